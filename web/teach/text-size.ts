import { useState } from 'react'

const key = 'teach-size'
/** The line that is current, and the ones around it, from small to very large. Literal, so that the styles are built. */
const sizes = [
  ['text-[1.375rem] lg:text-[1.75rem]', 'text-base lg:text-lg'],
  ['text-[1.875rem] lg:text-[2.5rem]', 'text-lg lg:text-[1.375rem]'],
  ['text-[2.25rem] lg:text-[3rem]', 'text-[1.375rem] lg:text-[1.75rem]'],
  ['text-[2.75rem] lg:text-[3.75rem]', 'text-[1.625rem] lg:text-[2.125rem]'],
] as const

/** How large the card is written, remembered in this browser. */
export function useTextSize(): {
  current: string
  other: string
  /** Of a text that is read aloud as a whole. */
  reading: string
  larger: () => void
  smaller: () => void
  at: number
  last: number
} {
  const [at, setAt] = useState(() => Math.min(sizes.length - 1, Math.max(0, Number(localStorage.getItem(key) ?? 1) || 0)))
  const to = (next: number) => {
    const size = Math.min(sizes.length - 1, Math.max(0, next))
    localStorage.setItem(key, String(size))
    setAt(size)
  }
  const [current, other] = sizes[at] ?? sizes[1]
  return {
    current,
    other,
    reading: (sizes[Math.min(at + 1, sizes.length - 1)] ?? sizes[1])[1],
    at,
    last: sizes.length - 1,
    larger: () => to(at + 1),
    smaller: () => to(at - 1),
  }
}
