import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'wouter'
import { readBook } from '#contract/library.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { page, PreviewPage } from '#web/book/preview-page.tsx'
import { useRead } from '#web/lib/use-read.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'

/** The window that Print opens: the book alone. It asks for the printer and closes when that is done. */
export function PrintPage() {
  const { id = '' } = useParams<{ id: string }>()
  const { data: book, error } = useRead(readBook, { params: { id } })
  const [zoom, setZoom] = useState(() => Math.min(1, innerWidth / page.width))
  const [madeOn] = useState(() => new Date().toISOString().slice(0, 10))
  useEffect(() => {
    if (!book) return
    document.title = book.content.title
    const close = () => window.close()
    // What was made to fit a phone's window goes to the printer in its own size.
    const whole = () => flushSync(() => setZoom(1))
    window.addEventListener('beforeprint', whole)
    window.addEventListener('afterprint', close)
    void document.fonts.ready.then(() => window.print())
    return () => {
      window.removeEventListener('beforeprint', whole)
      window.removeEventListener('afterprint', close)
    }
  }, [book])
  if (error) return <p className="p-10 text-bad">{error.message}</p>
  if (!book) return <PageSpinner />
  const printed = printedBook(book.content, {
    sermonTitle: book.sermonTitle,
    speaker: book.speaker,
    date: book.sermonDate,
    madeOn,
    edited: book.editedAt !== null,
  })
  return (
    <main className="bg-white print:[&>article]:p-0">
      <PreviewPage book={printed} zoom={zoom} />
    </main>
  )
}
