import { useState } from 'react'
import { regenerate } from '#contract/generation.ts'
import { events } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { waits } from './doing.ts'
import type { Shown } from './use-generation.ts'

/** What the writing waits for and until when, and the way on without it. */
export function WaitingForProvider({ waiting }: { waiting: NonNullable<Shown['waiting']> }) {
  const { sermonId, wait } = waiting
  const [busy, setBusy] = useState(false)
  const cause = wait.fault === 'busy' ? 'The AI provider was too busy.' : 'The AI provider could not be reached.'
  const until = new Date(wait.until)
  const next = waits({ waiting })
    ? `Storyfold will try again at ${until.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}.`
    : 'Storyfold is trying again now.'
  const goOn = async () => {
    setBusy(true)
    try {
      // Taken up as soon as the stream says anything; the page follows the writing already.
      for await (const _ of events(regenerate, { params: { id: sermonId }, body: { engine: 'offline' } })) break
    } catch (error) {
      toastFailure('Still waiting', error, 'Please try again.')
      setBusy(false)
    }
  }
  return (
    <div role="status" className="mt-5 rounded-[14px] border border-line bg-paper-2 p-4">
      <p>
        {cause} {next} What is finished stays finished.
      </p>
      <Button look="outline" size="sm" className="mt-3" disabled={busy} onClick={() => void goOn()}>
        Write without AI now
      </Button>
    </div>
  )
}
