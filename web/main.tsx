import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { filterByText } from './lib/filter-by-text.ts'
import { SessionProvider } from './lib/session.tsx'
import { Toasts } from './lib/toasts.tsx'
import { queries } from './lib/use-read.ts'
import { Routes } from './routes.tsx'

const place = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return createRoot(element)
}
filterByText()
place('root').render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <Routes />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
place('toasts').render(<Toasts />)
