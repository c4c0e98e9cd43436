import { sampleBooks } from 'virtual:sample-books'
import { Quote } from 'lucide-react'
import { sampleSermon } from '#web/lib/sample-sermon.ts'

/** The words around a quotation of the sermon: its sentence, with what stands before and behind it in the same paragraph. */
function around(quote: string): { before: string; behind: string } {
  const paragraph = sampleSermon.content.split(/\n+/).find((one) => one.includes(quote)) ?? quote
  const from = paragraph.indexOf(quote)
  const near = 140
  const before = paragraph.slice(0, Math.max(0, from))
  const behind = paragraph.slice(from + quote.length)
  const lastSentences = before.length > near ? before.slice(before.indexOf('. ', before.length - near) + 2) : before
  const end = behind.search(/[.!?](?= |$)/)
  const second = behind.slice(end + 1).search(/[.!?](?= |$)/)
  return { before: lastSentences, behind: behind.slice(0, second < 0 ? end + 1 : end + second + 2) }
}

/** A key point, and the preacher's own words that it rests on: open from the start, as it is after a press in the app. */
export function FromTheSermon() {
  const { teens } = sampleBooks
  const [first] = teens.evidence
  if (!first) return null
  const { before, behind } = around(first.quote)
  return (
    <section className="rounded-[22px] bg-children-soft px-5.5 py-6.5 sm:rounded-2xl sm:px-9.5 sm:py-9">
      <h2 className="text-2xl">Every point, from the sermon</h2>
      <p className="mt-4.5 mb-3 text-[1.25rem] leading-snug sm:text-[1.375rem]">{first.point}</p>
      <details open className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-full bg-card px-4 text-sm font-semibold text-ink-2 hover:text-accent-text [&::-webkit-details-marker]:hidden">
          <Quote className="size-4 text-children-text" aria-hidden="true" />
          See it in the sermon
        </summary>
        <div
          className="ml-6 h-6 w-0.5 bg-[repeating-linear-gradient(var(--children-text)_0_5px,transparent_5px_10px)]"
          aria-hidden="true"
        />
        <blockquote className="-rotate-[0.6deg] rounded-sm bg-card px-5 py-4.5 text-[0.9375rem] leading-relaxed text-ink-2 shadow-2">
          {before}
          <mark className="rounded-[3px] bg-[#fbdc92] px-0.5 text-[#331c38]">{first.quote}</mark>
          {behind}
        </blockquote>
      </details>
    </section>
  )
}
