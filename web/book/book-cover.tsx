import { addressOf } from '#contract/endpoint.ts'
import { drawingEdition, readCover } from '#contract/pictures.ts'
import type { LessonBook } from '#contract/lesson-book.ts'

/** The cover of a book in its arch: a scene of its passage. What it shows is said beside it, so a reader of screens passes it by. */
export function BookCover({ book, className }: { book: Pick<LessonBook, 'passage' | 'title'>; className?: string }) {
  const query = new URLSearchParams({ passage: book.passage.slice(0, 200), title: book.title.slice(0, 300), edition: drawingEdition })
  return (
    <img src={`${addressOf(readCover)}?${query}`} alt="" width={844} height={1004} loading="lazy" decoding="async" className={className} />
  )
}
