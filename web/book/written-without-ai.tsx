import { useState } from 'react'
import { useLocation } from 'wouter'
import { readAiProvider, regenerate } from '#contract/generation.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { readSermon, recentSermons } from '#contract/sermons.ts'
import { noteSentence, whyNotByAi } from '#lesson/notes/note-sentences.ts'
import { events } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWriteOver } from './use-write-over.tsx'

/** Of a book that stands in for one of the AI provider's: why, and how to have it written after all. */
export function WrittenWithoutAi({
  book,
  sermonId,
  onAgain,
  flush,
}: {
  book: LessonBook
  sermonId: string
  /** Where the page follows the writing itself. */
  onAgain?: () => void
  /** Sends what was typed and is not kept yet. */
  flush?: () => Promise<boolean>
}) {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const { data: provider } = useRead(readAiProvider)
  const note = whyNotByAi(book)
  const isThere = provider !== undefined && provider.provider !== 'offline'
  const { writeOver, dialog } = useWriteOver()
  if (!note) return null
  const again = async () => {
    await flush?.()
    await writeOver({ sermonId, ages: [book.ageGroup], write: () => (onAgain ? onAgain() : void write()) })
  }
  const write = async () => {
    setBusy(true)
    try {
      const body = { engine: 'provider' as const, ages: [book.ageGroup] }
      for await (const _ of events(regenerate, { params: { id: sermonId }, body })) break
      await readAgain(recentSermons, readSermon)
      go(paths.homeAfter(sermonId))
    } catch (error) {
      toastFailure('Not written again', error, 'The book is as it was. Please try again.')
      setBusy(false)
    }
  }
  return (
    <div className="no-print mb-6 rounded-[14px] border border-line bg-paper-2 p-4 font-sans text-[0.9375rem]">
      <p>{noteSentence(note)}</p>
      {isThere && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button look="outline" size="sm" disabled={busy} onClick={() => void again()}>
            {busy && <Spinner className="size-4" />}
            Write again with AI
          </Button>
          <span className="text-sm text-mute">This book alone.</span>
        </div>
      )}
      {dialog}
    </div>
  )
}
