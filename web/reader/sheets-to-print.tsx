import { readPicture } from '#contract/pictures.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { StepSheets } from '#web/book/step-sheets.tsx'
import { download } from '#web/lib/download.ts'
import type { Printable } from '#web/lib/kept-books.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'

/** The sheets of a step, each to be printed from where it is used. */
export function SheetsToPrint({ step, bookId, printables }: { step: RunStep; bookId: string; printables: readonly Printable[] }) {
  const [paper] = usePaper()
  const print = (name: string) =>
    download(readPicture, { params: { id: bookId, name }, query: { paper, format: 'pdf' } }).catch((failure: unknown) =>
      toastFailure('Download failed', failure, 'The file could not be made. Please try again.'),
    )
  return (
    <StepSheets
      step={step}
      printables={printables}
      show={({ name, title }) => (
        <button type="button" className="min-h-9 font-semibold text-accent-text hover:underline" onClick={() => void print(name)}>
          {title}
        </button>
      )}
    />
  )
}
