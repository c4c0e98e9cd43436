import { clsx } from 'clsx'
import { CalendarDays, ChevronDown, Ear, Play, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { Book } from '#contract/library.ts'
import { type RunStep, runSheet } from '#lesson/plan/run-sheet.ts'
import { kindIcon } from '#web/book/step-icon.ts'
import { offset } from '#web/book/step-time.ts'
import { paths } from '#web/lib/paths.ts'
import { useHere } from './use-here.ts'

const here: Record<AgeGroup, string> = {
  teens: 'aria-[current]:bg-teens-soft',
  children: 'aria-[current]:bg-children-soft',
  'young-kids': 'aria-[current]:bg-kids-soft',
}

/** The minutes of the class, which are the contents of the book. */
function MinutePlan({ steps, age }: { steps: RunStep[]; age: AgeGroup }) {
  const at = useHere()
  return (
    <ol className="-mx-2">
      {steps.map((step) => {
        const Icon = kindIcon[step.kind]
        const pause = step.part.of === 'pause'
        return (
          <li key={step.id}>
            <a
              href={`#${step.id}`}
              aria-current={step.id === at ? 'true' : undefined}
              className={clsx(
                'group grid grid-cols-[36px_20px_1fr_auto] items-center gap-1.5 rounded-md px-2 leading-tight text-ink-2 hover:bg-paper-2 aria-[current]:font-semibold aria-[current]:text-ink',
                pause ? 'min-h-7 text-[0.8125rem]' : 'min-h-11 py-1.5 text-[0.9375rem]',
                here[age],
              )}
            >
              <span className="text-[0.8125rem] font-normal text-mute tabular-nums group-aria-[current]:text-ink-2">
                {offset(step.from)}
              </span>
              {pause ? <span /> : <Icon className="size-[17px] justify-self-center text-mute" aria-hidden="true" />}
              <span className={clsx('min-w-0 [overflow-wrap:anywhere]', pause && 'text-mute')}>{step.title}</span>
              <span className="text-[0.8125rem] font-normal text-mute tabular-nums group-aria-[current]:text-ink-2">
                {step.minutes}
                <span className="sr-only"> minutes</span>
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

const more =
  'flex min-h-9 items-center gap-2.5 rounded-md text-[0.9375rem] text-ink-2 hover:text-accent-text [&>svg]:size-[17px] [&>svg]:text-mute'

/** The left side of the desk: the minutes as contents, and what stands behind them. */
export function MinuteRail({ book, content }: { book: Book; content: LessonBook }) {
  return (
    <nav
      aria-label="In this book"
      className="no-print sticky top-24 -mx-2 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto px-2 pb-9 [mask-image:linear-gradient(#000_calc(100%-2.25rem),transparent)] max-md:hidden"
    >
      <h2 className="mb-2.5 font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">{content.minutes} minutes</h2>
      <MinutePlan steps={runSheet(content)} age={content.ageGroup} />
      <ul className="mt-3.5 border-t border-line pt-3.5">
        <li>
          <Link href={paths.teach(book.id)} className={more}>
            <Play aria-hidden="true" />
            Start teaching
          </Link>
        </li>
        {content.weeklyChallenge && (
          <li>
            <a href="#week" className={more}>
              <CalendarDays aria-hidden="true" />
              Week at home
            </a>
          </li>
        )}
        <li>
          <a href="#leader" className={more}>
            <TriangleAlert aria-hidden="true" />
            To check
            {content.toCheck.length > 0 && (
              <span className="ml-auto rounded-full bg-paper-2 px-2.5 py-0.5 text-[0.8125rem] tabular-nums">{content.toCheck.length}</span>
            )}
          </a>
        </li>
        <li>
          <Link href={paths.plan(book.sermonId)} className={more}>
            <Ear aria-hidden="true" />
            What we heard
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** The same contents on a phone, folded open above the lesson. */
export function MinuteCard({ content }: { content: LessonBook }) {
  const steps = runSheet(content)
  return (
    <details open className="no-print group/plan mb-7 rounded-xl border border-line bg-card px-4 pt-3 pb-2 shadow-1 md:hidden">
      <summary className="flex min-h-9 list-none items-center font-semibold">
        {content.minutes} minutes, {steps.filter(({ part }) => part.of !== 'pause').length} steps
        <ChevronDown className="ml-auto size-5 text-mute transition-transform group-open/plan:rotate-180" aria-hidden="true" />
      </summary>
      <MinutePlan steps={steps} age={content.ageGroup} />
    </details>
  )
}
