import { WifiOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Over a book that this browser kept: how old it is, and what becomes of a change. */
export const AsOf = ({ at, again }: { at: Date; again: () => void }) => (
  <div className="wrap no-print py-3">
    <p
      role="status"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-[14px] border border-line bg-card px-3.5 pt-2.5 text-[0.9375rem] leading-snug sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:py-1"
    >
      <WifiOff className="size-5 text-mute max-sm:self-start" aria-hidden="true" />
      <span>
        <b className="font-semibold">Storyfold cannot be reached.</b> This is the book as it was on {day.format(at)}. What you change waits
        on this device.
      </span>
      <Button look="link" size="link" className="min-h-11 justify-self-start max-sm:col-start-2" onClick={again}>
        Try again
      </Button>
    </p>
  </div>
)
