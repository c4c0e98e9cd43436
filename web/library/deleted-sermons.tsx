import { useState } from 'react'
import type { LibraryRow } from '#contract/library.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { takeBack } from './delete-sermons.tsx'

/** What was deleted and can still be had back, and until when. */
export function DeletedSermons({ rows, pending, onBack }: { rows: LibraryRow[]; pending: boolean; onBack: () => void }) {
  const [busy, setBusy] = useState('')
  const back = (id: string) => {
    setBusy(id)
    void takeBack([id]).finally(() => setBusy(''))
  }
  return (
    <section aria-labelledby="deleted" className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <h2 id="deleted" className="text-xl">
          Recently deleted
        </h2>
        <Button look="outline" size="sm" onClick={onBack}>
          Back to the library
        </Button>
      </div>
      {!pending && rows.length === 0 && <p className="py-10 text-ink-2">Nothing here. What you delete waits here for 30 days.</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-15 items-center gap-4 border-b border-line py-2">
            <span className="min-w-0 flex-1 leading-snug">
              <b className="block truncate font-semibold">{row.title}</b>
              <span className="block truncate text-sm text-mute">
                {[row.passage, row.goesAt && `deleted for good on ${longDate(row.goesAt)}`].filter(Boolean).join(', ')}
              </span>
            </span>
            <Button look="outline" size="sm" disabled={busy !== ''} onClick={() => back(row.id)}>
              {busy === row.id && <Spinner className="size-4" />}
              Restore it
              <span className="sr-only">: {row.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
