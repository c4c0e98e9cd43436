import { useEffect, useRef, useState } from 'react'
import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { readTried, type Tried, type TriedHead, type TryProgress, trySermon } from '#contract/tries.ts'
import { call, CallError, events } from '#web/lib/call.ts'
import { forgetClaim, keepClaim } from './kept-claim.ts'
import type { Given } from './take-sermon.ts'

export const youngestFirst = ageGroups.toReversed()
/** So long an arch takes to fill before the next one begins; nobody who asked for less motion waits for it. */
const fillMs = 700

export type Try = {
  sermon: TriedHead | undefined
  plan: KeptPlan | undefined
  books: Partial<Record<AgeGroup, LessonBook>>
  /** How many arches are lit, the youngest first. */
  lit: number
  tried: Tried | undefined
  failed: { message: string; code: string } | undefined
}
const begin: Try = { sermon: undefined, plan: undefined, books: {}, lit: 0, tried: undefined, failed: undefined }

function withDone(now: Try, tried: Tried): Try {
  keepClaim(tried)
  const books = { teens: tried.teens, children: tried.children, 'young-kids': tried['young-kids'] }
  return { ...now, sermon: tried.sermon, plan: tried.plan, books, tried }
}

/** Has a sermon read and its books written, and lights the arches one after the other. `anyway` sends it again with the person's own word. */
export function useTry(given: Given): Try & { anyway: () => void } {
  const [at, setAt] = useState<Try>(begin)
  const [overruled, setOverruled] = useState(false)
  const still = useRef(matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    const left = new AbortController()
    const work = async () => {
      if ('claim' in given) {
        const tried = await call(readTried, { params: { claim: given.claim }, signal: left.signal })
        return setAt((now) => withDone({ ...now, lit: youngestFirst.length }, tried))
      }
      const sent = 'file' in given ? { file: given.file } : { body: { content: given.content } }
      const query = { anyway: overruled ? 'yes' : 'no' }
      for await (const { event, data } of events(trySermon, { ...sent, query, signal: left.signal })) {
        if (left.signal.aborted) return
        setAt((now) => {
          if (event === 'plan') return { ...now, plan: (data as { plan: KeptPlan }).plan }
          if (event === 'done') return withDone(now, data as Tried)
          const { sermon, books } = data as TryProgress
          return { ...now, sermon, books: Object.fromEntries(books.map(({ ageGroup, content }) => [ageGroup, content])) }
        })
      }
    }
    work().catch((error: unknown) => {
      if (left.signal.aborted) return
      if ('claim' in given) forgetClaim()
      setAt((now) => ({
        ...now,
        failed: { message: error instanceof Error ? error.message : String(error), code: error instanceof CallError ? error.code : '' },
      }))
    })
    return () => left.abort()
  }, [given, overruled])
  const ready = Object.keys(at.books).length
  useEffect(() => {
    if (at.lit >= ready) return
    const timer = setTimeout(() => setAt((now) => ({ ...now, lit: now.lit + 1 })), still.current || at.lit === 0 ? 0 : fillMs)
    return () => clearTimeout(timer)
  }, [at.lit, ready])
  return { ...at, anyway: () => (setAt(begin), setOverruled(true)) }
}
