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

/** What is done with several sermons at once. */
export function SelectionBar({ rows, onDo, onClear }: { rows: LibraryRow[]; onDo: (deed: RowDeed) => void; onClear: () => void }) {
  const [paper] = usePaper()
  const [busy, setBusy] = useState('')
  const many = rows.length > packedAtOnce
  const fetching = (kind: 'pack' | 'files') => {
    setBusy(kind)
    void download(libraryPack, { params: {}, query: { kind, paper, ids: rows.map(({ id }) => id).join(',') } })
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(''))
  }
  const file = (kind: 'pack' | 'files', name: string, icon: React.ReactNode) => (
    <Button look="ghost" size="sm" disabled={busy !== '' || many} onClick={() => fetching(kind)}>
      {busy === kind ? <Spinner className="size-4" /> : icon}
      {name}
    </Button>
  )
  return (
    <section
      aria-label="Selected sermons"
      className="fixed inset-x-0 bottom-5 z-30 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-1 rounded-[16px] border border-line bg-card p-2 pl-5 shadow-3 max-md:bottom-20"
    >
      <p role="status" className="mr-3 text-[0.9375rem] font-semibold tabular-nums">
        {rows.length} selected
        {many && <span className="block text-xs font-normal text-mute">At most {packedAtOnce} are packed at once.</span>}
      </p>
      {file('pack', 'Sunday packs', <Archive className="size-4" aria-hidden="true" />)}
      {file('files', 'Export', <FileText className="size-4" aria-hidden="true" />)}
      <Button look="ghost" size="sm" onClick={() => onDo('edit')}>
        <Layers className="size-4" aria-hidden="true" />
        Series
      </Button>
      <Button look="ghost" size="sm" onClick={() => onDo('delete')}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </Button>
      <Button look="ghost" size="iconSm" aria-label="Select nothing" onClick={onClear}>
        <X className="size-4" />
      </Button>
    </section>
  )
}
