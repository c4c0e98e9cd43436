import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { regenerate } from '#contract/generation.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { changePlan, type KeptPlan, type PlanChange, readPlan } from '#contract/lesson-plan.ts'
import { readSermon, recentSermons } from '#contract/sermons.ts'
import { CallError, call, events } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'

/** What the leader did on the page and has not sent yet: what is typed is kept through a reload. */
type Draft = {
  idea?: string
  own?: string
  passage?: string
  story?: string
  /** The claim that the story is told toward. */
  lesson?: string | undefined
  ages?: Record<string, AgeGroup[]>
  lines?: Partial<Record<'children' | 'young-kids', string>>
}
const keyOf = (sermonId: string) => `storyfold.plan.${sermonId}`
function stored(sermonId: string): Draft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(sermonId)) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

/** The leader's choice of his own words instead of a candidate. */
export const ownWords = 'own'

/** The plan of a sermon, the leader's changes to it, and the writing of the books from both. */
export function usePlan(sermonId: string) {
  const [, go] = useLocation()
  const params = { id: sermonId }
  const sermon = useRead(readSermon, { params })
  const plan = useRead(readPlan, { params })
  const [draft, setDraft] = useState(() => stored(sermonId))
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(sermonId), JSON.stringify(draft))
    } catch {
      // A full store loses only what was typed here after a reload.
    }
  }, [draft, sermonId])
  const set = (change: Draft) => setDraft((now) => ({ ...now, ...change }))

  /** Sends the sermon back to be written, and shows it as soon as the server has taken it up. */
  const write = async (body: { plan?: PlanChange; another?: boolean; ask?: boolean }) => {
    setBusy(true)
    try {
      for await (const _ of events(regenerate, { params, body })) break
      sessionStorage.removeItem(keyOf(sermonId))
      await readAgain(recentSermons, readPlan, readSermon)
      if (body.ask) setDraft({})
      else go(paths.homeAfter(sermonId))
    } catch (error) {
      toastFailure('The books were not started', error, 'Please try again.')
    } finally {
      setBusy(false)
    }
  }
  /** A passage is looked up at once, for the story may follow it. */
  const savePassage = async (passage: string): Promise<string | undefined> => {
    try {
      await call(changePlan, { params, body: { passage } })
      await readAgain(readPlan)
      return undefined
    } catch (error) {
      return error instanceof CallError ? (error.fields.passage ?? error.message) : String(error instanceof Error ? error.message : error)
    }
  }
  return { sermon, plan, draft, set, busy, write, savePassage }
}

/** The idea as the leader has it now; '' while his own words are empty. */
export const ideaOf = (plan: KeptPlan, draft: Draft): string =>
  (draft.idea === ownWords ? draft.own?.trim() : draft.idea) ?? plan.bigIdea.text

/** The story that he chose, and what it is told toward: that one he means even where it is the plan's already. */
function storyOf({ story }: KeptPlan, draft: Draft): Pick<PlanChange, 'story' | 'claim'> {
  const span = draft.story ?? story?.span ?? ''
  if (draft.lesson) return { story: { span, why: 'leader' }, claim: draft.lesson }
  return span === (story?.span ?? '') ? {} : { story: { span } }
}

/** The plan with the leader's changes, as the server takes it. */
export function changeOf(plan: KeptPlan, draft: Draft): PlanChange {
  return {
    bigIdea: { text: ideaOf(plan, draft) || plan.bigIdea.text },
    points: plan.points.map((point) => ({ ...point, ages: draft.ages?.[point.quote] ?? point.ages })),
    ...storyOf(plan, draft),
    ...(draft.lines ? { bottomLine: draft.lines } : {}),
  }
}
export type PlanDraft = Draft
