import { startTransition, useEffect, useState } from 'react'

/** False until the page has been seen once: what stands below it is drawn, and its files are fetched, after that. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // A task behind the frame, and soon in a tab that nobody sees and that paints none.
    const soon = setTimeout(() => startTransition(() => setPainted(true)), hiddenMs)
    const frame = requestAnimationFrame(() => {
      clearTimeout(soon)
      setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => (clearTimeout(soon), cancelAnimationFrame(frame))
  }, [])
  return painted
}
const hiddenMs = 500
