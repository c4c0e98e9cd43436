import {
  Archive,
  BookMarked,
  Braces,
  ClipboardList,
  Download,
  FileText,
  House,
  NotebookPen,
  Presentation,
  Printer,
  Smartphone,
  Type,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Endpoint, Params } from '#contract/endpoint.ts'
import { bookDocx, bookEpub, bookOpenLesson, bookPdf, bookPptx, bookTxt, familySheet, sermonPack } from '#contract/exports.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { readAiProvider } from '#contract/generation.ts'
import { listPictures, readPicture } from '#contract/pictures.ts'
import { download } from '#web/lib/download.ts'
import { type Paper, usePaper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DrawnByAi } from './drawn-by-ai.tsx'
import { PicturePreview } from './picture-preview.tsx'

type Fetch = <E extends Endpoint>(id: string, line: E, given: { params: Params<E>; query?: Record<string, string> }) => void

/** Everything that can be taken into the room: paper, pictures, files, and the whole Sunday in one. */
export function TakeAlong({
  bookId,
  sermonId,
  ageGroup,
  onClose,
}: {
  bookId: string
  sermonId: string | undefined
  ageGroup: AgeGroup
  onClose: () => void
}) {
  const [paper, setPaper] = usePaper()
  const [busy, setBusy] = useState<string>()
  const params = { id: bookId }
  const { data: pictures } = useRead(listPictures, { params })
  const { data: provider } = useRead(readAiProvider)
  const [drawing, setDrawing] = useState<{ name: string; title: string; scene: string }>()
  const fetchFile: Fetch = (id, line, given) => {
    setBusy(id)
    void download(line, given)
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(undefined))
  }
  const item = (id: string, icon: ReactNode, title: string, about: string, go: () => void, more?: ReactNode) => (
    <Item key={id} icon={icon} title={title} about={about} busy={busy === id} disabled={busy !== undefined} onClick={go} more={more} />
  )
  /** The same in another form, beside it. */
  const also = (id: string, text: string, name: string, go: () => void) => (
    <button
      type="button"
      className="min-h-9 rounded-md px-2 text-sm font-semibold text-accent-text hover:underline disabled:text-mute"
      disabled={busy !== undefined}
      aria-label={name}
      onClick={go}
    >
      {busy === id ? <Spinner className="size-4" /> : text}
    </button>
  )
  const slides = (screen: 'wide' | 'standard') => () => fetchFile(`pptx ${screen}`, bookPptx, { params, query: { screen, paper } })
  const pdf = (kind: 'book' | 'leader' | 'handout') => () => fetchFile(kind, bookPdf, { params, query: { paper, kind } })
  return (
    <Dialog wide title="Take it with you" onClose={onClose}>
      {drawing && <DrawnByAi bookId={bookId} {...drawing} onClose={() => setDrawing(undefined)} />}
      <PaperChoice paper={paper} onChange={setPaper} />
      <Group title="To print">
        {item('book', <BookMarked />, 'The book', 'For the group: story, verse, week and prayer.', pdf('book'))}
        {item('leader', <ClipboardList />, 'Leader’s sheet', 'Minutes, supplies, what to say and do.', pdf('leader'))}
        {item('handout', <NotebookPen />, 'Take-home sheet', 'To write or draw on and take home.', pdf('handout'))}
        {sermonId &&
          item('family', <House />, 'Family page', 'One sheet for the week at home, for all three ages.', () =>
            fetchFile('family', familySheet, { params: { id: sermonId }, query: { paper } }),
          )}
        {sermonId &&
          item('pack', <Archive />, 'Sunday pack', 'Everything for the three groups in one ZIP.', () =>
            fetchFile('pack', sermonPack, { params: { id: sermonId }, query: { paper } }),
          )}
      </Group>
      {pictures && pictures.length > 0 && (
        <Group title="Pictures">
          {pictures.map(({ name, title, description, scene }) => (
            <Item
              key={name}
              icon={<PicturePreview bookId={bookId} name={name} />}
              title={title}
              about={description}
              busy={busy === name}
              disabled={busy !== undefined}
              onClick={() => fetchFile(name, readPicture, { params: { id: bookId, name }, query: { paper, format: 'pdf' } })}
              more={
                <span className="grid justify-items-end">
                  {also(`${name}.png`, 'PNG', `${title} as PNG`, () =>
                    fetchFile(`${name}.png`, readPicture, { params: { id: bookId, name }, query: { paper, format: 'png' } }),
                  )}
                  {provider?.draws &&
                    scene &&
                    also(`${name} by AI`, 'By AI', `${title}, drawn by AI`, () => setDrawing({ name, title, scene }))}
                </span>
              }
            />
          ))}
        </Group>
      )}
      <Group title="Files">
        {item('docx', <FileText />, 'Word', 'To change and make your own.', () =>
          fetchFile('docx', bookDocx, { params, query: { paper } }),
        )}
        {ageGroup !== 'young-kids' &&
          item(
            'pptx wide',
            <Presentation />,
            'Slides',
            'For the screen in the room: your words are in the notes.',
            slides('wide'),
            also('pptx standard', '4:3', 'Slides in 4:3', slides('standard')),
          )}
        {item('epub', <Smartphone />, 'EPUB', 'For a phone or a reader.', () => fetchFile('epub', bookEpub, { params }))}
        {item('txt', <Type />, 'Plain text', 'For a message or another program.', () => fetchFile('txt', bookTxt, { params }))}
        {item('open-lesson', <Braces />, 'Open Lesson', 'JSON in the Open Lesson Format, for other lesson programs.', () =>
          fetchFile('open-lesson', bookOpenLesson, { params }),
        )}
      </Group>
    </Dialog>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6">
    <h3 className="mb-2.5 flex items-center gap-2 text-lg">{title}</h3>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-2">{children}</ul>
  </section>
)

function Item({
  icon,
  title,
  about,
  busy,
  disabled,
  onClick,
  more,
}: {
  icon: ReactNode
  title: string
  about: string
  busy: boolean
  disabled: boolean
  onClick: () => void
  more?: ReactNode
}) {
  return (
    <li className="flex items-center gap-2 rounded-xl border border-line bg-paper pr-2">
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className="group flex min-h-16 min-w-0 flex-1 items-center gap-3.5 rounded-xl p-3 text-left disabled:cursor-wait"
      >
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center text-accent-text [&>svg]:size-6">
          {busy ? <Spinner className="size-5" /> : icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-hover:text-accent-text group-enabled:group-hover:underline">{title}</span>
          <span className="block text-sm text-ink-2">{about}</span>
        </span>
        <Download className="size-4 shrink-0 text-mute" aria-hidden="true" />
      </button>
      {more}
    </li>
  )
}

const PaperChoice = ({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) => (
  <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
    <legend className="sr-only">Paper</legend>
    <span className="flex items-center gap-2 text-sm font-semibold text-ink-2" aria-hidden="true">
      <Printer className="size-4" /> Paper
    </span>
    {(
      [
        ['a4', 'A4'],
        ['letter', 'US Letter'],
      ] as const
    ).map(([value, label]) => (
      <label key={value} className="flex min-h-11 items-center gap-2">
        <input type="radio" name="paper" className="size-4 accent-(--accent)" checked={paper === value} onChange={() => onChange(value)} />
        {label}
      </label>
    ))}
  </fieldset>
)
