import { clsx } from 'clsx'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

/** Each key point, and on a tap the sermon's own words that it rests on. */
export function KeyPoints({ book }: { book: LessonBook }) {
  const look = ageLook[book.ageGroup]
  const lead = book.keyPoints.includes(book.bottomLine) ? '' : book.bottomLine
  return (
    <>
      {lead && <p className="display mb-3 text-lg">{lead}</p>}
      <ul className="space-y-2.5">
        {book.keyPoints.map((point, at) => {
          const quote = book.evidence.find((one) => one.point === point)?.quote
          return (
            <li key={at} className="flex gap-3">
              <i aria-hidden="true" className={clsx('mt-[.45em] h-3 w-2 shrink-0 rounded-t-full', look.mark)} />
              <div>
                <span>{point}</span>
                {quote && (
                  <details className="font-sans text-sm">
                    <summary className={clsx('py-1', look.text)}>From the sermon</summary>
                    <p className="border-l-2 border-line pl-3 text-ink-2">“{quote}”</p>
                  </details>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
