import { WifiOff } from 'lucide-react'
import { dayAndTime } from '#web/lib/day-and-time.ts'
import { Button } from '#web/ui/button.tsx'

/** Over a book that this browser kept: how old it is, and what becomes of a change. */
export const AsOf = ({ at, again }: { at: Date; again: () => void }) => (
  <div className="wrap no-print py-3">
    <div className="flex items-start gap-2.5 rounded-[14px] border border-line bg-card px-3.5 pt-2.5 text-[0.9375rem] leading-snug">
      <WifiOff className="size-5 shrink-0 text-mute" aria-hidden="true" />
      <div className="min-w-0">
        <p role="status">
          <b className="font-semibold">Storyfold cannot be reached.</b> This is the book as it was on {dayAndTime(at)}. What you change
          waits on this device.
        </p>
        <Button look="link" size="link" className="min-h-11" onClick={again}>
          Try again
        </Button>
      </div>
    </div>
  </div>
)
