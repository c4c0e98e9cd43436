import { Printer } from 'lucide-react'
import { useState } from 'react'
import { roomPrint } from '#contract/exports.ts'
import type { Book } from '#contract/library.ts'
import { roomSize } from '#contract/limits.ts'
import { useRoomCount } from '#web/lib/use-room-count.ts'
import { download } from '#web/lib/download.ts'
import type { Paper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Everything that this room needs on Sunday, as often as there are children, in one PDF and printing order. */
export function PrintRoom({ book, paper, quiet }: { book: Book; paper: Paper; quiet: boolean }) {
  const { countOf, type, keep } = useRoomCount(book.sermonId)
  const count = countOf(book.ageGroup)
  const [busy, setBusy] = useState(false)
  const print = () => {
    setBusy(true)
    void download(roomPrint, { params: { id: book.sermonId }, query: { paper, age: book.ageGroup, count: String(count) } })
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(false))
  }
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault()
        print()
      }}
    >
      <label className="flex items-center justify-between gap-3 text-[0.9375rem] text-ink-2">
        {book.ageGroup === 'teens' ? 'How many teens' : 'How many children'}
        <input
          type="number"
          min={1}
          max={roomSize.most}
          required
          value={count}
          onChange={(event) => type(book.ageGroup, Number(event.target.value))}
          onBlur={() => void keep()}
          className="block h-11 w-20 rounded-md border border-line-2 bg-card px-3 text-base tabular-nums"
        />
      </label>
      <Button type="submit" look={quiet ? 'outline' : 'solid'} disabled={busy} className="mt-3 w-full">
        {busy ? <Spinner className="size-5" /> : <Printer className="size-5" aria-hidden="true" />}
        Print for Sunday
      </Button>
      <p className="mt-2.5 text-center text-[0.8125rem] text-mute">
        Everything as one PDF, {paper === 'letter' ? 'US Letter' : 'A4'}, the text as it stands here
      </p>
    </form>
  )
}
