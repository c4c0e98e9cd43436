import type { LessonBook } from '#contract/lesson-book.ts'
import type { Book } from '#contract/library.ts'
import type { BookDeeds } from '#web/book/use-book-deeds.tsx'
import { EarlierNotes } from '#web/book/after-class.tsx'
import { Supplies } from '#web/book/supplies.tsx'
import { UsedBefore } from '#web/book/used-before.tsx'
import type { Printable } from '#web/lib/kept-books.ts'
import { usePaper } from '#web/lib/paper.ts'
import { Papers } from './papers.tsx'
import { PrintRoom } from './print-room.tsx'

/** The right side of the desk: what is printed for Sunday and what is packed. */
export function PrepareRail({
  book,
  content,
  pictures,
  deeds,
  quiet,
}: {
  book: Book
  content: LessonBook
  pictures: readonly Printable[]
  deeds: BookDeeds
  quiet: boolean
}) {
  const [paper] = usePaper()
  return (
    <aside
      aria-label="Print and prepare"
      className="no-print md:max-[68.7rem]:order-first md:max-[68.7rem]:col-span-2 md:max-[68.7rem]:grid md:max-[68.7rem]:gap-8 min-[68.75rem]:sticky min-[68.75rem]:top-24 min-[68.75rem]:max-h-[calc(100dvh-7rem)] min-[68.75rem]:self-start min-[68.75rem]:overflow-y-auto min-[68.75rem]:pb-9 min-[68.75rem]:[mask-image:linear-gradient(#000_calc(100%-2.25rem),transparent)]"
    >
      <div className="max-md:hidden md:max-[68.7rem]:grid md:max-[68.7rem]:grid-cols-3 md:max-[68.7rem]:gap-8">
        <div className="md:max-[68.7rem]:col-span-2">
          <h2 className="mb-2.5 flex justify-between font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">
            Print for Sunday
            <button type="button" className="text-accent-text underline underline-offset-4" onClick={() => deeds.open('take')}>
              Choose
            </button>
          </h2>
          <Papers book={book} paper={paper} />
        </div>
        <PrintRoom book={book} paper={paper} quiet={quiet} />
        <hr className="my-5 border-line max-[68.7rem]:hidden" />
      </div>
      <div>
        <Supplies book={content} bookId={book.id} printables={pictures} />
        <UsedBefore bookId={book.id} />
        <EarlierNotes bookId={book.id} />
      </div>
    </aside>
  )
}
