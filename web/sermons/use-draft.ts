import { useEffect, useState } from 'react'
import type { SermonForm } from '#contract/sermons.ts'

export type Draft = SermonForm & { filename: string }
const key = 'storyfold.draft'

/** Today as yyyy-mm-dd in the person's own time zone. */
export const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
export const emptyDraft = (): Draft => ({
  title: '',
  speaker: '',
  date: today(),
  scripture: '',
  theme: '',
  content: '',
  translation: 'WEB',
  minutes: 45,
  filename: '',
})

function stored(): Draft {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof found === 'object' && found !== null ? { ...emptyDraft(), ...found } : emptyDraft()
  } catch {
    return emptyDraft()
  }
}

/** What stands in the sermon panel; it survives a reload and a closed tab. */
export function useDraft() {
  const [draft, setDraft] = useState(stored)
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // A full store loses only the draft after a reload; the panel itself keeps it.
      }
    }, 250)
    return () => clearTimeout(timer)
  }, [draft])
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  return { draft, set, clear: () => setDraft(emptyDraft()) }
}
