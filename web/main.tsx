import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionProvider } from './lib/session.tsx'
import { dismiss, toastStore } from './lib/toast.ts'
import { queries } from './lib/use-read.ts'
import { Routes } from './routes.tsx'
import { Toaster } from './ui/toaster.tsx'

function Toasts() {
  return <Toaster toasts={useSyncExternalStore(toastStore.watch, toastStore.read)} onDismiss={dismiss} />
}
const place = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return createRoot(element)
}
place('root').render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <Routes />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
// In a root of its own, so that a toast outlives every change of page.
place('toasts').render(<Toasts />)
