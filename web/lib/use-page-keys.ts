import { useEffect, useRef } from 'react'

/** Single keys of a page, while nothing is typed and nothing lies over it. */
export function usePageKeys(keys: Record<string, () => unknown>): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role=menu]')
      // A link or a button has its own Enter.
      const own = event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button, summary')
      if (own || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const does = now.current[event.key]
      if (!does) return
      event.preventDefault()
      does()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
