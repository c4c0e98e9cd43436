import { clsx } from 'clsx'
import { BookOpen, Ear, Pencil, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { ageProfiles } from '#lesson/age-groups.ts'
import { weekdayAndDate } from '#lesson/words/long-date.ts'
import { ageLook } from '#web/book/age-look.ts'
import { BookCover, type Covered } from '#web/book/book-cover.tsx'
import { paths } from '#web/lib/paths.ts'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-card px-3.5 text-sm font-medium text-ink-2 [&>svg]:size-4 [&>svg]:text-mute'

/** The day, the name and the facts of a sermon, over its books. */
export function SundayHead({
  sermon,
  passage,
  sermonId,
  onChange,
}: {
  sermon: { title: string; speaker: string; date: string }
  passage: string
  sermonId: string | undefined
  onChange?: () => void
}) {
  return (
    <div>
      {weekdayAndDate(sermon.date) && <p className="font-semibold text-accent-text">{weekdayAndDate(sermon.date)}</p>}
      <h1 className="mt-1 max-w-[22em] text-[1.875rem] [overflow-wrap:anywhere] md:text-[2.75rem]">{sermon.title}</h1>
      <p className="mt-3 flex flex-wrap gap-2">
        {passage && (
          <span className={chip}>
            <BookOpen aria-hidden="true" />
            {passage}
          </span>
        )}
        {sermon.speaker && (
          <span className={chip}>
            <UserRound aria-hidden="true" />
            {sermon.speaker}
          </span>
        )}
        {sermonId && (
          <Link href={paths.plan(sermonId)} className={clsx(chip, 'hover:border-ink-2 hover:text-ink')}>
            <Ear aria-hidden="true" />
            What we heard
          </Link>
        )}
        {onChange && (
          <button type="button" onClick={onChange} className={clsx(chip, 'hover:border-ink-2 hover:text-ink')}>
            <Pencil aria-hidden="true" />
            Change the sermon
          </button>
        )}
      </p>
    </div>
  )
}

/** How far a cover is colored, in steps: what rises is cut from above. */
const cuts = [
  '[clip-path:inset(100%_0_0_0)]',
  '[clip-path:inset(84%_0_0_0)]',
  '[clip-path:inset(68%_0_0_0)]',
  '[clip-path:inset(52%_0_0_0)]',
  '[clip-path:inset(36%_0_0_0)]',
  '[clip-path:inset(20%_0_0_0)]',
  '[clip-path:inset(0)]',
]
export const fullCover = cuts.length - 1
export type Shelved = Covered & {
  /** Where it is read; nowhere while it is written. */
  href?: string
  /** How much of the cover is colored, up to `fullCover`; the rest is its line drawing. */
  filled: number
  says?: string
}
const widths = { 'young-kids': 'w-[26%]', children: 'w-[31%]', teens: 'w-[38%]' }

/** Three covers on one shelf, which grow with the age. */
export function SundayShelf({ books, label }: { books: Shelved[]; label: string }) {
  return (
    <div>
      <ul aria-label={label} className="flex items-end justify-between gap-2 px-2 sm:gap-4 sm:px-3.5">
        {books.map((book) => {
          const cover = (
            <span
              className={clsx(
                'relative block overflow-hidden rounded-t-full rounded-b-[10px] p-[3px] shadow-2 sm:p-1',
                book.filled === fullCover ? ageLook[book.ageGroup].mark : 'bg-line',
              )}
            >
              {book.filled < fullCover && <BookCover book={book} look="line" className="block h-auto w-full" />}
              <BookCover
                first
                book={book}
                className={clsx(
                  'block h-auto w-full',
                  book.filled < fullCover && 'absolute inset-0 p-[inherit] transition-[clip-path] duration-[600ms]',
                  cuts[book.filled],
                )}
              />
            </span>
          )
          return (
            <li key={book.ageGroup} className={clsx('relative z-10 -mb-2.5', widths[book.ageGroup])}>
              {book.href ? (
                <Link href={book.href} className="block rounded-t-full transition-transform duration-150 hover:-translate-y-1">
                  {cover}
                  <span className="sr-only">
                    Open {book.title}, {ageProfiles[book.ageGroup].short}
                  </span>
                </Link>
              ) : (
                cover
              )}
            </li>
          )
        })}
      </ul>
      <div
        aria-hidden="true"
        className="h-3.5 rounded-full bg-(--shelf) shadow-[inset_0_5px_0_rgb(255_255_255/.22),0_6px_10px_-4px_rgb(51_28_56/.35)]"
      />
      <ul aria-label={`${label}, by name`} className="mt-3.5 flex justify-between gap-2 px-2 sm:gap-4 sm:px-3.5">
        {books.map((book) => (
          <li key={book.ageGroup} className={clsx('min-w-0 leading-tight', widths[book.ageGroup])}>
            <b className="block text-[0.9375rem] font-semibold [overflow-wrap:anywhere] sm:text-base">{book.title}</b>
            <span className={clsx('mt-1 block text-sm font-semibold', ageLook[book.ageGroup].text)}>
              {ageProfiles[book.ageGroup].short}
            </span>
            {book.says && <span className="mt-0.5 block text-sm text-mute">{book.says}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
