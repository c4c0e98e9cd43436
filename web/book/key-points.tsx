import { clsx } from 'clsx'
import { Quote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

const SermonQuote = lazy(() => import('./sermon-quote.tsx').then((file) => ({ default: file.SermonQuote })))

/** Each key point, and on a tap the sermon's own words that it rests on, shown where they stand in the sermon. */
export function KeyPoints({ book, sermonId }: { book: LessonBook; sermonId: string | undefined }) {
  const [shown, setShown] = useState<string>()
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
                {quote && sermonId && (
                  <button
                    type="button"
                    className={clsx('-ml-1 flex min-h-8 items-center gap-1.5 rounded px-1 font-sans text-sm hover:underline', look.text)}
                    onClick={() => setShown(quote)}
                  >
                    <Quote className="size-3.5" aria-hidden="true" />
                    See it in the sermon
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {shown && sermonId && (
        <Suspense>
          <SermonQuote sermonId={sermonId} quote={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
