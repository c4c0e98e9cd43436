import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { bookPdf } from '#contract/exports.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { send } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PreviewBlock } from './preview-block.tsx'

/** The preview page in CSS pixels: US letter at 96 to the inch. */
const page = { width: 816, height: 1056 }

/** The book on a letter page, and its download as A4 or Letter. Renders nothing when there is no content. */
export function PdfPreview({ book, bookId, onClose }: { book: PrintedBook; bookId: string; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const [busy, setBusy] = useState<'a4' | 'letter'>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / page.width)))
    fit.observe(element)
    return () => fit.disconnect()
  }, [])
  if (book.blocks.length === 0) return null
  const download = async (paper: 'a4' | 'letter') => {
    setBusy(paper)
    try {
      const response = await send(bookPdf, { params: { id: bookId }, query: { paper } })
      const url = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      link.href = url
      link.download = decodeURIComponent(
        /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'lesson.pdf',
      )
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    } catch (error) {
      toastFailure('Download failed', error, 'The PDF could not be made. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Dialog
      wide
      title="PDF preview"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          <Button look="outline" disabled={busy !== undefined} onClick={() => void download('letter')}>
            {busy === 'letter' && <Spinner className="size-4" />}
            Letter
          </Button>
          <Button disabled={busy !== undefined} onClick={() => void download('a4')}>
            {busy === 'a4' ? <Spinner className="size-4" /> : <Download className="size-4" aria-hidden="true" />}
            Download PDF
          </Button>
        </>
      }
    >
      <div ref={frame}>
        <article
          data-testid="preview-page"
          className={clsx('mx-auto bg-white px-24 py-20 text-[#331c38]', book.ageGroup !== 'teens' && 'font-kids')}
          style={{ width: page.width, minHeight: page.height, zoom }}
        >
          <p className="display text-center text-[28px]">{book.product}</p>
          <p className="mt-1 text-center">
            {book.heading}
            {book.date && `, ${book.date}`}
          </p>
          <h3 className="mt-4 text-center text-[30px]">{book.title}</h3>
          <p className="mb-6 text-center text-sm text-[#6b5a6c]">{book.byline}</p>
          {book.blocks.map((block, at) => (
            <PreviewBlock key={at} block={block} ageGroup={book.ageGroup} />
          ))}
          <footer className="mt-10 border-t border-[#e6dfd3] pt-3 text-xs text-[#6b5a6c]">{book.footer}</footer>
        </article>
      </div>
    </Dialog>
  )
}
