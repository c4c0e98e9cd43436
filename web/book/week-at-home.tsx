import { clsx } from 'clsx'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

/** The week after the class: a day in each arch, which slides on a phone. */
export function WeekAtHome({ book, challenge }: { book: LessonBook; challenge: NonNullable<LessonBook['weeklyChallenge']> }) {
  const look = ageLook[book.ageGroup]
  return (
    <>
      {challenge.description && (
        <p className={clsx('mb-4 [overflow-wrap:anywhere]', challenge.days.length ? 'font-sans text-ink-2' : look.read)}>
          {challenge.description}
        </p>
      )}
      {challenge.days.length > 0 && (
        <ol
          // It is scrolled sideways on a phone, by keyboard too.
          tabIndex={0}
          aria-label="Day by day"
          className="flex gap-2 overflow-x-auto pb-2 max-sm:-mx-4.5 max-sm:px-4.5 sm:max-lg:grid sm:max-lg:grid-cols-4 lg:grid lg:auto-cols-fr lg:grid-flow-col"
        >
          {challenge.days.map(({ day, activity }, at) => (
            <li
              key={at}
              className={clsx(
                'min-h-40 w-32 shrink-0 rounded-t-[4rem] rounded-b-[14px] border px-3 pt-5 pb-3 text-center font-sans text-[0.8125rem] leading-[1.35] [overflow-wrap:anywhere] sm:w-auto lg:px-2',
                look.soft,
              )}
            >
              <b className={clsx('mb-2 block text-[0.9375rem] leading-tight font-bold', look.text)}>{day}</b>
              {activity}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
