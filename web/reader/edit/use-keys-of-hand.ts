import { useEffect, useRef } from 'react'
import type { Editing } from './use-editing.ts'

/** Undo and redo by key while something is open: the browser's own know nothing of what was written again or moved. */
export function useKeysOfHand({ undo, redo }: Pick<Editing, 'undo' | 'redo'>, on: boolean): void {
  const now = useRef({ undo, redo })
  useEffect(() => {
    now.current = { undo, redo }
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      now.current[key === 'y' || event.shiftKey ? 'redo' : 'undo']()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [on])
}
