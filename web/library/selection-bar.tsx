import { Archive, FileText, Layers, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { libraryPack } from '#contract/exports.ts'
import type { LibraryRow } from '#contract/library.ts'
import { packedAtOnce } from '#contract/limits.ts'
import { download } from '#web/lib/download.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { RowDeed } from './library-row.tsx'

/** On a phone four stand beside each other, each with its sign above it. */
const one = 'max-md:min-h-14 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-[0.8125rem]'

/** What is done with several sermons at once. */
export function SelectionBar({ rows, onDo, onClear }: { rows: LibraryRow[]; onDo: (deed: RowDeed) => void; onClear: () => void }) {
  const [paper] = usePaper()
  const [busy, setBusy] = useState('')
  const none = rows.length === 0
  const many = rows.length > packedAtOnce
  const fetching = (kind: 'pack' | 'files') => {
    setBusy(kind)
    void download(libraryPack, { params: {}, query: { kind, paper, ids: rows.map(({ id }) => id).join(',') } })
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(''))
  }
  const file = (kind: 'pack' | 'files', name: string, icon: React.ReactNode) => (
    <Button look="ghost" size="sm" className={one} disabled={busy !== '' || many || none} onClick={() => fetching(kind)}>
      {busy === kind ? <Spinner className="size-4" /> : icon}
      {name}
    </Button>
  )
  return (
    <section
      aria-label="Selected sermons"
      className="fixed inset-x-0 bottom-5 z-30 mx-auto items-center gap-1 rounded-[16px] border border-line bg-card p-2 shadow-3 max-md:bottom-20 max-md:grid max-md:w-[calc(100vw-1.5rem)] max-md:grid-cols-4 md:flex md:w-fit md:pl-5"
    >
      <p role="status" className="text-[0.9375rem] font-semibold tabular-nums max-md:col-span-3 max-md:pl-3 md:mr-3">
        {rows.length} selected
        {many && <span className="block text-xs font-normal text-mute">Up to {packedAtOnce} can be packed at once.</span>}
      </p>
      {file('pack', 'Sunday packs', <Archive className="size-4" aria-hidden="true" />)}
      {file('files', 'Export', <FileText className="size-4" aria-hidden="true" />)}
      <Button look="ghost" size="sm" className={one} disabled={none} onClick={() => onDo('edit')}>
        <Layers className="size-4" aria-hidden="true" />
        Series
      </Button>
      <Button look="ghost" size="sm" className={one} disabled={none} onClick={() => onDo('delete')}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </Button>
      <Button
        look="ghost"
        size="iconSm"
        className="max-md:order-first max-md:col-start-4 max-md:row-start-1 max-md:size-11 max-md:justify-self-end"
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X className="size-4" />
      </Button>
    </section>
  )
}
