import { clsx } from 'clsx'
import { Play, Smartphone, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { beforeSunday } from '#lesson/plan/before-sunday.ts'
import { checkBefore } from '#lesson/plan/check-before.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { CheckBeforeLines } from '#web/book/check-before.tsx'
import { errandHint, errandKinds } from '#web/book/errands.tsx'
import type { Printable } from '#web/lib/kept-books.ts'
import { useWayOut } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'

/** What a leader sees before the clock runs: what it is about, what has to lie there, and one button. */
export function BeforeClass({
  book,
  steps,
  printables,
  leave,
  kept,
  notice,
  onStart,
}: {
  book: LessonBook
  steps: RunStep[]
  printables: Printable[]
  leave: string
  kept: string
  notice: ReactNode
  onStart: () => void
}) {
  const wayOut = useWayOut()
  const errands = beforeSunday(book, printables)
  const checks = checkBefore(book)
  const breaks = steps.filter(({ part }) => part.of === 'pause').length
  return (
    <div className="mx-auto grid min-h-dvh max-w-[44rem] grid-rows-[auto_1fr_auto] px-4.5 pb-6 md:grid-rows-[auto_minmax(2rem,10vh)_auto_auto_1fr]">
      <header className="-ml-3 flex h-14 items-center">
        {wayOut && (
          <a href={leave} className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-2">
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">Leave the class</span>
          </a>
        )}
      </header>
      <main id="main" className="self-center py-4 md:row-start-3">
        {notice}
        <section
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 overflow-hidden rounded-2xl border px-5.5 pt-5.5 sm:px-9',
            ageLook[book.ageGroup].soft,
          )}
        >
          <div className="min-w-0 self-center pb-5.5">
            <p className={clsx('text-[0.9375rem] font-semibold', ageLook[book.ageGroup].text)}>
              {ageProfiles[book.ageGroup].short} {ageProfiles[book.ageGroup].ages}
            </p>
            <h1 className="my-2 text-[1.875rem] [overflow-wrap:anywhere] sm:text-[2.5rem]">{book.title}</h1>
            <p className="text-ink-2">
              {book.minutes} minutes, {steps.length} steps
              {breaks > 0 && `, ${breaks} of them ${breaks === 1 ? 'a short break' : 'short breaks'}`}
            </p>
          </div>
          <AgeCover first book={book} className="-mb-px h-32 w-auto max-w-none sm:h-52" />
        </section>
        <section className="mt-6">
          <h2 className="mb-2 text-xl">Before Sunday</h2>
          {errands.length === 0 && <p className="text-ink-2">Nothing but the book.</p>}
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 leading-snug">
            {errandKinds.map(([kind, name]) => {
              const of = errands.filter((one) => one.kind === kind)
              if (of.length === 0) return null
              return (
                <Fragment key={kind}>
                  <dt className="text-mute">{name}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]">
                    {kind === 'bring' ? (
                      of.map(({ text }) => text).join(', ')
                    ) : (
                      <ul className="space-y-1.5">
                        {of.map((one) => (
                          <li key={one.text}>
                            {one.text}
                            {errandHint(one) && <small className="block text-sm text-mute">{errandHint(one)}</small>}
                          </li>
                        ))}
                      </ul>
                    )}
                  </dd>
                </Fragment>
              )
            })}
          </dl>
        </section>
        {checks.length > 0 && (
          <section className="mt-6">
            <h2 className="mb-2 text-xl">Check before you teach</h2>
            <CheckBeforeLines checks={checks} />
          </section>
        )}
      </main>
      <footer className="sticky bottom-0 grid gap-2.5 bg-paper pt-3 pb-2 md:row-start-4 md:mt-5">
        <Button size="lg" className="w-full" onClick={onStart}>
          <Play className="size-5" aria-hidden="true" />
          Start the clock
        </Button>
        <p className="flex items-center justify-center gap-1.5 text-[0.8125rem] text-mute">
          <Smartphone className="size-4" aria-hidden="true" />
          {kept}
        </p>
      </footer>
    </div>
  )
}
