import { Search } from 'lucide-react'
import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { PRODUCT } from '#contract/product.ts'
import { Logo } from '#web/art/mark.tsx'
import { BottomBar } from '#web/frame/bottom-bar.tsx'
import { CurrentPath } from '#web/frame/current-path.ts'
import { SkipLink } from '#web/frame/header-links.tsx'
import { places } from '#web/frame/items.ts'
import { follow } from '#web/lib/follow.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { PersonMenu } from './person-menu.tsx'
import { PlanBadge } from './plan-badge.tsx'

// Only who searches needs what is searched.
const FindDialog = lazy(() => import('./find-dialog.tsx').then((file) => ({ default: file.FindDialog })))
const own = (path: string) => places.some(({ to }) => to === path) || path === paths.settings()
const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The head of every page of the app: three places, Find, and the person. `slash`: the key / is for Find, and no field of the page's own. */
export function AppHeader({ slash = true }: { slash?: boolean }) {
  const { person } = useSession()
  const current = useContext(CurrentPath)
  const [, go] = useLocation()
  const [finding, setFinding] = useState(() => location.hash === '#find')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role=menu]')
      const ctrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!ctrlK && (!slash || event.key !== '/' || typing || event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setFinding(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [slash])
  if (!person) return null
  const find = () => setFinding(true)
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden" onClickCapture={follow(go, own)}>
        <SkipLink />
        <div className="wrap flex h-15 items-center gap-3 md:gap-5">
          <a href={paths.home} aria-label={`${PRODUCT} home`} className="flex rounded-md md:max-lg:[&_.display]:hidden">
            <Logo />
          </a>
          <nav aria-label="Main" className="flex gap-1 max-md:hidden">
            {places.map(({ to, name }) => (
              <a
                key={to}
                href={to}
                aria-current={to === current ? 'page' : undefined}
                className="inline-flex min-h-10 items-center rounded-md px-3 text-[0.9375rem] whitespace-nowrap font-medium text-ink-2 hover:bg-paper-2 hover:text-ink aria-[current]:bg-paper-2 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {name}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2 sm:gap-3">
            <PlanBadge subscription={person.subscription} />
            <button
              type="button"
              onClick={find}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-sm font-semibold text-ink-2 hover:bg-paper-2 hover:text-ink max-md:hidden"
            >
              <Search className="size-4" aria-hidden="true" />
              Find
              <kbd
                aria-hidden="true"
                className="rounded-sm border border-line bg-card px-1.5 font-sans text-xs font-medium whitespace-nowrap text-mute max-lg:hidden"
              >
                {isMac ? '⌘ K' : 'Ctrl K'}
              </kbd>
            </button>
            <PersonMenu person={person} />
          </div>
        </div>
      </header>
      {/* Not inside the header: what is fixed to the window stands beside it. */}
      <BottomBar onFind={find} onFollow={follow(go, own)} />
      {finding && (
        <Suspense>
          <FindDialog onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  )
}
