import { clsx } from 'clsx'
import { ChevronLeft, Pencil, Send } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { type OpenBook as Opened, readBook } from '#contract/library.ts'
import { listPictures } from '#contract/pictures.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { saidFirst } from '#lesson/notes/note-sentences.ts'
import { whoWrote } from '#lesson/layout/who-wrote.ts'
import { AfterClass } from '#web/book/after-class.tsx'
import { AudioPlayer } from '#web/book/audio-player.tsx'
import { LessonView, type Sections } from '#web/book/lesson-view.tsx'
import { ListenButton, type Listening } from '#web/book/listen.tsx'
import { RunParts } from '#web/book/run-parts.tsx'
import { useBookDeeds } from '#web/book/use-book-deeds.tsx'
import { WrittenWithoutAi } from '#web/book/written-without-ai.tsx'
import { CallError } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { keepShell } from '#web/lib/offline.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { useAfterPaint } from '#web/lib/use-after-paint.ts'
import { usePageKeys } from '#web/lib/use-page-keys.ts'
import { readAhead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { loadMenus } from '#web/ui/menu.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { EditContext, usePassed } from './edit/edit-context.ts'
import { MissingSections } from './edit/missing-sections.tsx'
import { sectionAt } from './edit/section-at.ts'
import { useEditing } from './edit/use-editing.ts'
import { useKeysOfHand } from './edit/use-keys-of-hand.ts'
import { AgeBar } from './age-bar.tsx'
import { BookHead } from './book-head.tsx'
import { BookMenu } from './book-menu.tsx'
import { MinuteCard, MinuteRail } from './minute-rail.tsx'
import { PrepareRail } from './prepare-rail.tsx'
import { sectionHere } from './use-here.ts'
import { AsOf } from './as-of.tsx'
import { AtHand } from './at-hand.tsx'
import { SheetsToPrint } from './sheets-to-print.tsx'
import { type OpenedBook, useOpenedBook } from './use-opened-book.ts'

const sectionEditor = () => import('./edit/section-editor.tsx')
const headEditor = () => import('./edit/head-editor.tsx')
const SectionEditor = lazy(() => sectionEditor().then((file) => ({ default: file.SectionEditor })))
const ClassDialog = lazy(() => import('./class-dialog.tsx').then((file) => ({ default: file.ClassDialog })))
/** So long after a book is there what it is edited and taught with is fetched, for when there is no network. */
const keepAfterMs = 1500
/** So many steps of a lesson are more than a window shows; the rest is drawn when they have been seen. */
const firstSteps = 2
const PackDialog = lazy(() => import('#web/book/pack-dialog.tsx').then((file) => ({ default: file.PackDialog })))
const RecordDialog = lazy(() => import('#web/book/record-dialog.tsx').then((file) => ({ default: file.RecordDialog })))
const SendDialog = lazy(() => import('#web/book/send-dialog.tsx').then((file) => ({ default: file.SendDialog })))
const HeadEditor = lazy(() => headEditor().then((file) => ({ default: file.HeadEditor })))

/** What the page of a book begins with. */
export const prepare = (id: string): Promise<unknown> => Promise.all([readAhead(readBook, { id }), readAhead(listPictures, { id })])

/** A book at its own address: the minutes as contents, the lesson, and what is printed and packed for it. `more` fetches the class that it leads to, which is kept with it. */
export function BookPage({ more }: { more: () => Promise<unknown> }) {
  const { id = '' } = useParams<{ id: string }>()
  const opened = useOpenedBook(id)
  const { book, error, again } = opened
  const session = useSession()
  useTitle(book?.content.title ?? 'A book')
  const fresh = book !== undefined && !opened.asOf
  useEffect(() => {
    if (!fresh) return
    // After the page itself: nothing of it waits for what may be needed later.
    const later = setTimeout(() => {
      // What cannot be fetched now is fetched the next time that the book is read.
      if (navigator.onLine)
        Promise.all([sectionEditor(), headEditor(), loadMenus(), more()])
          .then(() => keepShell())
          .catch(() => undefined)
    }, keepAfterMs)
    return () => clearTimeout(later)
  }, [fresh, more])
  const retry = () => {
    again()
    if (session.state === 'unknown') session.askAgain()
  }
  const gone = error instanceof CallError && error.status === 404
  if (error)
    return (
      <main id="main" className="wrap max-w-[40em] py-16">
        <h1 className="text-3xl">This book cannot be opened</h1>
        <p role="alert" className="mt-4 mb-6 text-lg">
          {error.message}
        </p>
        <div className="flex flex-wrap gap-3">
          {/* What is not there is not there at the second try either. */}
          {gone ? null : <Button onClick={retry}>Try again</Button>}
          <ButtonLink look={gone ? 'solid' : 'outline'} href={paths.library}>
            Your library
          </ButtonLink>
        </div>
      </main>
    )
  return book ? <OpenBook key={book.id} {...opened} book={book} again={retry} /> : <PageSpinner />
}

function OpenBook({ book, pictures, tabs, asOf, again }: OpenedBook & { book: Opened }) {
  const editing = useEditing(book)
  const { draft: content, server } = editing
  const passed = usePassed(book.id, server.findings)
  const [open, setOpen] = useState('')
  // A section that is closed again stands where it stood: it rises into its place once.
  const [still, setStill] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [sending, setSending] = useState(false)
  const [printing, setPrinting] = useState(false)
  const [classing, setClassing] = useState(false)
  const [recording, setRecording] = useState(false)
  const close = () => setOpen('')
  const edit = (id: string) => (setOpen(id), setStill(true))
  const first = saidFirst(content)
  const sermon = { title: book.sermonTitle, speaker: book.speaker, date: book.sermonDate }
  const deeds = useBookDeeds({ book: content, bookId: book.id, sermon, sermonId: book.sermonId })
  // An address that names a section goes to it in the whole book.
  const whole = useAfterPaint() || location.hash !== ''
  const [reading, setReading] = useState<string>()
  const [listening, setListening] = useState<Listening & { revision: number }>()
  const sections: Sections = {
    tools: (id, title) => (id === open || !sectionAt(id) ? null : <EditButton title={title} onClick={() => edit(id)} />),
    instead: (id) =>
      id === open ? (
        <Suspense fallback={<Spinner />}>
          <SectionEditor id={id} onDone={close} onCompare={setComparing} />
        </Suspense>
      ) : undefined,
    after: (step) => <SheetsToPrint step={step} bookId={book.id} printables={pictures} />,
    look: (id) =>
      id === open
        ? 'scroll-mt-24 my-6 rounded-xl border border-accent-line bg-card px-4 py-5 shadow-2 sm:px-6.5 max-sm:-mx-1.5'
        : still && !id.startsWith('pause-')
          ? clsx('scroll-mt-24 border-line pb-10 not-first:border-t not-first:pt-9', comparing && 'max-w-[40rem]')
          : '',
  }
  useKeysOfHand(editing, open !== '')
  usePageKeys({
    e: () => sectionAt(sectionHere()) && edit(sectionHere()),
    p: () => deeds.open('take'),
    s: () => setSending(true),
  })
  const menu = (
    <BookMenu
      deeds={deeds}
      sermonId={book.sermonId}
      onSend={() => setSending(true)}
      onClass={() => setClassing(true)}
      onRecord={() => setRecording(true)}
    />
  )
  return (
    <EditContext
      value={{
        editing,
        findingsAt: (path) => passed.findings.filter((one) => (one.path || `section ${one.section}`) === path),
        pass: passed.pass,
        open: edit,
      }}
    >
      <header className="flex h-14 items-center gap-1 border-b border-line pr-2 pl-1 md:hidden">
        <Link href={paths.library} className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2">
          <ChevronLeft className="size-5" aria-hidden="true" />
          <span className="sr-only">Back to the library</span>
        </Link>
        <p className="min-w-0 flex-1 leading-tight">
          <b className="block truncate font-semibold">{book.sermonTitle}</b>
          <span className="block truncate text-[0.8125rem] text-mute">{longDate(book.sermonDate)}</span>
        </p>
        {menu}
      </header>
      <AgeBar book={server} tabs={tabs.map((tab) => (tab.bookId === book.id ? { ...tab, title: content.title } : tab))}>
        <ListenButton
          bookId={book.id}
          title={content.title}
          place="results"
          look="ghost"
          busy={reading}
          onBusy={setReading}
          onReady={(ready) => setListening({ ...ready, revision: server.revision })}
        />
        <Button look="ghost" size="sm" className="max-lg:hidden" onClick={() => setSending(true)}>
          <Send className="size-4" aria-hidden="true" />
          Send
        </Button>
        {menu}
      </AgeBar>
      <main id="main" className="min-h-dvh">
        {asOf && <AsOf at={asOf} again={again} />}
        <BookHead
          content={content}
          tools={open === 'head' ? null : <EditButton title="the title" onClick={() => setOpen('head')} />}
          editor={
            open === 'head' && (
              <Suspense fallback={<Spinner />}>
                <HeadEditor onDone={close} />
              </Suspense>
            )
          }
        />
        <div
          className="wrap grid grid-cols-[minmax(0,1fr)] justify-between gap-9 pt-6 pb-28 md:grid-cols-[188px_minmax(0,40rem)] md:pt-9 min-[68.75rem]:grid-cols-[204px_minmax(0,40rem)_244px] data-wide:min-[68.75rem]:grid-cols-[204px_minmax(0,60rem)]"
          data-wide={comparing || undefined}
        >
          <MinuteRail book={server} content={content} />
          <div className="min-w-0">
            <MinuteCard content={content} />
            {listening?.bookId === book.id && (
              <div className="mb-6">
                <AudioPlayer narration={listening.narration} title={content.title} />
                {listening.revision !== server.revision && (
                  <p className="mt-1.5 text-sm text-mute">The book has changed since then. Press Listen to hear it as it is now.</p>
                )}
              </div>
            )}
            <WrittenWithoutAi book={content} sermonId={book.sermonId} flush={editing.flush} />
            {first.length > 0 && (
              <div className="mb-9">
                <RunParts parts={[{ type: 'know', about: 'leader', lines: first }]} age={content.ageGroup} />
              </div>
            )}
            <h2 className="sr-only">The lesson</h2>
            <LessonView
              book={content}
              finished
              withPlan={false}
              sermonId={book.sermonId}
              sections={sections}
              {...(whole ? {} : { upTo: firstSteps })}
            />
            {whole && (
              <>
                <MissingSections book={content} />
                <p className="border-t border-line pt-4 text-sm text-mute">{whoWrote(content)}</p>
                <AfterClass bookId={book.id} book={content} />
              </>
            )}
          </div>
          {!comparing && <PrepareRail book={server} content={content} pictures={pictures} deeds={deeds} quiet={open !== ''} />}
        </div>
      </main>
      <AtHand bookId={book.id} hidden={open !== ''} onPrint={() => setPrinting(true)} onSend={() => setSending(true)} />
      {deeds.dialog}
      {classing && (
        <Suspense>
          <ClassDialog sermonId={book.sermonId} tabs={tabs} flush={editing.flush} onClose={() => setClassing(false)} />
        </Suspense>
      )}
      {printing && (
        <Suspense>
          <PackDialog sermonId={book.sermonId} ages={[book.ageGroup]} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      {recording && (
        <Suspense>
          <RecordDialog
            bookId={book.id}
            book={deeds.printed}
            flush={editing.flush}
            onChanged={(narration) => setListening(narration && { bookId: book.id, narration, revision: server.revision })}
            onClose={() => setRecording(false)}
          />
        </Suspense>
      )}
      {sending && (
        <Suspense>
          <SendDialog book={server} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </EditContext>
  )
}

const EditButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button look="ghost" size="iconSm" className="no-print size-11 shrink-0 lg:size-9" aria-label={`Edit ${title}`} onClick={onClick}>
    <Pencil className="size-4" />
  </Button>
)
