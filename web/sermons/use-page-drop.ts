import { useEffect, useRef, useState } from 'react'

type Take = { file: (file: File) => unknown; text: (text: string) => unknown }
/** So many characters are a text; a word that is pasted beside a field is none. */
const leastText = 200

/** A file that is dropped, or a text that is pasted, anywhere on the page; true while something is held over it. */
export function usePageDrop(take: Take): boolean {
  const [over, setOver] = useState(false)
  const now = useRef(take)
  useEffect(() => {
    now.current = take
  })
  useEffect(() => {
    const holds = (data: DataTransfer | null) => data?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false
    const covered = () => document.querySelector('dialog[open]') !== null
    const taken = (data: DataTransfer | null): boolean => {
      const file = data?.files[0]
      const text = data?.getData('text/plain') ?? ''
      if (file) now.current.file(file)
      else if (text.trim().length >= leastText) now.current.text(text)
      else return false
      return true
    }
    const hold = (event: DragEvent) => {
      if (covered() || !holds(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    // Leaving one element for another is no leaving of the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (covered() || event.defaultPrevented) return
      event.preventDefault()
      taken(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (!typing && !covered() && taken(event.clipboardData)) event.preventDefault()
    }
    document.addEventListener('dragover', hold)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return over
}
