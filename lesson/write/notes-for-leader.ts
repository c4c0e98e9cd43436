import type { AgeGroup, LeaderNote } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { isForAllAges, noteForAge } from '#lesson/reading/sensitive/sensitive.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'

const note = (code: LeaderNote['code'], params: Record<string, string> = {}): LeaderNote => ({ code, params })

/** What a leader has to know of how the sermon was heard. */
export function notesForLeader({ reading: { main, captions, passages }, cut }: HeardSermon, plan: KeptPlan, age: AgeGroup): LeaderNote[] {
  // Where the preacher names a place of its chapter, the passage is stated, though not in a head.
  const stated = main && (main.declared || passages.some(({ osis }) => chapterOf(osis) === chapterOf(main.osis)))
  return [
    ...(plan.confirmed || plan.madeBy === 'provider' || !plan.bigIdea.text ? [] : [note('idea-unconfirmed', { idea: plan.bigIdea.text })]),
    // Only the teens' book quotes the sermon.
    ...(captions && age === 'teens' ? [note('captions')] : []),
    ...(main && !stated && plan.passage === main.label ? [note('passage-found', { passage: main.label })] : []),
    ...(cut ? [note('too-long')] : []),
    ...mattersIn(plan.sensitive, age),
  ]
}

const chapterOf = (osis: string) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? ''

/**
 * On a Saturday night three warnings are read and twelve are not: the weightiest are said in full, more of them to who teaches
 * teens, who may be asked about them; the others are named. What to do when a child tells is said to everybody.
 */
const mostSaid: Record<AgeGroup, number> = { teens: 3, children: 2, 'young-kids': 1 }
function mattersIn(all: KeptPlan['sensitive'], age: AgeGroup): LeaderNote[] {
  const everywhere = all.filter(({ topic }) => isForAllAges(topic))
  const sensitive = all.filter(({ topic }) => !isForAllAges(topic))
  const others = sensitive.slice(mostSaid[age]).map(({ topic }) => topic)
  return [
    ...[...everywhere, ...sensitive.slice(0, mostSaid[age])].map((one) =>
      note('sensitive', { topic: one.topic, note: noteForAge(one, age) }),
    ),
    ...(others.length > 0 ? [note(age === 'teens' ? 'also-sensitive' : 'also-left-out', { topics: others.join('; ') })] : []),
  ]
}

/** That another story is told than the one that was preached, and why: nobody may find that out in class. */
export function storyNotes({ story, passage }: KeptPlan): LeaderNote[] {
  if (!story || story.why === 'passage' || story.why === 'leader' || !passage) return []
  const code = story.why === 'nearest' ? 'story-nearest' : story.why === 'retold' ? 'story-retold' : 'story-other'
  return [note(code, { passage, title: story.title })]
}

/** That the book is led by the idea alone. */
export const ideaLedNote: LeaderNote = note('idea-led', {})

/** Whom the bank's lesson may hurt, and what to say: of this telling, else of its claim. */
export const carefulNotes = ({ claim, angle }: BankLesson): LeaderNote[] =>
  [angle.careful ?? claim.careful].filter(Boolean).map((text) => note('careful', { text }))
