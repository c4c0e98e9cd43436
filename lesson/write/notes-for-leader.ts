import type { LeaderNote } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'

const note = (code: LeaderNote['code'], params: Record<string, string> = {}): LeaderNote => ({ code, params })

/** What a leader has to know of how the sermon was heard, whatever the age. */
export function notesForLeader({ reading: { main, captions }, cut }: HeardSermon, plan: KeptPlan): LeaderNote[] {
  return [
    ...(plan.confirmed || plan.madeBy === 'provider' || !plan.bigIdea.text ? [] : [note('idea-unconfirmed', { idea: plan.bigIdea.text })]),
    ...(captions ? [note('captions')] : []),
    ...(main && !main.declared && plan.passage === main.label ? [note('passage-found', { passage: main.label })] : []),
    ...(cut ? [note('too-long')] : []),
    ...mattersIn(plan.sensitive),
  ]
}

/** On a Saturday night three warnings are read and twelve are not: the sermon's weightiest are said, the others named. */
const mostSaid = 3
function mattersIn(sensitive: KeptPlan['sensitive']): LeaderNote[] {
  const others = sensitive.slice(mostSaid).map(({ topic }) => topic)
  return [
    ...sensitive.slice(0, mostSaid).map(({ topic, note: says }) => note('sensitive', { topic, note: says })),
    ...(others.length > 0 ? [note('also-sensitive', { topics: listed(others) })] : []),
  ]
}
const listed = (all: string[]) => (all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? ''))

/** That another story is told than the one that was preached, and why: nobody may find that out in class. */
export function storyNotes({ story, passage }: KeptPlan): LeaderNote[] {
  if (!story || story.why === 'passage' || story.why === 'leader' || !passage) return []
  const code = story.why === 'nearest' ? 'story-nearest' : story.why === 'retold' ? 'story-retold' : 'story-other'
  return [note(code, { passage, title: story.title })]
}

/** Whom the bank's lesson may hurt, and what to say: of this telling, else of its claim. */
export const carefulNotes = ({ claim, angle }: BankLesson): LeaderNote[] =>
  [angle.careful ?? claim.careful].filter(Boolean).map((text) => note('careful', { text }))
