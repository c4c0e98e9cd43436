import { useEffect } from 'react'

/** Keeps the screen on while a class runs, where the browser can; it asks again when the page is looked at again. */
export function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock
        .request('screen')
        .then((got) => (left ? void got.release() : (lock = got)))
        // A phone that saves its battery refuses; the class goes on.
        .catch(() => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release().catch(() => undefined)
    }
  }, [on])
}
