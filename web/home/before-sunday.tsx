import { clsx } from 'clsx'
import { ChevronRight, ShoppingBasket, TriangleAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { LessonBook } from '#contract/lesson-book.ts'
import type { Link as SentLink } from '#contract/links.ts'
import { listPictures } from '#contract/pictures.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { toBring } from '#lesson/plan/supplies.ts'
import { ageLook } from '#web/book/age-look.ts'
import { tickedSupplies } from '#web/book/ticked-supplies.ts'
import { paths } from '#web/lib/paths.ts'
import { useReads } from '#web/lib/use-read.ts'

type Of = { bookId: string; content: LessonBook }
const row = 'flex min-h-13 w-full items-center gap-3.5 border-b border-line py-2 text-left hover:bg-paper-2'
const most = 3
const nameOf = ({ content }: Of) => ageProfiles[content.ageGroup].short
const linesOf = ({ content }: Of) => (content.toCheck.length === 1 ? 'One line' : `${content.toCheck.length} lines`)

/** What is still to be looked at and fetched before the class, each with the way to it. */
export function BeforeSunday({ books, links, onFamily }: { books: Of[]; links: SentLink[]; onFamily: () => void }) {
  const sheets = useReads(
    listPictures,
    books.map(({ bookId }) => ({ id: bookId })),
  )
  const toGet = books.flatMap(({ bookId, content }, at) => {
    const have = tickedSupplies(bookId)
    return toBring(content, sheets[at] ?? [])
      .filter((supply) => !have.includes(supply))
      .map((supply) => ({ bookId, supply }))
  })
  const toCheck = books.filter(({ content }) => content.toCheck.length > 0)
  const names = [...new Set(toGet.map(({ supply }) => supply))]
  const families = links.find(({ kind }) => kind === 'family')
  return (
    <section aria-labelledby="before-sunday">
      <h2 id="before-sunday" className="border-b border-line pb-3 text-[1.375rem]">
        Before Sunday
      </h2>
      <ul>
        {toCheck.length === 1 && toCheck[0] && (
          <li>
            <Link href={paths.book(toCheck[0].bookId, 'leader')} className={row}>
              <TriangleAlert className="size-4.5 shrink-0 text-mute" aria-hidden="true" />
              <Line>
                {linesOf(toCheck[0])} to check in the book for {nameOf(toCheck[0]).toLowerCase()}
              </Line>
            </Link>
          </li>
        )}
        {toCheck.length > 1 && (
          <li className="flex min-h-13 items-start gap-3.5 border-b border-line py-3">
            <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-mute" aria-hidden="true" />
            <div className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
              To check before you teach
              <ul className="mt-1 flex flex-wrap gap-x-5">
                {toCheck.map((one) => (
                  <li key={one.bookId}>
                    <Link
                      href={paths.book(one.bookId, 'leader')}
                      className={clsx(
                        'inline-flex min-h-9 items-center font-semibold underline underline-offset-4',
                        ageLook[one.content.ageGroup].text,
                      )}
                    >
                      {nameOf(one)}
                      <span className="ml-1.5 font-normal tabular-nums">
                        {one.content.toCheck.length}
                        <span className="sr-only"> {one.content.toCheck.length === 1 ? 'line' : 'lines'}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
        {toGet[0] && (
          <li>
            <Link href={paths.book(toGet[0].bookId)} className={row}>
              <ShoppingBasket className="size-4.5 shrink-0 text-mute" aria-hidden="true" />
              <Line>
                Still to get: {names.slice(0, most).join(', ').toLowerCase()}
                {names.length > most && ` and ${names.length - most} more`}
              </Line>
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={onFamily} className={row}>
            <Users className="size-4.5 shrink-0 text-mute" aria-hidden="true" />
            <Line>
              {families
                ? `Family page, ${families.openings === 1 ? 'opened once' : families.openings ? `opened ${families.openings} times` : 'not opened yet'}`
                : 'Family page for the bulletin'}
            </Line>
          </button>
        </li>
      </ul>
    </section>
  )
}
const Line = ({ children }: { children: ReactNode }) => (
  <>
    <span className="min-w-0 flex-1 text-[0.9375rem] leading-snug">{children}</span>
    <ChevronRight className="size-4.5 shrink-0 text-mute" aria-hidden="true" />
  </>
)
