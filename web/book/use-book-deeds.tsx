import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { plainText } from '#lesson/layout/plain-text.ts'
import { type PrintedBook, printedBook } from '#lesson/layout/printed-book.ts'
import { paths } from '#web/lib/paths.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'

const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((file) => ({ default: file.PdfPreview })))
const ShareLesson = lazy(() => import('./share-lesson.tsx').then((file) => ({ default: file.ShareLesson })))
const TakeAlong = lazy(() => import('./take-along.tsx').then((file) => ({ default: file.TakeAlong })))

export type SermonOf = { title: string; speaker: string; date: string }
export type BookInHand = { book: LessonBook; bookId: string; sermon: SermonOf; sermonId: string | undefined }
type Opened = 'preview' | 'take' | 'share'
export type BookDeeds = {
  printed: PrintedBook
  open: (what: Opened) => void
  copy: () => Promise<void>
  share: () => Promise<void>
  print: () => void
  /** The dialog that is open; it stands anywhere on the page. */
  dialog: ReactNode
}

/** Opens a window with the book alone, which prints and closes. Opened in the click itself, or the browser would block it. */
export const printBook = (bookId: string): void => {
  if (!window.open(paths.print(bookId), '_blank', 'popup,width=900,height=1000'))
    toast({ title: 'Print was blocked', description: 'Allow pop-ups for this page in your browser and try again.', tone: 'destructive' })
}

/** What can be done with a finished book besides reading it: preview, take along, print, copy, share. */
export function useBookDeeds({ book, bookId, sermon, sermonId }: BookInHand): BookDeeds {
  const [opened, setOpened] = useState<Opened>()
  const [madeOn] = useState(() => new Date().toISOString().slice(0, 10))
  const printed = printedBook(book, { sermonTitle: sermon.title, speaker: sermon.speaker, date: sermon.date, madeOn })
  const close = () => setOpened(undefined)
  const copyAs = async (title: string) => {
    try {
      await navigator.clipboard.writeText(plainText(printed))
      toast({ title })
    } catch (error) {
      toastFailure('Copy failed', error, 'The browser did not allow copying. Select the text and copy it by hand.')
    }
  }
  return {
    printed,
    open: setOpened,
    copy: () => copyAs('Content copied!'),
    share: async () => {
      if (!('share' in navigator)) return copyAs('Copied to clipboard!')
      await navigator
        .share({ title: printed.title, text: plainText(printed) })
        .catch((error: unknown) =>
          error instanceof DOMException && error.name === 'AbortError' ? undefined : copyAs('Copied to clipboard!'),
        )
    },
    print: () => printBook(bookId),
    dialog: opened && (
      <Suspense>
        {opened === 'preview' && <PdfPreview book={printed} bookId={bookId} onClose={close} />}
        {opened === 'share' && <ShareLesson bookId={bookId} onClose={close} />}
        {opened === 'take' && <TakeAlong bookId={bookId} sermonId={sermonId} ageGroup={book.ageGroup} onClose={close} />}
      </Suspense>
    ),
  }
}
