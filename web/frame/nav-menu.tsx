import { Menu, X } from 'lucide-react'
import { clsx } from 'clsx'
import { type ReactNode, useContext } from 'react'
import { CurrentPath } from './current-path.ts'
import type { NavigationItem } from './items.ts'

/**
 * The menu of small screens, with a search box over its entries. It is the browser's own popover: it opens and closes,
 * gives the focus back and answers Escape without a script, so prerendered pages and the app share it.
 */
export function NavMenu({
  items,
  opener,
  className = 'lg:hidden',
  children,
}: {
  items: NavigationItem[]
  /** What stands on the button instead of three lines. */
  opener?: ReactNode
  className?: string
  children?: ReactNode
}) {
  const current = useContext(CurrentPath)
  return (
    <>
      <button
        type="button"
        popoverTarget="nav-menu"
        className={clsx(
          'grid size-11 shrink-0 place-items-center',
          opener ? 'rounded-full' : 'rounded-md border border-line bg-card',
          className,
        )}
      >
        {opener ?? <Menu className="size-5" aria-hidden="true" />}
        <span className="sr-only">Menu</span>
      </button>
      <div
        id="nav-menu"
        popover="auto"
        className="fixed inset-x-3 top-3 m-0 w-auto max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-2xl border border-line bg-card p-4 text-ink shadow-3 backdrop:bg-scrim"
      >
        <div className="mb-3 flex items-center gap-2">
          <input
            type="search"
            aria-label="Search the menu"
            placeholder="Search the menu"
            data-filters="nav-items"
            className="needs-script min-h-11 min-w-0 flex-1 rounded-md border border-line-2 bg-card px-3.5 text-base placeholder:text-mute"
          />
          <button
            type="button"
            popoverTarget="nav-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="ml-auto grid size-11 shrink-0 place-items-center rounded-md text-mute hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul id="nav-items">
            {items.map(({ to, name, icon: Icon }) => (
              <li key={name}>
                <a
                  href={to}
                  aria-current={to === current ? 'page' : undefined}
                  className="flex min-h-12 items-center gap-3 rounded-md px-3 font-medium hover:bg-paper-2 aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
                >
                  <Icon className="size-5 text-mute" aria-hidden="true" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p data-none-of="nav-items" hidden className="px-3 py-2 text-mute">
            No page by that name.
          </p>
        </nav>
        {children}
      </div>
    </>
  )
}
