import { useContext } from 'react'
import { CurrentPath } from './current-path.ts'

/** The first thing that a keyboard reaches: past everything that stands above the page's own content. */
export const SkipLink = () => (
  <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-md focus:bg-card focus:px-4 focus:py-2">
    Skip to content
  </a>
)

/** The links of a header where there is room for them; the one to this page says so. */
export function HeaderLinks({ items, className = '' }: { items: { to: string; name: string }[]; className?: string }) {
  const current = useContext(CurrentPath)
  return (
    <nav aria-label="Main" className={`hidden items-center gap-6 font-medium text-ink-2 lg:flex ${className}`}>
      {items.map(({ to, name }) => (
        <a
          key={to}
          href={to}
          aria-current={to === current ? 'page' : undefined}
          className="underline-offset-8 hover:text-accent-text hover:underline aria-[current]:text-accent-text aria-[current]:underline"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
