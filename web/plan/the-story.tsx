import type { KeptPlan } from '#contract/lesson-plan.ts'
import { SelectField } from '#web/ui/field.tsx'
import { storySentence } from './reasons.ts'
import type { PlanDraft } from './use-plan.ts'

/** The story that the younger ages hear, and the next best ones. */
export function TheStory({ plan, draft, set }: { plan: KeptPlan; draft: PlanDraft; set: (change: PlanDraft) => void }) {
  if (!plan.story) return null
  const { others, ...story } = plan.story
  return (
    <section aria-labelledby="story" className="mt-8">
      <h2 id="story" className="text-xl">
        The story
      </h2>
      <SelectField
        label="Children and young kids hear"
        className="mt-3"
        options={[story, ...others].map(({ span, title, why }) => ({ value: span, label: `${title} (${storySentence[why]})` }))}
        value={draft.story ?? story.span}
        onChange={(event) => set({ story: event.currentTarget.value })}
      />
    </section>
  )
}
