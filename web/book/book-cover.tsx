import { clsx } from 'clsx'
import { addressOf } from '#contract/endpoint.ts'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { drawingEdition, readCover } from '#contract/pictures.ts'

export type Covered = Pick<LessonBook, 'passage' | 'title' | 'ageGroup'>
type Props = {
  book: Covered
  look?: 'color' | 'line'
  /** It is what the page begins with, and is fetched at once. */
  first?: boolean
  className?: string | undefined
}

/** The cover of a book in its arch: a scene of its passage. What it shows is said beside it, so a reader of screens passes it by. */
export function BookCover({ book, look = 'color', first = false, className }: Props) {
  const query = new URLSearchParams({
    passage: book.passage.slice(0, 200),
    title: book.title.slice(0, 300),
    age: book.ageGroup,
    ...(look === 'line' ? { look } : {}),
    edition: drawingEdition,
  })
  return (
    <img
      src={`${addressOf(readCover)}?${query}`}
      alt=""
      width={844}
      height={1004}
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={className}
    />
  )
}

const mats: Record<AgeGroup, string> = { teens: 'bg-teens', children: 'bg-children', 'young-kids': 'bg-kids' }
/** A cover in the color of its age, as it stands beside the two others: small for the youngest, tall for teens. */
export const ShelvedCover = ({ book, className, children }: { book: Covered; className?: string; children?: React.ReactNode }) => (
  <span className={clsx('block overflow-hidden rounded-t-full rounded-b-[6px]', mats[book.ageGroup], className)}>
    {children ?? <BookCover book={book} className="block h-auto w-full" />}
  </span>
)
