import { useEffect, useState } from 'react'

/** The section that is being read: the last one whose head has passed the upper third of the window. */
export function useHere(of: unknown): string {
  const [here, setHere] = useState('')
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section][id]')]
    const look = () => {
      const line = innerHeight * 0.34
      setHere((sections.findLast((one) => one.getBoundingClientRect().top < line) ?? sections[0])?.id ?? '')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [of])
  return here
}
