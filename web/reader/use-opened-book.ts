import { useEffect, useMemo } from 'react'
import { type OpenBook, readBook } from '#contract/library.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { listPictures } from '#contract/pictures.ts'
import { CallError } from '#web/lib/call.ts'
import { forgetBook, keepBook, keptBook, keptOfSermon, type Printable } from '#web/lib/kept-books.ts'
import { useRead } from '#web/lib/use-read.ts'

export type Tab = { bookId: string; ageGroup: AgeGroup; title: string }
export type OpenedBook = {
  book: OpenBook | undefined
  pictures: readonly Printable[]
  /** The others of its sermon, whose tabs stand beside it. */
  tabs: Tab[]
  /** When the book was read that is shown, where nobody could be asked whether it is still so. */
  asOf: Date | undefined
  error: Error | undefined
  again: () => void
}

/** The book at this address: from the server, or from what this browser keeps where the server cannot be reached. */
export function useOpenedBook(id: string): OpenedBook {
  const { data, error, refetch, fetchStatus, dataUpdatedAt } = useRead(readBook, { params: { id } })
  const { data: sheets } = useRead(listPictures, { params: { id } })
  const refused = error instanceof CallError && error.status < 500
  const unreached = !refused && (error !== null || fetchStatus === 'paused')
  const alone = unreached && !data
  const kept = useMemo(() => (alone ? keptBook(id) : undefined), [alone, id])
  const book = data ?? (kept?.book.opened && { ...kept.book.opened, content: kept.book.content })
  useEffect(() => {
    if (!data) return
    const { content, ...opened } = data
    keepBook(id, { content, opened, ...(sheets ? { pictures: sheets } : {}) }, new Date(dataUpdatedAt))
  }, [id, data, sheets, dataUpdatedAt])
  // A book that is gone is kept no longer.
  const gone = refused && error.status === 404
  useEffect(() => {
    if (gone) forgetBook(id)
  }, [gone, id])
  useEffect(() => {
    if (!unreached) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [unreached, refetch])
  useSectionOfAddress(book?.id)
  // Where nobody can be asked, only what is kept can be opened.
  const beside = book && alone ? keptOfSermon(book.sermonId) : (book?.ofSermon ?? [])
  return {
    book,
    pictures: sheets ?? kept?.book.pictures ?? [],
    tabs: beside.map(({ id: bookId, ageGroup, title }) => ({ bookId, ageGroup, title })),
    asOf: unreached && book ? new Date(data ? dataUpdatedAt : (kept?.keptAt ?? 0)) : undefined,
    error: refused ? error : unreached && !book ? (error ?? new Error(neverOpened)) : undefined,
    again: () => void refetch(),
  }
}
const neverOpened =
  'This book has not been opened on this device before, and Storyfold cannot be reached. Check the connection and try again.'

/**
 * Goes to the section that the address names, once it is there: the browser looked for it before. What comes late above
 * it, as pictures do, moves it, until somebody goes elsewhere by hand.
 */
function useSectionOfAddress(bookId: string | undefined): void {
  useEffect(() => {
    const section = bookId && location.hash && document.getElementById(location.hash.slice(1))
    if (!section) return
    const watch = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }))
    const gone = new AbortController()
    const leave = () => (watch.disconnect(), gone.abort())
    for (const way of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange'])
      addEventListener(way, leave, { passive: true, signal: gone.signal })
    watch.observe(document.body)
    return leave
  }, [bookId])
}
