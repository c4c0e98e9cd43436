import { clsx } from 'clsx'
import { Download, Printer } from 'lucide-react'
import { addressOf } from '#contract/endpoint.ts'
import { roomSize } from '#contract/limits.ts'
import { linkPdf, linkPicture, linkRoom, type TaughtBook } from '#contract/links.ts'
import { oneOfEach } from '#lesson/plan/sheets-of-step.ts'
import { Button } from '#web/ui/button.tsx'

/** Where on the page they stand. */
export const sheetsAt = ({ id }: TaughtBook): string => `sheets-${id}`

/** What is printed besides the book, with what it is for. */
const papers: { kind: string; name: string; what: string }[] = [
  { kind: 'leader', name: 'Leader’s sheet', what: 'For you, on paper: the whole class, minute by minute' },
  { kind: 'handout', name: 'Take-home sheet', what: 'One for each: the verse, the prayer and the week at home' },
  {
    kind: 'book',
    name: 'The book of the group',
    what: 'The lesson to read or keep: picture, story, questions and week. You can teach without it',
  },
]

/** What is printed for the room of a link: the sheets of the class, all of it at once, and each paper alone. */
export function RoomSheets({ book, token }: { book: TaughtBook; token: string }) {
  const at = { token, bookId: book.id }
  // One of each is looked at; its other sizes and what is for the leader are named below.
  const sheets = oneOfEach(book.pictures).filter(({ name }) => !name.endsWith('-answers'))
  const others = book.pictures.filter((one) => !sheets.includes(one))
  const pdf = (kind: string) => `${addressOf(linkPdf, at)}?kind=${kind}`
  const view =
    'mb-2 block aspect-[17/22] w-full rounded-[3px] bg-white object-contain shadow-[0_0_0_1px_rgb(51_28_56/.08),0_14px_24px_-12px_rgb(51_28_56/.35)] dark:brightness-[.94]'
  return (
    <>
      {sheets.length > 0 && (
        <ul className={clsx('mx-1 mb-4 grid gap-3.5', [2, 4].includes(sheets.length) ? 'grid-cols-2' : 'grid-cols-3')}>
          {sheets.map(({ name, title }) => (
            <li key={name}>
              <a href={addressOf(linkPicture, { ...at, name })} className="block rounded-md text-[0.8125rem] leading-[1.3] text-ink-2">
                <img
                  src={`${addressOf(linkPicture, { ...at, name })}?format=svg`}
                  alt=""
                  loading="lazy"
                  width={170}
                  height={220}
                  className={view}
                />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <form action={addressOf(linkRoom, at)} className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-3 gap-y-2.5">
        <label htmlFor={`count-${book.id}`} className="font-medium">
          How many are coming?
        </label>
        <input
          id={`count-${book.id}`}
          name="count"
          data-kept={`${book.id} count ${book.count}`}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={roomSize.most}
          defaultValue={book.count}
          className="min-h-11 w-full rounded-md border border-line-2 bg-card px-3 text-right tabular-nums"
        />
        <Button type="submit" look="outline" className="col-span-2 w-full">
          <Printer className="size-4.5" aria-hidden="true" />
          Everything as one PDF
        </Button>
      </form>
      <p className="mt-2 text-center text-sm text-balance text-mute">
        Every sheet once, in printing order. Its first page says how many copies to make of each.
      </p>
      <ul className="mt-2">
        {[
          ...papers.map(({ kind, name, what }) => ({ key: kind, name, what, href: pdf(kind) })),
          ...others.map(({ name, title, description }) => ({
            key: name,
            name: title,
            what: description,
            href: addressOf(linkPicture, { ...at, name }),
          })),
        ].map(({ key, name, what, href }) => (
          <li key={key} className="border-t border-line first:border-0">
            <a href={href} className="flex min-h-14 items-center justify-between gap-3 py-2 leading-snug text-ink-2 hover:text-accent-text">
              <span className="min-w-0 text-[0.9375rem] font-medium">
                {name}, PDF
                <small className="block text-sm font-normal text-mute">{what}</small>
              </span>
              <Download className="size-4 shrink-0 text-mute" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
