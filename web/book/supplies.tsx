import { useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { beforeSunday } from '#lesson/plan/before-sunday.ts'
import type { Printable } from '#web/lib/kept-books.ts'
import { errandKey, Errands } from './errands.tsx'
import { tickedSupplies, tickSupplies } from './ticked-supplies.ts'

/** What has to be brought, printed and got ready, to tick off while it is packed; this browser remembers. */
export function Supplies({ book, bookId, printables }: { book: LessonBook; bookId: string; printables: readonly Printable[] }) {
  const errands = beforeSunday(book, printables)
  const [have, setHave] = useState(() => tickedSupplies(bookId))
  const there = errands.filter((one) => have.includes(errandKey(one))).length
  const tick = (key: string) => {
    const next = have.includes(key) ? have.filter((one) => one !== key) : [...have, key]
    setHave(next)
    tickSupplies(bookId, next)
  }
  return (
    <section aria-labelledby="supplies">
      <h2 id="supplies" className="mb-3 flex justify-between font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal">
        Before Sunday
        {errands.length > 0 && (
          <span className="text-[0.8125rem] text-mute tabular-nums">
            {there} of {errands.length}
          </span>
        )}
      </h2>
      {errands.length === 0 && <p className="text-[0.9375rem] text-ink-2">Nothing but the book.</p>}
      <Errands
        small
        errands={errands}
        box={(key, look) => <input type="checkbox" className={look} checked={have.includes(key)} onChange={() => tick(key)} />}
      />
    </section>
  )
}
