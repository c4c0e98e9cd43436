import { clsx } from 'clsx'
import { type KeptPlan, readLessons } from '#contract/lesson-plan.ts'
import { usePaused } from '#web/lib/use-paused.ts'
import { useRead } from '#web/lib/use-read.ts'
import { ideaOf, type PlanDraft } from './use-plan.ts'

type Props = { sermonId: string; plan: KeptPlan; draft: PlanDraft; set: (change: PlanDraft) => void }

/** The lessons that the chosen story can be told toward: whoever heard the sermon knows at a glance which was preached. */
export function WhatItTeaches({ sermonId, plan, draft, set }: Props) {
  const idea = usePaused(ideaOf(plan, draft))
  const story = draft.story ?? plan.story?.span ?? ''
  const { data: lessons = [] } = useRead(readLessons, { params: { id: sermonId }, query: { story, idea }, keepsLast: true })
  if (lessons.length < 2) return null
  const isPlanned = ideaOf(plan, draft) === plan.bigIdea.text && story === plan.story?.span
  const chosen = draft.lesson ?? (isPlanned ? plan.claim : lessons[0]?.claim)
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">What it teaches</legend>
      <p className="mt-1 mb-3 text-ink-2">This story has been preached in more ways than one. Choose the one that you heard.</p>
      <div className="grid gap-1.5">
        {lessons.map(({ claim, truth }, at) => (
          <label
            key={claim}
            className={clsx(
              'flex min-h-11 cursor-pointer gap-3 rounded-lg border px-3.5 py-2.5',
              chosen === claim ? 'border-accent bg-accent-soft' : 'border-transparent hover:border-line-2',
            )}
          >
            <input
              type="radio"
              name="lesson"
              checked={chosen === claim}
              onChange={() => set({ lesson: claim })}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="leading-snug">
              {truth}
              {at === 0 && <span className="block text-sm text-ink-2">Nearest to the main idea</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
