import { Copy, Download, Ear, Ellipsis, Eye, Mic, Printer, Send, Share2, UserCog, Users } from 'lucide-react'
import { useLocation } from 'wouter'
import type { BookDeeds } from '#web/book/use-book-deeds.tsx'
import { paths } from '#web/lib/paths.ts'
import { Menu } from '#web/ui/menu.tsx'

/** Everything that is done with a book less often, behind three dots. */
export function BookMenu({
  deeds,
  sermonId,
  onSend,
  onClass,
  onRecord,
}: {
  deeds: BookDeeds
  sermonId: string
  onSend: () => void
  onClass: () => void
  onRecord: () => void
}) {
  const [, go] = useLocation()
  return (
    <Menu
      className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-ink"
      opener={
        <>
          <Ellipsis className="size-5" aria-hidden="true" />
          <span className="sr-only">More</span>
        </>
      }
      groups={[
        [
          { icon: Download, name: 'Take it with you', run: () => deeds.open('take') },
          { icon: Eye, name: 'PDF', run: () => deeds.open('preview') },
          { icon: Printer, name: 'Print', run: deeds.print },
        ],
        [
          { icon: Copy, name: 'Copy', run: () => void deeds.copy() },
          { icon: Share2, name: 'Share text', run: () => void deeds.share() },
          { icon: Send, name: 'Send to a volunteer or the families', run: onSend },
          { icon: Users, name: 'Share to community', run: () => deeds.open('share') },
        ],
        [
          { icon: Mic, name: 'Record it yourself', run: onRecord },
          { icon: UserCog, name: 'Change the class', run: onClass },
          { icon: Ear, name: 'What we heard', run: () => go(paths.plan(sermonId)) },
        ],
      ]}
    />
  )
}
