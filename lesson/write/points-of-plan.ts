import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { LessonPlan } from '#contract/lesson-plan.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { standsAlone } from '#lesson/sermon-plan/stands-alone.ts'
import { cased } from '#lesson/words/cased.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { ended } from '#lesson/words/ended.ts'

type Points = Pick<LessonBook, 'keyPoints' | 'evidence'>
/** A head of the preacher as a sentence. */
const asStatement = (text: string) => typographic(ended(text.charAt(0).toUpperCase() + text.slice(1)))

/** A head as "Ebenezer" is none to take home; the sentence under it is. */
const saysNothing = (text: string) => isFragment(ended(text)) || /\?$|^(?:what|how|why|when|where|who)\b/i.test(text) || isForHimself(text)
/** What he wrote for his own voice, "the promise - SLOW", or names in one word of capitals: "STOP (at enough)", "Say first." */
export const isForHimself = (text: string): boolean =>
  countWords(text) < leastSaying || (/\b\p{Lu}{4,}\b/u.test(text) && /\p{Ll}{2}/u.test(text) && !/\b(?:LORD|YHWH)\b/.test(text))
const leastSaying = 3
const longestPoint = 28
/** What is longer is nobody's to take home. */
const longestStatement = 26
const isShort = (quote: string) => isEnoughEvidence(quote) && countWords(quote) <= longestPoint

const asPoints = (age: AgeGroup, all: LessonBook['evidence']): Points => {
  const evidence = all.slice(0, ageProfiles[age].keyPoints[1])
  return { keyPoints: evidence.map(({ point }) => point), evidence }
}
const ownPoints = (age: AgeGroup, { points }: LessonPlan, names: ReadonlySet<string>) =>
  points
    .filter(({ ages }) => ages.includes(age))
    // Where neither the head nor the sentence under it is understood without the rest, nothing is taken home.
    .filter(({ text, quote }) => !saysNothing(text) || standsAlone(quote))
    // A piece of captions is printed as a sentence; what proves it stays as it was said.
    .map(({ text, quote }) => ({ point: asStatement(saysNothing(text) && isShort(quote) ? cased(quote, names) : text), quote }))
    .filter(({ point }) => countWords(point) <= longestStatement)

/** The preacher's points that are for this age, as far as its book has room for them; where he has none, the bottom line. */
export function pointsFor(age: AgeGroup, plan: LessonPlan, line: string, bible: Bible): Points {
  const points = asPoints(age, ownPoints(age, plan, bible.namesAlone))
  return points.keyPoints.length > 0 ? points : pointsWithLine(age, plan, line, bible)
}

/** The bottom line, proved by the sentence in which the preacher says his idea, and the points that are for this age. */
export function pointsWithLine(age: AgeGroup, plan: LessonPlan, line: string, bible: Bible): Points {
  const proved = isEnoughEvidence(plan.bigIdea.quote)
  const points = asPoints(age, [...(proved ? [{ point: line, quote: plan.bigIdea.quote }] : []), ...ownPoints(age, plan, bible.namesAlone)])
  return points.keyPoints.length > 0 ? points : { keyPoints: [line], evidence: [] }
}
