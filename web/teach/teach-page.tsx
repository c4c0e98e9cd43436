import { useParams } from 'wouter'
import { readBook } from '#contract/library.ts'
import { call, callEarly } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { TaughtBook } from './taught-book.tsx'

/** What the page of a class asks for. */
export const readEarly = (id: string): void => callEarly(readBook, { params: { id } })

/** A book of one's own in class. */
export function TeachPage() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <TaughtBook
      key={id}
      id={id}
      leave={paths.book(id)}
      ended={paths.book(id, 'after-class')}
      read={() => call(readBook, { params: { id } })}
    />
  )
}
