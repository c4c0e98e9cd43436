import { Search } from 'lucide-react'
import { type MouseEvent, useContext } from 'react'
import { paths } from '#web/lib/paths.ts'
import { CurrentPath } from './current-path.ts'
import { places } from './items.ts'

const entry = 'flex min-h-15 w-full flex-col items-center justify-center gap-1 text-xs font-semibold text-mute'

/**
 * The three places and Find within reach of a thumb, for people who are signed in on a small screen. On a prerendered page
 * Find leads into the app; inside the app `onFind` opens it where one is.
 */
export function BottomBar({ onFind, onFollow }: { onFind?: () => void; onFollow?: (event: MouseEvent) => void }) {
  const current = useContext(CurrentPath)
  return (
    <nav
      aria-label="Quick"
      onClickCapture={onFollow}
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] signed-in:max-md:block print:hidden"
    >
      <ul className="grid grid-cols-4">
        {places.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <a href={to} aria-current={to === current ? 'page' : undefined} className={`${entry} aria-[current]:text-accent-text`}>
              <Icon className="size-6" strokeWidth={1.75} aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
        <li>
          {onFind ? (
            <button type="button" onClick={onFind} className={entry}>
              <Search className="size-6" strokeWidth={1.75} aria-hidden="true" />
              Find
            </button>
          ) : (
            <a href={paths.find} className={entry}>
              <Search className="size-6" strokeWidth={1.75} aria-hidden="true" />
              Find
            </a>
          )}
        </li>
      </ul>
    </nav>
  )
}
