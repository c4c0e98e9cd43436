import { useContext } from 'react'
import { CurrentPath } from './current-path.ts'
import { navigation } from './items.ts'

/** The first four entries within reach of a thumb, for people who are signed in on a small screen. */
export function BottomBar() {
  const current = useContext(CurrentPath)
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md signed-in:max-lg:block"
    >
      <ul className="grid grid-cols-4">
        {navigation.slice(0, 4).map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={to === current ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-mute aria-[current]:text-accent-text"
            >
              <Icon className="size-5" aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
