import { clsx } from 'clsx'
import type { LessonBook } from '#contract/lesson-book.ts'
import { planRows } from '#lesson/layout/blocks.ts'
import { qualityReport } from '#lesson/plan/quality-report.ts'
import { ageLook } from './age-look.ts'

/** Its lines are sentences, each of which is looked at by itself. */
const marked = 'To check'

/** What a leader wants to know before Sunday: the minutes of the class, and a short report on the book. */
export function LeaderReport({ book, withPlan }: { book: LessonBook; withPlan: boolean }) {
  const look = ageLook[book.ageGroup]
  return (
    <div className="font-sans text-sm">
      {withPlan && (
        <>
          <h4 className="mb-2 font-semibold">The class in {book.minutes} minutes</h4>
          <ol className="mb-7 divide-y divide-line border-y border-line">
            {planRows(book).map((row, at) => (
              <li key={at} className="flex gap-4 py-2">
                <span className={`w-20 shrink-0 font-semibold tabular-nums ${look.text}`}>{row.time}</span>
                <span>
                  <b className="font-semibold">{row.title}</b> <span className="text-ink-2">{row.what}</span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {qualityReport(book).map(({ name, lines }) => (
          <div key={name} className={lines.join('').length > 90 ? 'sm:col-span-2' : ''}>
            <dt className="font-semibold">{name}</dt>
            {lines.map((line, at) => (
              <dd key={at} className={clsx('text-ink-2', name === marked ? 'mt-1.5 flex gap-2.5' : 'mt-0.5')}>
                {name === marked && <i aria-hidden="true" className="mt-1.5 h-2.5 w-[7px] shrink-0 rounded-t-full bg-mute" />}
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
