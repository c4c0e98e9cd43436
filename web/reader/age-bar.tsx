import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Book } from '#contract/library.ts'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { paths } from '#web/lib/paths.ts'
import type { Tab } from './use-opened-book.ts'

const line: Record<AgeGroup, string> = { teens: 'after:bg-teens', children: 'after:bg-children', 'young-kids': 'after:bg-kids' }

/** Children against a door frame. */
const tall: Record<AgeGroup, string> = { teens: 'h-11 md:h-13', children: 'h-9 md:h-10', 'young-kids': 'h-7 md:h-8' }

/** The sermon's three books as tabs, which stay on top, each with its own address; beside them what is done with this one. */
export function AgeBar({ book, tabs, children }: { book: Book; tabs: Tab[]; children: ReactNode }) {
  const inOrder = tabs.toSorted((a, b) => ageGroups.indexOf(a.ageGroup) - ageGroups.indexOf(b.ageGroup))
  return (
    <section aria-label="This book" className="no-print sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex h-15 items-stretch gap-1 md:h-17 md:gap-2">
        <Link
          href={paths.library}
          className="flex min-w-0 shrink items-center gap-2 rounded-md text-sm leading-tight text-ink-2 hover:text-ink max-lg:hidden lg:w-[232px]"
        >
          <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
          <span className="sr-only">Back to the library: </span>
          <span className="min-w-0">
            <b className="block truncate font-semibold text-ink">{book.sermonTitle}</b>
            <span className="block truncate">{longDate(book.sermonDate)}</span>
          </span>
        </Link>
        <nav aria-label="Books of this sermon" className="flex min-w-0 flex-1">
          <ul className="flex min-w-0 flex-1 items-stretch gap-1 md:gap-1.5">
            {inOrder.map(({ bookId, ageGroup, title }) => {
              const on = bookId === book.id
              return (
                <li key={bookId} className="flex min-w-0 max-md:flex-1">
                  <Link
                    href={paths.book(bookId)}
                    aria-current={on ? 'page' : undefined}
                    className={clsx(
                      'relative mt-1.5 flex min-w-0 items-center justify-center gap-2 rounded-t-[14px] border border-b-0 px-1.5 text-ink-2 md:mt-2 md:gap-2.5 md:pr-4 md:pl-2.5',
                      on
                        ? `${ageLook[ageGroup].soft} after:absolute after:-inset-x-px after:-bottom-px after:h-[3px] ${line[ageGroup]}`
                        : 'border-transparent hover:bg-paper-2',
                      'max-md:flex-1',
                    )}
                  >
                    <AgeCover
                      book={{ passage: book.content.passage, title, ageGroup }}
                      className={clsx('mb-1.5 w-auto shrink-0 self-end', tall[ageGroup])}
                    />
                    <span className="min-w-0 leading-tight">
                      <b className="block text-[0.8125rem] font-semibold whitespace-nowrap text-ink md:text-[0.9375rem]">
                        {ageProfiles[ageGroup].short}{' '}
                        <span className="font-normal text-mute tabular-nums max-md:block max-md:text-xs">{ageProfiles[ageGroup].ages}</span>
                      </b>
                      <span
                        className={clsx(
                          'block truncate text-[0.8125rem] max-xl:hidden xl:max-w-36',
                          on ? ageLook[ageGroup].text : 'text-mute',
                        )}
                      >
                        {title}
                      </span>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-0.5 max-md:hidden">{children}</div>
      </div>
    </section>
  )
}
