import { Link } from 'wouter'
import { readUsed } from '#contract/library.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { paths } from '#web/lib/paths.ts'
import { useRead } from '#web/lib/use-read.ts'

/** Which of a book's story and activities the children know already, and from when. Nothing where all is new. */
export function UsedBefore({ bookId }: { bookId: string }) {
  const { data } = useRead(readUsed, { params: { id: bookId } })
  if (!data?.length) return null
  return (
    <section aria-labelledby="used-before" className="mt-6">
      <h2 id="used-before" className="font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">
        Used before
      </h2>
      <ul className="mt-1.5">
        {data.map(({ title, bookId: earlier, sermonTitle, day }) => (
          <li key={title} className="py-1 text-[0.9375rem] leading-snug">
            <Link href={paths.book(earlier)} className="font-medium underline-offset-4 hover:underline">
              {title}
            </Link>
            <span className="block text-sm text-mute">
              {longDate(day)}, with “{sermonTitle}”
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
