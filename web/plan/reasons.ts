import type { IdeaReason, KeptPlan, PlanStory } from '#contract/lesson-plan.ts'

/** Why a sentence may be the idea, as the leader reads it. */
export const reasonSentence: Record<IdeaReason, string> = {
  announced: 'The sermon says this is the main idea',
  restated: 'Said more than once',
  title: 'The title comes from this line',
  opening: 'Said near the beginning',
  closing: 'Said near the end',
  central: 'Closest to the rest of the sermon',
  answer: 'Answers the question that was asked',
  heading: 'It is a heading',
  contrast: 'A short saying: not this, but that',
  gospel: 'Says what God does',
}

/** How the first candidate was come by. */
export const sourceSentence: Record<KeptPlan['bigIdea']['how'], string> = {
  stated: 'The sermon says this is the main idea',
  repeated: 'Said more than once',
  found: 'Found in the sermon, and only a guess until you say so',
  leader: 'Your own words',
}

/** Why a story is told. */
export const storySentence: Record<PlanStory['why'], string> = {
  passage: 'the sermon’s own passage',
  retold: 'the sermon tells it too',
  book: 'from the same book of the Bible',
  claim: 'another story with a similar lesson',
  nearest: 'only the closest one Storyfold has',
  leader: 'your choice',
}

/** What is quoted from the middle of a sentence begins one here. */
export const beginLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
