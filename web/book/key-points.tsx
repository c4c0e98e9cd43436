import { clsx } from 'clsx'
import { Quote, Shield } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

const SermonQuote = lazy(() => import('./sermon-quote.tsx').then((file) => ({ default: file.SermonQuote })))

/** What to remember: each key point, and on a tap the sermon's own words that it rests on, shown where they stand in the sermon. */
export function KeyPoints({ book, sermonId }: { book: LessonBook; sermonId: string | undefined }) {
  const [shown, setShown] = useState<string>()
  const look = ageLook[book.ageGroup]
  const lead = book.keyPoints.includes(book.bottomLine) ? '' : book.bottomLine
  return (
    <div data-section="keyPoints">
      <div className={clsx('mb-2 flex items-center gap-1.5 font-sans text-[0.8125rem] font-bold', look.text)}>
        <Shield className="size-[15px]" aria-hidden="true" />
        <h3 className="font-sans font-bold tracking-normal">Key Points</h3>
      </div>
      {lead && <p className="display mb-4 text-[1.375rem] leading-snug [overflow-wrap:anywhere]">{lead}</p>}
      <ul className="space-y-4">
        {book.keyPoints.map((point, at) => {
          const quote = book.evidence.find((one) => one.point === point)?.quote
          return (
            <li key={at}>
              <p className={clsx('text-[1.25rem] leading-[1.35] [overflow-wrap:anywhere] sm:text-[1.375rem]', look.body)}>{point}</p>
              {quote && sermonId && (
                <button
                  type="button"
                  className="mt-2 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-paper-2 px-3 font-sans text-[0.8125rem] font-semibold text-ink-2 hover:text-accent-text"
                  onClick={() => setShown(quote)}
                >
                  <Quote className={clsx('size-[15px]', look.text)} aria-hidden="true" />
                  See it in the sermon
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {shown && sermonId && (
        <Suspense>
          <SermonQuote sermonId={sermonId} quote={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
