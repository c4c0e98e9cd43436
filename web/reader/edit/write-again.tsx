import { CaseLower, ChevronDown, Lightbulb, type LucideIcon, PenLine, ShoppingBasket, Timer, Users } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { SectionId } from '#contract/lesson-book.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type Wish = { wish: string; name: string; icon: LucideIcon; activities?: boolean }
const wishes: Wish[] = [
  { wish: 'easier', name: 'Easier words', icon: CaseLower },
  { wish: 'fewer-supplies', name: 'Fewer supplies', icon: ShoppingBasket, activities: true },
  { wish: 'few-children', name: 'For two or three', icon: Users, activities: true },
  { wish: 'another', name: 'Another idea', icon: Lightbulb },
  { wish: 'shorter', name: 'Shorter', icon: Timer },
]

/** The wishes with which a section is written again: chosen, or in one's own words. */
export function WriteAgain({ section, busy, onWish }: { section: SectionId; busy: boolean; onWish: (wish: string, name: string) => void }) {
  const [own, setOwn] = useState(false)
  const offered = wishes.filter((one) => !one.activities || section === 'activities')
  return (
    <>
      <Menu
        disabled={busy}
        className="inline-flex min-h-11 items-center gap-2 rounded-md bg-accent-soft px-3 font-sans text-sm font-semibold text-accent-text hover:bg-accent-line/60 disabled:text-mute sm:min-h-9"
        opener={
          <>
            {busy ? <Spinner className="size-4" /> : <PenLine className="size-4" aria-hidden="true" />}
            Write again
            <ChevronDown className="size-4 max-sm:hidden" aria-hidden="true" />
          </>
        }
        groups={[
          offered.map(({ wish, name, icon }) => ({ icon, name, run: () => onWish(wish, name.toLowerCase()) })),
          [{ icon: PenLine, name: 'In your own words', run: () => setOwn(true) }],
        ]}
      />
      {own && <OwnWish onClose={() => setOwn(false)} onWish={(wish) => (setOwn(false), onWish(wish, wish))} />}
    </>
  )
}

function OwnWish({ onClose, onWish }: { onClose: () => void; onWish: (wish: string) => void }) {
  const id = useId()
  const [wish, setWish] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim()) onWish(wish.trim())
  }
  return (
    <Dialog title="Write again" onClose={onClose}>
      <form onSubmit={send} className="grid gap-3">
        <label htmlFor={id} className="font-semibold">
          What should be different?
        </label>
        <input
          id={id}
          value={wish}
          maxLength={300}
          placeholder="Something that we can do outdoors"
          onChange={(event) => setWish(event.target.value)}
          className="h-12 rounded-md border border-line-2 bg-card px-3.5 focus:border-accent focus:ring-4 focus:ring-accent/20 focus:outline-none"
        />
        <Button type="submit" disabled={!wish.trim()}>
          Write again
        </Button>
      </form>
    </Dialog>
  )
}
