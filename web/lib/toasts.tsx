import { useSyncExternalStore } from 'react'
import { Toaster } from '#web/ui/toaster.tsx'
import { dismiss, toastStore } from './toast.ts'

/** The region of the toasts. It is mounted in a root of its own, so that a toast outlives every change of page. */
export function Toasts() {
  return <Toaster toasts={useSyncExternalStore(toastStore.watch, toastStore.read)} onDismiss={dismiss} />
}
