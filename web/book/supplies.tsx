import { useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { suppliesOf } from '#lesson/plan/supplies.ts'
import { ArchTick } from '#web/ui/arch-tick.tsx'

const keyOf = (bookId: string) => `supplies:${bookId}`
/** What of a book's supplies was packed already, on this browser. */
export function tickedSupplies(bookId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(bookId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** What the class needs, to tick off while it is packed; this browser remembers. */
export function Supplies({ book, bookId }: { book: LessonBook; bookId: string }) {
  const supplies = suppliesOf(book)
  const [have, setHave] = useState(() => tickedSupplies(bookId))
  const there = supplies.filter((one) => have.includes(one)).length
  const tick = (supply: string) => {
    const next = have.includes(supply) ? have.filter((one) => one !== supply) : [...have, supply]
    setHave(next)
    localStorage.setItem(keyOf(bookId), JSON.stringify(next))
  }
  return (
    <section aria-labelledby="supplies">
      <h2 id="supplies" className="flex justify-between font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">
        What you need
        {supplies.length > 0 && (
          <span className="tabular-nums">
            {there} of {supplies.length}
          </span>
        )}
      </h2>
      {supplies.length === 0 && <p className="mt-2 text-[0.9375rem] text-ink-2">Nothing but the book.</p>}
      <ul className="mt-1">
        {supplies.map((supply) => (
          <li key={supply}>
            <label className="relative flex min-h-11 cursor-pointer items-center gap-3.5 text-[0.9375rem]">
              <input
                type="checkbox"
                className="peer absolute inset-0 cursor-pointer opacity-0"
                checked={have.includes(supply)}
                onChange={() => tick(supply)}
              />
              <ArchTick />
              <span className="min-w-0 [overflow-wrap:anywhere] peer-checked:text-mute">{supply}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
