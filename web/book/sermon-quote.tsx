import { useEffect, useRef } from 'react'
import { readSermon } from '#contract/sermons.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Where a quotation stands in a text, whatever spaces and signs are between its words; undefined when it does not. */
function findQuote(text: string, quote: string): { from: number; to: number } | undefined {
  const words = quote.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const found = new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu').exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}

/** The sermon with the words marked that a key point rests on, scrolled to them. */
export function SermonQuote({ sermonId, quote, onClose }: { sermonId: string; quote: string; onClose: () => void }) {
  const { data, error } = useRead(readSermon, { params: { id: sermonId } })
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' })
  }, [data])
  const at = data && findQuote(data.content, quote)
  return (
    <Dialog wide title="In the sermon" onClose={onClose}>
      {!data && !error && (
        <p role="status" className="flex items-center gap-2.5 py-8 text-mute">
          <Spinner className="size-4" /> Opening the sermon
        </p>
      )}
      {error && <p role="alert">The sermon could not be opened. Please try again.</p>}
      {data && (
        <div className="space-y-1 leading-relaxed whitespace-pre-line text-ink-2">
          {at ? (
            <>
              {data.content.slice(0, at.from)}
              <mark ref={mark} className="rounded bg-accent-soft px-0.5 font-semibold text-ink">
                {data.content.slice(at.from, at.to)}
              </mark>
              {data.content.slice(at.to)}
            </>
          ) : (
            <>
              <p className="font-semibold text-ink">“{quote}”</p>
              <p>The sermon has been changed since this book was written, and these words are no longer in it.</p>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
