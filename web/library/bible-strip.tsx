import { clsx } from 'clsx'
import type { Shelf } from '#contract/library.ts'
import { bookCodes, bookNames } from '#lesson/scripture/books.ts'

const groups: [name: string, from: number, to: number][] = [
  ['Law', 0, 5],
  ['History', 5, 17],
  ['Poetry', 17, 22],
  ['Prophets', 22, 39],
  ['Gospels, Acts', 39, 44],
  ['Letters', 44, 66],
]
const shade = (sermons: number) =>
  sermons === 0
    ? 'bg-line'
    : sermons === 1
      ? 'bg-[color-mix(in_oklab,var(--accent)_44%,var(--card))]'
      : sermons < 4
        ? 'bg-[color-mix(in_oklab,var(--accent)_72%,var(--card))]'
        : 'bg-accent'

/** The 66 books of the Bible as arches: the fuller, the more was preached from it. Each that was preached is a filter. */
export function BibleStrip({ bible, chosen, onChoose }: { bible: Shelf['bible']; chosen: string; onChoose: (book: string) => void }) {
  const sermonsOf = new Map(bible.map(({ book, sermons }) => [book, sermons]))
  return (
    <section
      aria-label="What was preached"
      tabIndex={0}
      className="-mx-1 flex gap-3 overflow-x-auto px-1 py-1 [scrollbar-width:none] max-lg:-mr-4.5 max-lg:pr-8 max-lg:[mask-image:linear-gradient(90deg,#000_calc(100%-2.5rem),transparent)]"
    >
      {groups.map(([name, from, to]) => (
        <div key={name} className="shrink-0">
          <ul className="flex h-6 items-end gap-[3px]">
            {bookCodes.slice(from, to).map((code) => {
              const book = bookNames[code]
              const sermons = sermonsOf.get(book) ?? 0
              // What can be pressed is as wide as a finger's tip needs; the others only say where the church has not been.
              const arch = clsx('block rounded-t-full rounded-b-[3px]', sermons === 0 ? 'h-4 w-3' : 'size-6', shade(sermons))
              return (
                <li key={code}>
                  {sermons === 0 ? (
                    <span className={arch} title={book} aria-hidden="true" />
                  ) : (
                    <button
                      type="button"
                      title={`${book}, ${sermons}`}
                      aria-pressed={chosen === book}
                      onClick={() => onChoose(chosen === book ? '' : book)}
                      className={clsx(
                        arch,
                        'relative before:absolute before:-inset-x-[1.5px] before:-inset-y-2 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-ink',
                      )}
                    >
                      <span className="sr-only">
                        {book}, {sermons} {sermons === 1 ? 'sermon' : 'sermons'}
                      </span>
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          <p className="mt-1 text-xs text-mute" aria-hidden="true">
            {name}
          </p>
        </div>
      ))}
    </section>
  )
}
