import { startTransition, useEffect, useState } from 'react'

/** The section that is being read: the last one whose head has passed the upper third of the window. */
export function useHere(of: unknown): string {
  const [here, setHere] = useState('')
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section][id]')]
    const look = () => {
      const line = innerHeight * 0.34
      const id = (sections.findLast((one) => one.getBoundingClientRect().top < line) ?? sections[0])?.id ?? ''
      // The whole book is drawn with it: scrolling goes before.
      startTransition(() => setHere(id))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [of])
  return here
}
