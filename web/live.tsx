import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { toastStore } from './lib/toast.ts'
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
  // Most visitors send nothing: the region of the toasts is fetched with the first one.
  const unwatch = toastStore.watch(() => {
    unwatch()
    void import('./lib/toasts.tsx').then(({ Toasts }) => createRoot(toasts).render(<Toasts />))
  })
}
