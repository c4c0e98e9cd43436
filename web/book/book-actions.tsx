import { Copy, Download, Eye, Printer, Share2, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { plainText } from '#lesson/layout/plain-text.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { ListenButton, type Listening } from './listen.tsx'

const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((file) => ({ default: file.PdfPreview })))
const ShareLesson = lazy(() => import('./share-lesson.tsx').then((file) => ({ default: file.ShareLesson })))
const TakeAlong = lazy(() => import('./take-along.tsx').then((file) => ({ default: file.TakeAlong })))
export type SermonOf = { title: string; speaker: string; date: string }

/** Opens a window with the book alone, which prints and closes. Opened in the click itself, or the browser would block it. */
export const printBook = (bookId: string): void => {
  if (!window.open(paths.print(bookId), '_blank', 'popup,width=900,height=1000'))
    toast({ title: 'Print was blocked', description: 'Allow windows of this page in the browser and try again.', tone: 'destructive' })
}

/** What can be done with a finished book: read it on paper, take it along, hear it, print, copy, share. */
export function BookActions({
  book,
  bookId,
  sermon,
  sermonId,
}: {
  book: LessonBook
  bookId: string
  sermon: SermonOf
  sermonId: string | undefined
}) {
  const [open, setOpen] = useState<'preview' | 'take' | 'share'>()
  const [reading, setReading] = useState<string>()
  const [listening, setListening] = useState<Listening>()
  const [madeOn] = useState(() => new Date().toISOString().slice(0, 10))
  const printed = printedBook(book, { sermonTitle: sermon.title, speaker: sermon.speaker, date: sermon.date, madeOn })
  const copy = async (title: string) => {
    try {
      await navigator.clipboard.writeText(plainText(printed))
      toast({ title })
    } catch (error) {
      toastFailure('Copy failed', error, 'The browser did not allow copying. Select the text and copy it by hand.')
    }
  }
  const share = async () => {
    if (!('share' in navigator)) return copy('Copied to clipboard!')
    await navigator
      .share({ title: printed.title, text: plainText(printed) })
      .catch((error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? undefined : copy('Copied to clipboard!')))
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen('take')}>
          <Download className="size-4" aria-hidden="true" />
          Take it with you
        </Button>
        <Button look="outline" size="sm" onClick={() => setOpen('preview')}>
          <Eye className="size-4" aria-hidden="true" />
          PDF
        </Button>
        <ListenButton bookId={bookId} title={printed.title} place="results" busy={reading} onBusy={setReading} onReady={setListening} />
        <Button look="outline" size="sm" onClick={() => printBook(bookId)}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        <Button look="outline" size="sm" onClick={() => void copy('Content copied!')}>
          <Copy className="size-4" aria-hidden="true" />
          Copy
        </Button>
        <Button look="outline" size="sm" onClick={() => void share()}>
          <Share2 className="size-4" aria-hidden="true" />
          Share text
        </Button>
        <Button look="outline" size="sm" onClick={() => setOpen('share')}>
          <Users className="size-4" aria-hidden="true" />
          Share to community
        </Button>
      </div>
      {listening?.bookId === bookId && <AudioPlayer narration={listening.narration} title={printed.title} />}
      {open === 'preview' && (
        <Suspense>
          <PdfPreview book={printed} bookId={bookId} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'share' && (
        <Suspense>
          <ShareLesson bookId={bookId} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'take' && (
        <Suspense>
          <TakeAlong bookId={bookId} sermonId={sermonId} ageGroup={book.ageGroup} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
