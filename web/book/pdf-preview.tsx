import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { bookPdf } from '#contract/exports.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { download as downloadFile } from '#web/lib/download.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { page, PreviewPage } from './preview-page.tsx'

/** The book on a letter page, and its download as A4 or Letter. Renders nothing when there is no content. */
export function PdfPreview({ book, bookId, onClose }: { book: PrintedBook; bookId: string; onClose: () => void }) {
  const [usual] = usePaper()
  const other = usual === 'a4' ? 'letter' : 'a4'
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
      await downloadFile(bookPdf, { params: { id: bookId }, query: { paper } })
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
          <Button look="outline" disabled={busy !== undefined} onClick={() => void download(other)}>
            {busy === other && <Spinner className="size-4" />}
            As {other === 'a4' ? 'A4' : 'US Letter'}
          </Button>
          <Button data-first disabled={busy !== undefined} onClick={() => void download(usual)}>
            {busy === usual ? <Spinner className="size-4" /> : <Download className="size-4" aria-hidden="true" />}
            Download PDF
          </Button>
        </>
      }
    >
      {/* White paper is seen as paper on a ground of another color. */}
      <div ref={frame} className="-mx-5 -my-5 bg-paper-2 px-3 py-5 sm:-mx-7 sm:px-7">
        <PreviewPage book={book} zoom={zoom} />
      </div>
    </Dialog>
  )
}
