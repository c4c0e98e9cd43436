import { clsx } from 'clsx'
import { Play, Printer, Send } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

/** What a phone keeps under the thumb: teach, print, send. Hidden while something is written, for then its own button is the one that counts. */
export const AtHand = ({
  bookId,
  hidden,
  onPrint,
  onSend,
}: {
  bookId: string
  hidden: boolean
  onPrint: () => void
  onSend: () => void
}) => (
  <section
    aria-label="At hand"
    className={clsx(
      'no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_auto_auto] gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-[max(.875rem,env(safe-area-inset-bottom))] md:hidden',
      hidden && 'max-md:hidden',
    )}
  >
    <Link
      href={paths.teach(bookId)}
      className="inline-flex min-h-13 items-center justify-center gap-2 rounded-[16px] bg-accent text-lg font-semibold text-on-accent shadow-[inset_0_-3px_0_var(--accent-edge)]"
    >
      <Play className="size-5" aria-hidden="true" />
      Start teaching
    </Link>
    <Button look="outline" size="icon" className="size-13 rounded-[16px]" aria-label="Print for Sunday" onClick={onPrint}>
      <Printer className="size-5" />
    </Button>
    <Button look="outline" size="icon" className="size-13 rounded-[16px]" aria-label="Send" onClick={onSend}>
      <Send className="size-5" />
    </Button>
  </section>
)
