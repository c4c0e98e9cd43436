import { clsx } from 'clsx'
import { Play, Smartphone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { suppliesOf } from '#lesson/plan/supplies.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'

/** What a leader sees before the clock runs: what it is about, what has to lie there, and one button. */
export function BeforeClass({
  book,
  steps,
  leave,
  kept,
  notice,
  onStart,
}: {
  book: LessonBook
  steps: RunStep[]
  leave: string
  kept: string
  notice: ReactNode
  onStart: () => void
}) {
  const online = useOnline()
  const supplies = suppliesOf(book)
  const prepare = steps.filter(({ prepMinutes }) => prepMinutes > 0)
  const breaks = steps.filter(({ part }) => part.of === 'pause').length
  return (
    <div className="mx-auto grid min-h-dvh max-w-[44rem] grid-rows-[auto_1fr_auto] px-4.5 pb-6 md:grid-rows-[auto_minmax(2rem,10vh)_auto_auto_1fr]">
      <header className="-ml-3 flex h-14 items-center">
        {online && (
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
              {book.minutes} minutes, {steps.length - breaks} steps
              {breaks > 0 && ` and ${breaks} short ${breaks === 1 ? 'break' : 'breaks'}`}
            </p>
          </div>
          <AgeCover book={book} className="-mb-px h-32 w-auto max-w-none sm:h-52" />
        </section>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          <div>
            <h2 className="mb-1.5 text-xl">On the table</h2>
            <p className="text-ink-2">{supplies.length ? supplies.join(', ') : 'Nothing but the book.'}</p>
          </div>
          {prepare.length > 0 && (
            <div>
              <h2 className="mb-1.5 text-xl">Prepared</h2>
              <p className="text-ink-2">{prepare.map(({ title }) => title).join(', ')}</p>
            </div>
          )}
        </div>
      </main>
      <footer className="grid gap-2.5 md:row-start-4 md:mt-8">
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
