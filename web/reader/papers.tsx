import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { readClass } from '#contract/class-settings.ts'
import { bookPdf, roomPrint } from '#contract/exports.ts'
import type { Book } from '#contract/library.ts'
import { roomSize } from '#contract/limits.ts'
import { listPictures, readPicture } from '#contract/pictures.ts'
import { PicturePreview } from '#web/book/picture-preview.tsx'
import { download } from '#web/lib/download.ts'
import type { Paper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const sheet =
  'block aspect-[17/22] w-full overflow-hidden rounded-[3px] bg-white shadow-[0_0_0_1px_rgb(51_28_56/.08),0_1px_2px_rgb(51_28_56/.12),0_14px_24px_-12px_rgb(51_28_56/.35)] transition-transform duration-150 dark:brightness-[.94]'
const shown = 3

/** The sheets of this class as they will lie on the table; each is fetched with a click. */
export function Papers({ book, paper }: { book: Book; paper: Paper }) {
  const params = { id: book.id }
  const { data: pictures = [] } = useRead(listPictures, { params })
  const [busy, setBusy] = useState('')
  const { data: own } = useRead(readClass, { params: { id: book.sermonId } })
  const [chosen, setChosen] = useState<number>()
  const count = chosen ?? own?.children[book.ageGroup] ?? roomSize.usual
  const fetchSheet = (name: string, work: () => Promise<void>) => {
    setBusy(name)
    void work()
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(''))
  }
  const all = [
    { name: 'leader', title: 'Leader’s sheet', view: <Lines />, go: () => download(bookPdf, { params, query: { paper, kind: 'leader' } }) },
    ...pictures
      .filter(({ name }) => !name.endsWith('-answers'))
      .slice(0, shown)
      .map(({ name, title }) => ({
        name,
        title,
        view: <PicturePreview key={book.revision} bookId={book.id} name={name} className="size-full object-contain" />,
        go: () => download(readPicture, { params: { id: book.id, name }, query: { paper, format: 'pdf' } }),
      })),
    ...(pictures.length < shown
      ? [{ name: 'handout', title: 'Handout', view: <Lines />, go: () => download(bookPdf, { params, query: { paper, kind: 'handout' } }) }]
      : []),
  ]
  const printRoom = () =>
    fetchSheet('room', () =>
      download(roomPrint, { params: { id: book.sermonId }, query: { paper, age: book.ageGroup, count: String(count) } }),
    )
  return (
    <>
      <ul className="m-1 grid grid-cols-2 gap-x-4 gap-y-4.5 md:max-[68.7rem]:grid-cols-4">
        {all.map(({ name, title, view, go }, at) => (
          <li key={name}>
            <button
              type="button"
              disabled={busy !== ''}
              onClick={() => fetchSheet(name, go)}
              className="group block w-full rounded-md text-left text-[0.8125rem] leading-[1.3] font-medium text-ink-2"
            >
              <span
                aria-hidden="true"
                className={clsx(sheet, at % 2 ? 'rotate-[1.4deg]' : '-rotate-[1.6deg]', 'mb-2.5 group-hover:rotate-0')}
              >
                {busy === name ? <Spinner className="mx-auto mt-[50%] size-5 text-[#331c38]" /> : view}
              </span>
              {title}
              <span className="sr-only"> as PDF</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-5 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          printRoom()
        }}
      >
        <label className="text-sm font-medium text-ink-2">
          {book.ageGroup === 'teens' ? 'How many teens' : 'How many children'}
          <input
            type="number"
            min={1}
            max={roomSize.most}
            required
            value={count}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="mt-1 block h-11 w-24 rounded-md border border-line-2 bg-card px-3 text-base tabular-nums"
          />
        </label>
        <Button type="submit" look="outline" size="sm" disabled={busy !== ''}>
          {busy === 'room' ? <Spinner className="size-4" /> : <Printer className="size-4" aria-hidden="true" />}
          Everything as one PDF
        </Button>
      </form>
    </>
  )
}

/** A sheet of text, too small to read. */
const Lines = () => (
  <svg viewBox="0 0 170 220" className="size-full" fill="#d9cfdd">
    <rect x="18" y="20" width="96" height="9" rx="3" fill="#6b5a6c" />
    <rect x="18" y="36" width="134" height="16" rx="4" fill="#fdefcf" />
    {[64, 96, 128, 160].map((y) => (
      <g key={y}>
        <rect x="18" y={y} width="16" height="6" rx="2" fill="#a3879f" />
        <rect x="42" y={y} width="60" height="6" rx="2" fill="#8f7a90" />
        <rect x="42" y={y + 11} width="104" height="4" rx="2" />
        <rect x="42" y={y + 19} width="88" height="4" rx="2" />
      </g>
    ))}
  </svg>
)
