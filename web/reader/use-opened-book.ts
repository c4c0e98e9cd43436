import { useEffect } from 'react'
import { type OpenBook, readBook } from '#contract/library.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { readSermon } from '#contract/sermons.ts'
import { useRead } from '#web/lib/use-read.ts'

export type Tab = { bookId: string; ageGroup: AgeGroup; title: string }
/** The book at this address and the others of its sermon, whose tabs stand beside it. */
export function useOpenedBook(id: string): { book: OpenBook | undefined; tabs: Tab[]; error: Error | null; again: () => void } {
  const { data: book, error, refetch } = useRead(readBook, { params: { id } })
  const { data: sermon } = useRead(readSermon, { params: { id: book?.sermonId ?? '' }, enabled: Boolean(book) })
  // The section that the address names, once it is there: the browser looked for it before. What comes late above it, as
  // pictures do, moves it, until somebody goes elsewhere by hand.
  useEffect(() => {
    const section = book?.id && location.hash && document.getElementById(location.hash.slice(1))
    if (!section) return
    const watch = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }))
    const gone = new AbortController()
    const leave = () => (watch.disconnect(), gone.abort())
    for (const way of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange'])
      addEventListener(way, leave, { passive: true, signal: gone.signal })
    watch.observe(document.body)
    return leave
  }, [book?.id])
  const tabs = sermon?.generatedContent.map(({ bookId, ageGroup, content }) => ({ bookId, ageGroup, title: content.title })) ?? []
  const own: Tab[] = book ? [{ bookId: book.id, ageGroup: book.ageGroup, title: book.content.title }] : []
  return { book, tabs: tabs.length ? tabs : own, error, again: () => void refetch() }
}
