import { clsx } from 'clsx'
import { useState } from 'react'
import { bookPdf } from '#contract/exports.ts'
import type { Book } from '#contract/library.ts'
import { listPictures, readPicture } from '#contract/pictures.ts'
import { oneOfEach } from '#lesson/plan/sheets-of-step.ts'
import { PicturePreview } from '#web/book/picture-preview.tsx'
import { SheetOfText } from '#web/book/sheet-of-text.tsx'
import { download } from '#web/lib/download.ts'
import type { Paper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const sheet =
  'block aspect-[17/22] w-full overflow-hidden rounded-[3px] bg-white shadow-[0_0_0_1px_rgb(51_28_56/.08),0_1px_2px_rgb(51_28_56/.12),0_14px_24px_-12px_rgb(51_28_56/.35)] transition-transform duration-150 dark:brightness-[.94]'
const shown = 3

/** The sheets of this class as they will lie on the table; each is fetched with a click. */
export function Papers({ book, paper }: { book: Book; paper: Paper }) {
  const params = { id: book.id }
  const { data: pictures = [] } = useRead(listPictures, { params })
  const [busy, setBusy] = useState('')
  const fetchSheet = (name: string, work: () => Promise<void>) => {
    setBusy(name)
    void work()
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(''))
  }
  const all = [
    {
      name: 'leader',
      title: 'Leader’s sheet',
      view: <SheetOfText />,
      go: () => download(bookPdf, { params, query: { paper, kind: 'leader' } }),
    },
    ...oneOfEach(pictures)
      .filter(({ name }) => !name.endsWith('-answers'))
      .slice(0, shown)
      .map(({ name, title }) => ({
        name,
        title,
        view: <PicturePreview key={book.revision} bookId={book.id} name={name} className="size-full object-contain" />,
        go: () => download(readPicture, { params: { id: book.id, name }, query: { paper, format: 'pdf' } }),
      })),
    ...(pictures.length < shown
      ? [
          {
            name: 'handout',
            title: 'Take-home sheet',
            view: <SheetOfText />,
            go: () => download(bookPdf, { params, query: { paper, kind: 'handout' } }),
          },
        ]
      : []),
  ]
  return (
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
  )
}
