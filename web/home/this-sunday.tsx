import { Printer, Send } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { LessonSource } from '#contract/sermons.ts'
import { listLinks } from '#contract/links.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { RecentGenerations } from '#web/generation/recent-generations.tsx'
import type { Shown } from '#web/generation/use-generation.ts'
import { usePaper } from '#web/lib/paper.ts'
import { paths } from '#web/lib/paths.ts'
import { usePageKeys } from '#web/lib/use-page-keys.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Below } from './below.tsx'
import { BeforeSunday } from './before-sunday.tsx'
import { PaperFan } from './paper-fan.tsx'
import { Rooms } from './rooms.tsx'
import { fullCover, SundayHead, SundayShelf } from './sunday-shelf.tsx'

const PackDialog = lazy(() => import('#web/book/pack-dialog.tsx').then((file) => ({ default: file.PackDialog })))
const SendDialog = lazy(() => import('#web/book/send-dialog.tsx').then((file) => ({ default: file.SendDialog })))

const TakenFrom = ({ source }: { source: LessonSource }) => (
  <p className="mt-3 text-ink-2">
    {source.there ? (
      <>
        A copy of{' '}
        <a href={paths.sharedLesson(source.postId)} className="font-semibold text-accent-text underline underline-offset-4">
          “{source.title}”
        </a>
        {source.church ? `, shared by ${source.church}` : ' from the community'}.
      </>
    ) : (
      <>A copy of “{source.title}” from the community. The church that shared it has taken it back; your copy stays yours.</>
    )}
  </p>
)

type Sending = { bookId: string; first: 'book' | 'sunday' | 'family' }

/** The books of one Sunday on their shelf, and what is done for the class: print, send, look at, fetch. */
export function ThisSunday({ shown, onChange }: { shown: Shown; onChange: (sermonId: string) => void }) {
  const { sermon, sermonId = '' } = shown
  const [paper] = usePaper()
  const [printing, setPrinting] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const { data: links = [] } = useRead(listLinks, { params: { id: sermonId }, enabled: sermonId !== '' })
  const books = ageGroups.toReversed().flatMap((ageGroup) => {
    const at = shown.books[ageGroup]
    return at?.bookId ? [{ ageGroup, bookId: at.bookId, content: at.book }] : []
  })
  const [one] = books
  const passage = shown.books.teens?.book.passage ?? one?.content.passage ?? sermon.scripture
  const send = (first: Sending['first'], bookId = one?.bookId) => bookId && setSending({ first, bookId })
  // Find leads here with what is to be done.
  useEffect(() => {
    const follow = () => {
      if (location.hash === '#print') setPrinting(true)
      if (location.hash === '#send') send('sunday')
      if (location.hash === '#print' || location.hash === '#send')
        history.replaceState(history.state, '', location.pathname + location.search)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each sermon that is shown
  }, [sermonId])
  usePageKeys({ p: () => one && setPrinting(true), s: () => send('sunday') })
  const sent = books.find(({ bookId }) => bookId === sending?.bookId)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-14">
        <div>
          <SundayHead
            sermon={sermon}
            passage={passage}
            // A lesson of the community has no sermon behind it.
            {...(shown.source ? { sermonId: undefined } : { sermonId, onChange: () => onChange(sermonId) })}
          />
          {shown.source && <TakenFrom source={shown.source} />}
          <div className="mt-7">
            <SundayShelf
              label="Books of this Sunday"
              books={books.map(({ ageGroup, bookId, content }) => ({
                ageGroup,
                title: content.title,
                passage: content.passage,
                href: paths.book(bookId),
                filled: fullCover,
              }))}
            />
          </div>
        </div>
        <div>
          <PaperFan books={books} />
          <Button size="lg" className="relative w-full" onClick={() => setPrinting(true)}>
            <Printer className="size-5" aria-hidden="true" />
            Print the Sunday pack
          </Button>
          <Button look="outline" size="lg" className="mt-3 w-full" onClick={() => send('sunday')}>
            <Send className="size-5" aria-hidden="true" />
            Send to volunteers
          </Button>
          <p className="mt-3 text-center text-sm text-mute">One PDF for each room, {paper === 'letter' ? 'US Letter' : 'A4'}</p>
          <Rooms books={books} links={links} onAsk={(bookId) => send('book', bookId)} />
        </div>
      </div>
      {shown.notices.length > 0 && (
        <ul className="mt-8 space-y-1 rounded-xl bg-paper-2 px-5 py-3 text-sm text-ink-2">
          {shown.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <Below>
        <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <RecentGenerations shownId={sermonId} />
          {/* What is still to do this week comes before what is done, where one stands below the other. */}
          <div className="max-lg:order-first">
            <BeforeSunday books={books} links={links} onFamily={() => send('family')} />
          </div>
        </div>
      </Below>
      <Suspense>
        {printing && <PackDialog sermonId={sermonId} ages={books.map(({ ageGroup }) => ageGroup)} onClose={() => setPrinting(false)} />}
        {sending && sent && (
          <SendDialog
            book={{ id: sent.bookId, ageGroup: sent.ageGroup, sermonId, sermonTitle: sermon.title }}
            first={sending.first}
            onClose={() => setSending(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
