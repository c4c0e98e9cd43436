import { useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether there is a network at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

/** Whether a link leads anywhere but to the browser's own error page: there is a network, or the service worker answers with what is kept. */
export const useWayOut = (): boolean => useOnline() || Boolean(navigator.serviceWorker?.controller)
