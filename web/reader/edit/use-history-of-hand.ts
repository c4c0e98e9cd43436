import { useRef } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'

/** What is typed within this time into one place is one step back. */
const together = 1200

/** The steps of this sitting, to go back and forth in; the history of the book itself is the server's. */
export function useHistoryOfHand() {
  const past = useRef<LessonBook[]>([])
  const future = useRef<LessonBook[]>([])
  const last = useRef({ place: '', at: 0 })
  return {
    /** Remembers how it was before a change at a place. */
    note: (before: LessonBook, place: string) => {
      const now = Date.now()
      if (last.current.place !== place || now - last.current.at > together) past.current.push(before)
      last.current = { place, at: now }
      future.current = []
    },
    back: (now: LessonBook): LessonBook | undefined => {
      const before = past.current.pop()
      if (before) future.current.push(now)
      last.current = { place: '', at: 0 }
      return before
    },
    forth: (now: LessonBook): LessonBook | undefined => {
      const after = future.current.pop()
      if (after) past.current.push(now)
      return after
    },
  }
}
