import type { KeptPlan, PlanChange } from '#contract/lesson-plan.ts'
import { type BankLesson, lessonOf } from '#lesson/bank/lessons.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { withLines } from './changed-plan.ts'
import { claimOfItsKind } from './claim-of-its-kind.ts'
import { wholeIdea } from './idea-for-younger.ts'
import type { Younger } from './in-easy-words.ts'
import { nearClaims, surelyNearest } from './near-claims.ts'
import { isOfPassage, lessonThatSays } from './says-the-idea.ts'
import { shortIdea } from './short-idea.ts'

/** A line of a claim was made for the mouths of its age; the confirmed sentence is said in its place where it is as short. */
const asShort = { children: 12, 'young-kids': 9 }

/**
 * What the younger ages say together of an idea that was confirmed; the whole of it is read to children besides. Where a lesson says the
 * idea, it is the line of its claim; of one that only may be the same, children say the sentence where they can say all of it, or a short
 * part of it that can stand alone (of fifteen longer parts the lesson's line is the better one to say in eleven). Where no lesson says it,
 * as much of the sentence as the age can say, the line of the claim that stands beside the story where it can say none, and without one
 * the sentence as it is read to children, or the line of the usual lesson.
 */
export function linesForYounger(
  plan: Pick<KeptPlan, 'bigIdea' | 'confirmed' | 'story'>,
  own: BankLesson,
  body: string,
): Record<Younger, string> {
  const { text } = plan.bigIdea
  const { children, 'young-kids': youngKids } = own.claim.bottomLine
  if (!plan.confirmed || !text) return { children, 'young-kids': youngKids }
  const near = nearClaims(text, body)
  const saying = lessonThatSays(plan, own, near)
  const isSure = saying !== undefined && surelyNearest(near)?.id === saying.claim.id
  const beside = isOfPassage(plan.story) ? claimOfItsKind(text, near, own).claim : undefined
  const line = (age: Younger): string => {
    const whole = wholeIdea(text, age)
    if (whole && countWords(whole) <= asShort[age]) return whole
    if (!saying) return shortIdea(text, age) ?? beside?.bottomLine[age] ?? whole ?? own.claim.bottomLine[age]
    const short = isSure || age === 'young-kids' ? undefined : shortIdea(text, age)
    return short && (short === whole || countWords(short) <= asShort[age]) ? short : saying.claim.bottomLine[age]
  }
  return { children: line('children'), 'young-kids': line('young-kids') }
}

/** The plan with what the younger ages are told of its confirmed idea, but for the lines that the leader typed. */
export function withHeard(plan: KeptPlan, body: string, typed: PlanChange['bottomLine']): KeptPlan {
  const lesson = plan.story ? lessonOf(plan.claim, plan.story.span) : undefined
  return lesson ? { ...plan, bottomLine: withLines({ ...plan.bottomLine, ...linesForYounger(plan, lesson, body) }, typed) } : plan
}
