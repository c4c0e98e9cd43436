import { startTransition, useCallback, useEffect, useState } from 'react'
import { CallError } from '#web/lib/call.ts'
import { forgetBook, keepBook, keptBook, type KeptBook } from '#web/lib/kept-books.ts'
import { keepShell } from '#web/lib/offline.ts'

export type TaughtBook = {
  /** What is taught from. It changes under nobody's hands: a newer text is offered. */
  shown: KeptBook | undefined
  /** Nobody could be asked whether it is still so. */
  offline: boolean
  /** A newer text than the one that is shown. */
  newer: KeptBook['book'] | undefined
  take: () => void
  error: string
  /** Whether this browser can open the page without a network. */
  kept: 'saving' | 'kept' | 'unkept'
}

/** Asks the server first and falls back to what this browser keeps, saying so; looks again when the network is back. */
export function useTaughtBook(id: string, leave: string, read: () => Promise<KeptBook['book']>): TaughtBook {
  const [shown, setShown] = useState<KeptBook>()
  const [offline, setOffline] = useState(false)
  const [newer, setNewer] = useState<KeptBook['book']>()
  const [error, setError] = useState('')
  const [kept, setKept] = useState<TaughtBook['kept']>('saving')
  const look = useCallback(() => {
    read()
      .then((book) => {
        setOffline(false)
        // In small steps, between which the browser answers whoever touches it.
        startTransition(() =>
          setShown((before) => {
            if (before && JSON.stringify(before.book.content) !== JSON.stringify(book.content)) {
              setNewer(book)
              return before
            }
            return { book, keptAt: new Date().toISOString() }
          }),
        )
        keepBook(id, book)
      })
      .catch((failure: unknown) => {
        // A book that is gone, or a link that has ended, is kept no longer.
        if (failure instanceof CallError && failure.status < 500) {
          if (failure.status === 404) forgetBook(id)
          return setError(failure.message)
        }
        setOffline(true)
        const before = keptBook(id)
        if (before) setShown((now) => now ?? before)
        else
          setError(
            'This book has not been opened on this device before, and Storyfold cannot be reached. Check the connection and try again.',
          )
      })
    // oxlint-disable-next-line react/exhaustive-deps -- the address is the book; how it is read never changes for it
  }, [id])
  useEffect(() => {
    look()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [look])
  const there = shown !== undefined
  useEffect(() => {
    if (there) void keepShell([leave]).then((done) => setKept(done ? 'kept' : 'unkept'))
  }, [there, leave])
  const take = () => {
    if (newer) setShown({ book: newer, keptAt: new Date().toISOString() })
    setNewer(undefined)
  }
  return { shown, offline, newer, take, error, kept }
}
