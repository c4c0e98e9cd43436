import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { readAiProvider } from '#contract/generation.ts'
import { generateBookAudio, type Narration, type NarrationProgress, readBookAudio } from '#contract/narration.ts'
import { call, CallError, events } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export type Listening = { bookId: string; narration: Narration }
/** How results and library speak of it, each in its own words. */
const said = {
  results: { done: 'Audio generated', failed: 'Audio generation failed' },
  library: { done: 'Audio Generated!', failed: 'Audio Generation Failed' },
}

/** Reads the book aloud, or finds the narration that is there already. Offered only where this machine has a voice. */
export function ListenButton({
  bookId,
  title,
  place,
  busy,
  onBusy,
  onReady,
  look = 'outline',
}: {
  bookId: string
  title: string
  place: keyof typeof said
  /** Among quiet tools it is as quiet as they are. */
  look?: 'outline' | 'ghost'
  /** The book that is being read aloud: one at a time. */
  busy: string | undefined
  onBusy: (bookId: string | undefined) => void
  onReady: (listening: Listening) => void
}) {
  const { data: provider } = useRead(readAiProvider)
  const [progress, setProgress] = useState<NarrationProgress>()
  if (!provider?.supportsMultimedia) return null
  const listen = async () => {
    onBusy(bookId)
    try {
      const { narration, isNew } = await narrationOf(bookId, setProgress)
      onReady({ bookId, narration })
      if (isNew) toast({ title: said[place].done, ...(narration.notice ? { description: narration.notice } : {}) })
    } catch (error) {
      const description = error instanceof Error && error.message ? error.message : 'Failed to generate audio narration'
      toast({ title: said[place].failed, description, tone: 'destructive' })
    } finally {
      onBusy(undefined)
      setProgress(undefined)
    }
  }
  const mine = busy === bookId
  const percent = progress?.total ? Math.round((100 * progress.done) / progress.total) : 0
  return (
    <Button
      look={look}
      size="sm"
      disabled={busy !== undefined}
      aria-label={mine ? `Reading “${title}” aloud, ${percent}%` : undefined}
      onClick={() => void listen()}
    >
      {mine ? <Spinner className="size-4" /> : <Headphones className="size-4" aria-hidden="true" />}
      {mine ? <span className="tabular-nums">{percent}%</span> : place === 'library' ? 'Audio' : 'Listen'}
    </Button>
  )
}

async function narrationOf(
  bookId: string,
  onProgress: (progress: NarrationProgress) => void,
): Promise<{ narration: Narration; isNew: boolean }> {
  const params = { id: bookId }
  const before = await call(readBookAudio, { params }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
  // Nobody's own voice gives way to a machine's unasked; of which text it is stands beside it.
  if (before?.fits || before?.voice === 'own') return { narration: before, isNew: false }
  try {
    return { narration: await readAloud(bookId, onProgress), isNew: true }
  } catch (error) {
    // Without a plan the old recording is better than none, where it is said what it is.
    if (!before || !(error instanceof CallError && error.status === 402)) throw error
    return { narration: { ...before, notice: 'This recording is of an earlier text: the book has changed since then.' }, isNew: true }
  }
}

async function readAloud(bookId: string, onProgress: (progress: NarrationProgress) => void): Promise<Narration> {
  const params = { id: bookId }
  for await (const { event, data } of events(generateBookAudio, { params })) {
    if (event === 'done') return data as Narration
    if (event === 'progress') onProgress(data as NarrationProgress)
    if (event === 'failed') throw new Error((data as { message: string }).message)
  }
  throw new Error(
    'The connection was lost while the book was being read aloud. The recording is still being made; press the button again in a moment.',
  )
}
