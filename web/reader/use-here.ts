import { startTransition, useEffect, useState } from 'react'

/** The section that is being read: the last one whose head has passed the upper third of the window. */
export function sectionHere(): string {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section][id]')]
  const line = innerHeight * 0.34
  return (sections.findLast((one) => one.getBoundingClientRect().top < line) ?? sections[0])?.id ?? ''
}

/** The same, followed while the page is scrolled. For what marks it: the book itself is not drawn again with each section. */
export function useHere(): string {
  const [here, setHere] = useState('')
  useEffect(() => {
    const look = () => startTransition(() => setHere(sectionHere()))
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return here
}
