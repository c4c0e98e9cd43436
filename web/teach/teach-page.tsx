import { useParams } from 'wouter'
import { readBook } from '#contract/library.ts'
import { listPictures } from '#contract/pictures.ts'
import { call } from '#web/lib/call.ts'
import type { KeptBook, Printable } from '#web/lib/kept-books.ts'
import { paths } from '#web/lib/paths.ts'
import { TaughtBook } from './taught-book.tsx'

/** The book, and the names of what is printed with it: without them it is taught all the same. */
async function readTaught(id: string): Promise<KeptBook['book']> {
  const [book, pictures] = await Promise.all([
    call(readBook, { params: { id } }),
    call(listPictures, { params: { id } }).catch((): Printable[] => []),
  ])
  const { content, ...opened } = book
  return { content, pictures, opened }
}

/** A book of one's own in class. */
export function TeachPage() {
  const { id = '' } = useParams<{ id: string }>()
  return <TaughtBook key={id} id={id} leave={paths.book(id)} ended={paths.book(id, 'after-class')} read={() => readTaught(id)} />
}
