import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { filterByText } from './lib/filter-by-text.ts'
import { SessionProvider } from './lib/session.tsx'
import { queries } from './lib/use-read.ts'
import { openPage } from './open-page.ts'
import { Routes } from './routes.tsx'

/** A page is there by then, and nobody has done anything that could fail. */
const toastsAfterMs = 400

const place = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return createRoot(element)
}
filterByText()
const root = place('root')
const toasts = place('toasts')
void openPage().then((asked) => {
  // In small steps, between which the browser answers whoever touches it.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <SessionProvider asked={asked}>
            <Routes />
          </SessionProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  // Toasts say what went wrong, a lost network too: their file is there before one is needed, and after the page.
  setTimeout(() => void import('./lib/toasts.tsx').then(({ Toasts }) => toasts.render(<Toasts />)), toastsAfterMs)
})
