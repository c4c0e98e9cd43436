import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OpenMenu } from './open-menu.tsx'

export type MenuEntry = { icon: LucideIcon; name: string; run: () => void }
export type MenuProps = {
  /** What stands on the button. */
  opener: ReactNode
  className: string
  disabled?: boolean
  /** What stands over the entries. */
  head?: ReactNode
  /** Entries in groups, with a line between two of them. */
  groups: MenuEntry[][]
}
/** Fetches what draws an open menu, for when there is no network. */
export const loadMenus = () => import('./open-menu.tsx')

/** A menu behind a button. What draws it is fetched when somebody reaches for it: a list has one in each row, and most are never opened. */
export function Menu(props: MenuProps) {
  const [open, setOpen] = useState<{ Open: typeof OpenMenu; byKeys: boolean }>()
  if (open) return <open.Open {...props} byKeys={open.byKeys} />
  // What cannot be fetched now is fetched at the next press.
  const fetchIt = () => void loadMenus().catch(() => undefined)
  const show = (byKeys: boolean) => void loadMenus().then(({ OpenMenu }) => setOpen({ Open: OpenMenu, byKeys }), fetchIt)
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={props.disabled}
      className={props.className}
      onPointerEnter={fetchIt}
      onFocus={fetchIt}
      onClick={({ detail }) => show(detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show(true)
      }}
    >
      {props.opener}
    </button>
  )
}
