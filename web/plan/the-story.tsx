import type { LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { SelectField } from '#web/ui/field.tsx'
import { storySentence } from './reasons.ts'
import type { PlanDraft } from './use-plan.ts'
import { WhatItTeaches } from './what-it-teaches.tsx'

type Props = { sermonId: string; plan: KeptPlan; draft: PlanDraft; set: (change: PlanDraft) => void; books: LessonBook[] }

/** The story that the younger ages hear, and the next best ones; once books are written from it, whether they say what was preached. */
export function TheStory({ sermonId, plan, draft, set, books }: Props) {
  const usual = books.flatMap(({ notes }) => notes).find(({ code }) => code === 'usual-lesson')
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
        onChange={(event) => set({ story: event.currentTarget.value, lesson: undefined })}
      />
      {/* A model tells its story toward the idea itself. */}
      {plan.madeBy === 'reading' && <WhatItTeaches sermonId={sermonId} plan={plan} draft={draft} set={set} />}
      {usual && (
        <p className="mt-3 text-ink-2">
          The two younger books tell “{usual.params.title}” with its usual lesson. The sermon came down to this: “{usual.params.idea}”
          Choose another story, or say it at the end in your own words.
        </p>
      )}
    </section>
  )
}
