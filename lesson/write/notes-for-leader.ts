import { sermonText } from '#contract/limits.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import { ended } from '#lesson/words/ended.ts'

/** What is said when a sermon is longer than the engine reads. */
export const tooLong = `This sermon has more than ${sermonText.maxWords.toLocaleString('en')} words. Paragraphs spread evenly over all of it were read, not every word.`

/** What is said of captions and dictations. */
export const unpunctuated =
  'This text has no full stops, as the captions of a video have none. What is quoted from it is a piece of it, without its signs. With full stops more of the sermon comes through.'

/** What a leader has to know of how the sermon was heard, whatever the age. */
export function notesForLeader({ reading: { main, captions }, cut }: HeardSermon, plan: KeptPlan): string[] {
  return [
    ...(plan.confirmed || plan.madeBy === 'provider' || !plan.bigIdea.text
      ? []
      : [
          `Storyfold chose the main idea, and nobody has confirmed it yet: ${ended(plan.bigIdea.text)} Look at What We Heard before you teach.`,
        ]),
    ...(captions ? [unpunctuated] : []),
    ...(main && !main.declared && plan.passage === main.label
      ? [`The sermon does not state its passage. ${main.label} was found from what it quotes; please check it.`]
      : []),
    ...(cut ? [tooLong] : []),
    ...plan.sensitive.map(({ topic, note }) => `${topic}: ${note}`),
  ]
}

/** What a leader has to know of the bank's lesson: why this story, which part is whose, and whom it may hurt. */
export function notesOnLesson({ story, passage }: KeptPlan, { claim, angle }: BankLesson): string[] {
  const another =
    story && story.why !== 'passage' && story.why !== 'leader' && passage
      ? [
          story.why === 'nearest'
            ? `Storyfold has no lesson on ${passage}, and none that says the same. “${story.title}” is only the nearest: look at What We Heard for another story before you teach.`
            : story.why === 'retold'
              ? `The sermon preaches ${passage} and also leans on the story “${story.title}”, which is told here.`
              : `The sermon preaches ${passage}. Storyfold has no telling of it that says the same, so “${story.title}” is told: its lesson is the nearest one.`,
        ]
      : []
  return [
    ...another,
    'The story, the questions, the activities and the prayer are Storyfold’s. What stands in quotation marks under the preacher’s name is from the sermon.',
    ...[angle.careful ?? '', claim.careful].filter(Boolean),
  ]
}
