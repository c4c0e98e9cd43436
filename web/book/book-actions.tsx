import { Copy, Eye, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { plainText } from '#lesson/layout/plain-text.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((file) => ({ default: file.PdfPreview })))
export type SermonOf = { title: string; speaker: string; date: string }

/** What can be done with a finished book: preview and download as PDF, copy, share as text. */
export function BookActions({ book, bookId, sermon }: { book: LessonBook; bookId: string; sermon: SermonOf }) {
  const [preview, setPreview] = useState(false)
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
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="sm" onClick={() => setPreview(true)}>
        <Eye className="size-4" aria-hidden="true" />
        PDF
      </Button>
      <Button look="outline" size="sm" onClick={() => void copy('Content copied!')}>
        <Copy className="size-4" aria-hidden="true" />
        Copy
      </Button>
      <Button look="outline" size="sm" onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        Share text
      </Button>
      {preview && (
        <Suspense>
          <PdfPreview book={printed} bookId={bookId} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </div>
  )
}
