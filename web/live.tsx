import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Toasts } from './lib/toasts.tsx'
import { ContactPage } from './marketing/contact-page.tsx'
import { CurrentPath } from './frame/current-path.ts'

/** The prerendered pages that React takes over: those with a form. */
const livePages: Record<string, () => React.ReactNode> = { '/contact': ContactPage }

const root = document.getElementById('root')
const toasts = document.getElementById('toasts')
const path = root?.querySelector<HTMLElement>('[data-live]')?.dataset.live ?? ''
const Page = livePages[path]
if (root && toasts && Page) {
  hydrateRoot(
    root,
    <StrictMode>
      <CurrentPath value={path}>
        <div data-live={path}>
          <Page />
        </div>
      </CurrentPath>
    </StrictMode>,
  )
  createRoot(toasts).render(<Toasts />)
}
