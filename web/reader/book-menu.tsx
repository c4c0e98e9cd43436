import { Copy, Download, Ear, Ellipsis, Eye, type LucideIcon, Mic, Printer, Send, Share2, UserCog, Users } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useLocation } from 'wouter'
import type { BookDeeds } from '#web/book/use-book-deeds.tsx'
import { paths } from '#web/lib/paths.ts'

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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-ink">
        <Ellipsis className="size-5" aria-hidden="true" />
        <span className="sr-only">More</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={6} className="z-50 w-64 rounded-[14px] border border-line bg-card p-1.5 shadow-3">
        <Item icon={Download} name="Take it with you" go={() => deeds.open('take')} />
        <Item icon={Eye} name="PDF" go={() => deeds.open('preview')} />
        <Item icon={Printer} name="Print" go={deeds.print} />
        <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />
        <Item icon={Copy} name="Copy" go={() => void deeds.copy()} />
        <Item icon={Share2} name="Share text" go={() => void deeds.share()} />
        <Item icon={Send} name="Send to a volunteer or the families" go={onSend} />
        <Item icon={Users} name="Share to community" go={() => deeds.open('share')} />
        <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />
        <Item icon={Mic} name="Record it yourself" go={onRecord} />
        <Item icon={UserCog} name="Change the class" go={onClass} />
        <Item icon={Ear} name="What we heard" go={() => go(paths.plan(sermonId))} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const Item = ({ icon: Icon, name, go }: { icon: LucideIcon; name: string; go: () => void }) => (
  <DropdownMenu.Item
    onSelect={go}
    className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[9px] px-2.5 text-[0.9375rem] outline-none data-highlighted:bg-paper-2"
  >
    <Icon className="size-[17px] text-mute" aria-hidden="true" />
    {name}
  </DropdownMenu.Item>
)
