import type { KeptPlan } from '#contract/lesson-plan.ts'
import { TextField } from '#web/ui/field.tsx'
import type { PlanDraft } from './use-plan.ts'

type Props = { plan: KeptPlan; draft: PlanDraft; set: (change: PlanDraft) => void }

const ages = [
  { age: 'children', label: 'Children (6–11) say' },
  { age: 'young-kids', label: 'Young kids (3–5) say' },
] as const

/** The one thing as the younger ages say it, where the leader wants to put it himself. */
export function TheYoungerLines({ plan, draft, set }: Props) {
  return (
    <fieldset className="mt-6">
      <legend className="text-lg font-semibold">In their words</legend>
      <p className="text-ink-2">If you leave one empty, Storyfold finds words for that age.</p>
      {ages.map(({ age, label }) => (
        <TextField
          key={age}
          label={label}
          className="mt-3"
          maxLength={300}
          // What they say now is of the idea that was confirmed; another idea has another line.
          placeholder={plan.confirmed ? plan.bottomLine[age] : ''}
          value={draft.lines?.[age] ?? ''}
          onChange={(event) => set({ lines: { ...draft.lines, [age]: event.currentTarget.value } })}
        />
      ))}
    </fieldset>
  )
}
