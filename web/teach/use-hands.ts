import { useEffect, useRef } from 'react'

export type Moves = { next: () => void; back: () => void; down: () => void; up: () => void; larger: () => void; smaller: () => void }
/** So far a finger must go to turn the card, and so straight. */
const far = 60
const straight = 1.5

/** Turns cards by key and by swipe. Keys that belong to a button or field under the focus stay theirs. */
export function useHands(moves: Moves, on: boolean): void {
  const now = useRef(moves)
  useEffect(() => {
    now.current = moves
  })
  useEffect(() => {
    if (!on) return
    const keys: Record<string, keyof Moves> = {
      ' ': 'next',
      ArrowRight: 'next',
      PageDown: 'next',
      ArrowLeft: 'back',
      PageUp: 'back',
      ArrowDown: 'down',
      ArrowUp: 'up',
      '+': 'larger',
      '=': 'larger',
      '-': 'smaller',
    }
    const press = (event: KeyboardEvent) => {
      const move = keys[event.key]
      if (!move || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, input, summary')) return
      event.preventDefault()
      now.current[move]()
    }
    let from: Touch | undefined
    const touch = (event: TouchEvent) => (from = event.touches.length === 1 ? event.touches[0] : undefined)
    const lift = (event: TouchEvent) => {
      const to = event.changedTouches[0]
      if (!from || !to || document.querySelector('dialog[open]')) return
      const across = to.clientX - from.clientX
      if (Math.abs(across) > far && Math.abs(across) > straight * Math.abs(to.clientY - from.clientY))
        now.current[across < 0 ? 'next' : 'back']()
    }
    addEventListener('keydown', press)
    addEventListener('touchstart', touch, { passive: true })
    addEventListener('touchend', lift, { passive: true })
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('touchstart', touch)
      removeEventListener('touchend', lift)
    }
  }, [on])
}
