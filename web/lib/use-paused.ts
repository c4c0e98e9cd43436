import { useEffect, useState } from 'react'

/** A pause of this length ends what somebody types. */
const pauseMs = 600

/** What is typed, once its writer pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
