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
    ...plan.sensitive.map(({ topic, note: says }) => note('sensitive', { topic, note: says })),
  ]
}

/** What a leader has to know of the bank's lesson: why this story, which part is whose, and whom it may hurt. */
export function notesOnLesson({ story, passage }: KeptPlan, { claim, angle }: BankLesson): LeaderNote[] {
  const isOther = story && story.why !== 'passage' && story.why !== 'leader' && passage
  const code = story?.why === 'nearest' ? 'story-nearest' : story?.why === 'retold' ? 'story-retold' : 'story-other'
  return [
    ...(isOther ? [note(code, { passage, title: story.title })] : []),
    note('ours'),
    ...[angle.careful ?? '', claim.careful].filter(Boolean).map((text) => note('careful', { text })),
  ]
}
