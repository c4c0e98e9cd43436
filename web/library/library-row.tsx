import { clsx } from 'clsx'
import { BookOpen, Ellipsis, Pencil, Printer, Send, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { LibraryRow as Row } from '#contract/library.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ShelvedCover } from '#web/book/book-cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { dayShort } from './use-library.ts'

export type RowDeed = 'books' | 'print' | 'send' | 'edit' | 'delete'
const youngestFirst = (books: Row['books']) => books.toReversed()
const heights = { 'young-kids': 'w-6.5 md:w-7.5', children: 'w-7.5 md:w-8.5', teens: 'w-8.5 md:w-9.5' }
const states: Partial<Record<Row['state'], string>> = {
  asking: 'Waiting for you',
  failed: 'Not finished',
  writing: 'Being written',
}

/** A sermon in the library: its three covers, what it is called, and what is done with it. */
export function LibraryRow({
  row,
  at,
  chosen,
  selecting,
  onChoose,
  onDo,
}: {
  row: Row
  at: boolean
  chosen: boolean
  /** On a phone: a touch anywhere on the row chooses it. */
  selecting: boolean
  onChoose: () => void
  onDo: (deed: RowDeed) => void
}) {
  const has = row.books.length > 0
  const where = row.state === 'asking' ? paths.plan(row.id) : paths.homeWith(row.id)
  return (
    <li
      id={`row-${row.id}`}
      data-at={at || undefined}
      data-chosen={chosen || undefined}
      className="group relative grid min-h-17 grid-cols-[6.25rem_minmax(0,1fr)_2.25rem] items-center gap-x-3 border-b border-line py-1.5 md:min-h-15 md:grid-cols-[7rem_minmax(0,1fr)_4rem_6.5rem] lg:grid-cols-[7rem_minmax(0,1fr)_10rem_9rem_4rem_6.5rem] md:gap-x-3 md:hover:bg-paper-2 data-at:bg-paper-2 data-chosen:bg-accent-soft lg:gap-x-4"
    >
      <label
        className={clsx(
          'absolute left-0 grid h-full items-center md:w-7 md:justify-center',
          selecting ? 'z-10 max-md:w-full max-md:justify-end max-md:pr-2' : 'max-md:hidden',
        )}
      >
        <input
          type="checkbox"
          checked={chosen}
          onChange={onChoose}
          aria-label={`Select “${row.title}”`}
          className="size-5.5 accent-(--accent) md:size-4 md:not-checked:opacity-0 md:group-hover:opacity-100 md:group-data-at:opacity-100 md:focus-visible:opacity-100"
        />
      </label>
      <ul className="flex items-end gap-1 md:w-28 md:gap-1.5" aria-label={`Books of “${row.title}”`}>
        {youngestFirst(row.books).map((book) => (
          <li key={book.id} className={heights[book.ageGroup]}>
            <Link href={paths.book(book.id)} className="block" title={`${ageProfiles[book.ageGroup].short}: ${book.title}`}>
              <ShelvedCover book={book} className="p-[1.5px]" />
              <span className="sr-only">
                {book.title}, {ageProfiles[book.ageGroup].short}
              </span>
            </Link>
          </li>
        ))}
        {!has && (
          <li className="grid h-11 w-full place-items-center rounded-md border border-dashed border-line-2 text-mute">
            {row.state === 'writing' ? <Spinner className="size-4" /> : <BookOpen className="size-4" aria-hidden="true" />}
          </li>
        )}
      </ul>
      <div className="min-w-0 leading-snug">
        <Link
          href={where}
          className="block text-base font-semibold underline-offset-4 hover:underline max-md:line-clamp-2 max-md:leading-tight md:truncate"
        >
          {row.title}
        </Link>
        <p className="truncate text-sm text-mute">
          {states[row.state] && <span className="text-accent-text">{states[row.state]}. </span>}
          {[row.passage, row.taken ? 'from the community' : ''].filter(Boolean).join(', ')}
          <span className="md:hidden">{row.passage && dayShort(row.day) ? `, ${dayShort(row.day)}` : dayShort(row.day)}</span>
        </p>
      </div>
      <p className="truncate text-sm text-ink-2 max-lg:hidden">{row.series}</p>
      <p className="truncate text-sm text-ink-2 max-lg:hidden">{row.speaker}</p>
      <p className="text-right text-sm text-ink-2 tabular-nums max-md:hidden">{dayShort(row.day)}</p>
      <div className={clsx('flex justify-end', selecting && 'max-md:invisible')}>
        {has && (
          <span className="flex max-md:hidden">
            <Tool name={`Print the Sunday pack of “${row.title}”`} onClick={() => onDo('print')}>
              <Printer className="size-4.5" />
            </Tool>
            <Tool name={`Send “${row.title}”`} onClick={() => onDo('send')}>
              <Send className="size-4.5" />
            </Tool>
          </span>
        )}
        <RowMenu row={row} onDo={onDo} />
      </div>
    </li>
  )
}

const tool = 'grid size-9 place-items-center rounded-md text-mute hover:bg-card hover:text-ink max-md:h-11'
const Tool = ({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" aria-label={name} onClick={onClick} className={tool}>
    {children}
  </button>
)
const RowMenu = ({ row, onDo }: { row: Row; onDo: (deed: RowDeed) => void }) => (
  <Menu
    className={tool}
    opener={
      <>
        <Ellipsis className="size-5" aria-hidden="true" />
        <span className="sr-only">More for “{row.title}”</span>
      </>
    }
    groups={[
      ...(row.books.length > 0
        ? [
            [
              { icon: BookOpen, name: 'The books', run: () => onDo('books') },
              { icon: Printer, name: 'Print the Sunday pack', run: () => onDo('print') },
              { icon: Send, name: 'Send to volunteers', run: () => onDo('send') },
            ],
          ]
        : []),
      [
        { icon: Pencil, name: 'Title, series, date', run: () => onDo('edit') },
        { icon: Trash2, name: 'Delete', run: () => onDo('delete') },
      ],
    ]}
  />
)
