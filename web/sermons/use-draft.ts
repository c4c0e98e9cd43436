import { useCallback, useEffect, useRef, useState } from 'react'
import type { SermonForm } from '#contract/sermons.ts'
import { keepDraft, readKept } from '#web/lib/kept-draft.ts'

/** What a sermon says of itself, beside its text. */
export const aboutFields = ['title', 'speaker', 'date', 'scripture', 'theme'] as const
export type AboutField = (typeof aboutFields)[number]
export type About = Record<AboutField, string>
export type Draft = SermonForm & {
  filename: string
  /** The fields that the person typed; what came with a text belongs to that text and goes with it. */
  typed: AboutField[]
  /** What a new text says of itself where the person had typed something else: he is asked. */
  asked: Partial<About>
  /** The stored sermon that these words belong to; `laidAside` or `sent` for words that are none yet and do not stand in the way; '' while they are written. */
  sermonId: string
}

export const laidAside = 'later'
export const sent = 'sent'
/** Words that became no sermon, or of which nobody knows yet. */
export const isBegun = ({ content, sermonId }: Draft): boolean => content.trim() !== '' && (sermonId === laidAside || sermonId === sent)

/** Today as yyyy-mm-dd in the person's own time zone. */
export const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
export const emptyDraft = (): Draft => ({
  title: '',
  speaker: '',
  date: today(),
  scripture: '',
  theme: '',
  content: '',
  series: '',
  translation: 'WEB',
  minutes: 45,
  filename: '',
  typed: [],
  asked: {},
  sermonId: '',
})

/** What is sent of a draft. */
export function formOf({ filename: _, typed: _2, asked: _3, sermonId: _4, ...sermon }: Draft): SermonForm {
  return sermon
}

/**
 * A draft with another text in it. Nothing of the last sermon stays but what the person typed himself; where the new text
 * says something else than that, he is asked.
 */
export function withText(draft: Draft, content: string, found: Partial<About>, filename = ''): Draft {
  const fresh = emptyDraft()
  const next: Draft = {
    ...draft,
    content,
    filename,
    asked: {},
    sermonId: '',
    typed: draft.typed.filter((name) => draft[name].trim() !== ''),
  }
  for (const name of aboutFields) {
    const says = found[name]?.trim() ?? ''
    if (!next.typed.includes(name)) next[name] = says || fresh[name]
    else if (says && says !== draft[name].trim()) next.asked[name] = says
  }
  return next
}

/** A draft with what its own first lines say where nothing was said yet: who types a text is asked nothing. */
export function filledFrom(draft: Draft, found: Partial<About>): Draft {
  const fresh = emptyDraft()
  const untouched = aboutFields.filter(
    (name) => found[name]?.trim() && !draft.typed.includes(name) && [fresh[name], ''].includes(draft[name]),
  )
  return { ...draft, ...Object.fromEntries(untouched.map((name) => [name, found[name]?.trim()])) }
}

/** What stands in the sermon panel of an account; it survives a reload, a closed tab and a session that ended. */
export function useDraft(owner: string) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft(), ...(readKept(owner) as Partial<Draft> | undefined) }))
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    const timer = setTimeout(() => keepDraft(owner, draft), 250)
    return () => clearTimeout(timer)
  }, [draft, owner])
  useEffect(() => () => keepDraft(owner, latest.current), [owner])
  const set = useCallback((change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })), [])
  return { draft, set, replace: setDraft }
}
export type DraftInHand = ReturnType<typeof useDraft>
