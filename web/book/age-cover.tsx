import { addressOf } from '#contract/endpoint.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { drawingEdition, readCover } from '#contract/pictures.ts'
import { coverSize } from '#lesson/pictures/cover-frames.ts'

type Covered = Pick<LessonBook, 'passage' | 'title' | 'ageGroup'>

/** Where the cover of a book stands in the arch of its age. */
export const ageCoverAddress = ({ passage, title, ageGroup }: Covered, look: 'color' | 'line' = 'color'): string =>
  `${addressOf(readCover)}?${new URLSearchParams({ passage: passage.slice(0, 200), title: title.slice(0, 300), edition: drawingEdition, age: ageGroup, look, framed: 'yes' })}`

/** The cover of one of a sermon's three books: its scene, in a frame that grows with the age. What it shows is said beside it. */
export const AgeCover = ({
  book,
  first = false,
  className,
}: {
  book: Covered
  /** It is what the page begins with, and is fetched at once. */
  first?: boolean
  className?: string
}) => (
  <img
    src={ageCoverAddress(book)}
    alt=""
    {...coverSize(book.ageGroup)}
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
    className={className}
  />
)
