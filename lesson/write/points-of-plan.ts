import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { LessonPlan } from '#contract/lesson-plan.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { type Bible, wordsOf } from '#lesson/scripture/bible.ts'
import { standsAlone } from '#lesson/sermon-plan/stands-alone.ts'
import { cased } from '#lesson/words/cased.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { ended } from '#lesson/words/ended.ts'

type Points = Pick<LessonBook, 'keyPoints' | 'evidence'>
/** The verses that a preacher notes behind a head are no words of it: "You cannot send yourself away v 15-18". */
const versesBehind = /(?<!\s)\s{1,3}\(?vv?\.?\s?\d{1,3}(?:\s?[-–,]\s?\d{1,3}){0,3}\)?[.:]?$/i
/** A head of the preacher as a sentence. */
export const asStatement = (text: string) => {
  const bare = text.replace(versesBehind, '')
  return typographic(ended(bare.charAt(0).toUpperCase() + bare.slice(1)))
}

/** "What God does not need is a bigger offering" and "When the door opened, they stayed" say something; "What he asked" does not. */
const opensQuestion = /^(?:what|how|why|when|where|who)\b(?!.{3,60}(?:\b(?:is|are|was|were) (?!not[.?]?$)\S|, \S))/i
/** A head as "Ebenezer" is none to take home; the sentence under it is. */
const saysNothing = (text: string) => isFragment(ended(text)) || text.endsWith('?') || opensQuestion.test(text) || isForHimself(text)
/** What he wrote for his own voice, "the promise - SLOW", or names in one word of capitals: "STOP (at enough)", "Say first." */
export const isForHimself = (text: string): boolean => countWords(text) < leastSaying || isLoud(text)
const isLoud = (text: string) => /\b\p{Lu}{4,}\b/u.test(text) && /\p{Ll}{2}/u.test(text) && !/\b(?:LORD|YHWH)\b/.test(text)
const leastSaying = 3
const longestPoint = 28
/** What is longer is nobody's to take home. */
const longestStatement = 26
const isShort = (quote: string) => isEnoughEvidence(quote) && countWords(quote) <= longestPoint

const asPoints = (age: AgeGroup, all: LessonBook['evidence']): Points => {
  const evidence = all.slice(0, ageProfiles[age].keyPoints[1])
  return { keyPoints: evidence.map(({ point }) => point), evidence }
}
/** A head that is no sentence stands before the one that says it: "The lift: God did the lifting." */
function sentenceOf({ text, quote }: LessonPlan['points'][number], names: ReadonlySet<string>): string {
  if (!saysNothing(text) || !isShort(quote)) return text
  const isHead = !text.endsWith('?') && !opensQuestion.test(text) && !isLoud(text) && !says(text, quote)
  return isHead ? `${text.replace(/\W+$/, '')}: ${cased(quote, names)}` : cased(quote, names)
}
const says = (text: string, quote: string) => wordsOf(quote).join(' ').includes(wordsOf(text).join(' '))

const ownPoints = (age: AgeGroup, { points }: LessonPlan, names: ReadonlySet<string>) =>
  points
    .filter(({ ages }) => ages.includes(age))
    // Where neither the head nor the sentence under it is understood without the rest, nothing is taken home.
    .filter(({ text, quote }) => !saysNothing(text) || standsAlone(quote))
    // A piece of captions is printed as a sentence; what proves it stays as it was said.
    .map((one) => ({ point: asStatement(sentenceOf(one, names)), quote: one.quote }))
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
