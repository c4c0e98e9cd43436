import { clsx } from 'clsx'
import { Quote } from 'lucide-react'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { TextArea } from '#web/ui/field.tsx'
import { reasonSentence, sourceSentence } from './reasons.ts'
import { ownWords, type PlanDraft } from './use-plan.ts'

type Props = { plan: KeptPlan; draft: PlanDraft; set: (change: PlanDraft) => void; onShow: (quote: string) => void }

/** The candidates for the sermon's one idea, each with its reason, and the leader's own words. */
export function TheOneThing({ plan, draft, set, onShow }: Props) {
  const { bigIdea } = plan
  const ideas = [
    ...(bigIdea.text ? [{ text: bigIdea.text, quote: bigIdea.quote, why: sourceSentence[bigIdea.how] }] : []),
    ...bigIdea.others.map(({ text, quote, reason }) => ({ text, quote, why: reasonSentence[reason] })),
  ]
  const chosen = draft.idea ?? (ideas[0]?.text || ownWords)
  return (
    <fieldset>
      <legend className="display text-xl">The one thing</legend>
      <p className="mt-1 mb-4 text-ink-2">All three books say this, each in words for its age.</p>
      <div className="grid gap-2.5">
        {ideas.map(({ text, quote, why }) => (
          <div key={text} className={clsx('rounded-xl border', chosen === text ? 'border-accent bg-accent-soft' : 'border-line-2 bg-card')}>
            <label className="flex min-h-11 cursor-pointer gap-3 px-4 pt-3.5 pb-1">
              <input
                type="radio"
                name="idea"
                checked={chosen === text}
                onChange={() => set({ idea: text })}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="text-lg leading-snug">{text}</span>
            </label>
            <p className="flex flex-wrap items-center gap-x-2 pr-4 pb-2 pl-12 text-sm text-ink-2">
              <span>
                <Quote className="mr-2 inline size-3.5 text-mute" aria-hidden="true" />
                {why}
              </span>
              {quote && (
                <button
                  type="button"
                  className="min-h-9 rounded text-accent-text underline underline-offset-4"
                  onClick={() => onShow(quote)}
                >
                  See it in the sermon
                </button>
              )}
            </p>
          </div>
        ))}
        <div className={clsx('rounded-xl border', chosen === ownWords ? 'border-accent bg-accent-soft' : 'border-dashed border-line-2')}>
          <label className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-3">
            <input
              type="radio"
              name="idea"
              checked={chosen === ownWords}
              onChange={() => set({ idea: ownWords })}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="text-ink-2">Say it in your own words</span>
          </label>
          {chosen === ownWords && (
            <div className="px-4 pb-4">
              <TextArea
                label="What the sermon says, in one sentence"
                value={draft.own ?? ''}
                rows={2}
                onChange={(event) => set({ own: event.currentTarget.value })}
              />
            </div>
          )}
        </div>
      </div>
    </fieldset>
  )
}
