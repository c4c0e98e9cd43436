import { useParams } from 'wouter'
import { openLink } from '#contract/links.ts'
import { call } from '#web/lib/call.ts'
import { linkedBook } from '#web/lib/kept-books.ts'
import { paths } from '#web/lib/paths.ts'
import { TaughtBook } from './taught-book.tsx'

/** A book of a link in class: no account, and no network once it was opened. */
export function VolunteerClassPage() {
  const { token = '', bookId = '' } = useParams<{ token: string; bookId: string }>()
  const read = async () => {
    const { books } = await call(openLink, { params: { token } })
    const book = books.find(({ id }) => id === bookId)
    if (!book) throw new Error('This link does not open this book. Open the link you were sent again.')
    return book
  }
  return (
    <TaughtBook
      key={bookId}
      id={linkedBook(token, bookId)}
      leave={paths.volunteer(token)}
      ended={paths.volunteer(token, bookId)}
      read={read}
    />
  )
}
