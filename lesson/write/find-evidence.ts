import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { isFragment, standsAlone } from '#lesson/analyse/whole-sentences.ts'
import type { Theme } from '#lesson/bank/bank.ts'
import { keyStems, stem } from '#lesson/scripture/bible.ts'

/** However he is named, it is he of whom a point speaks. */
const god = new Set(['god', 'jesus', 'christ', 'lord', 'father', 'spirit', 'savior', 'saviour'].map(stem))
const conceptsOf = (stems: string[]) => new Set(stems.map((word) => (god.has(word) ? 'god' : word)))
/** "Heaven does not answer you a word" is no evidence that God hears. */
const denies = /\b(?:not|no|never|nobody|nothing|none|neither|nor|cannot|without|\w+n['’]t)\b/i
/** Whether a sentence can carry a point at all: a whole statement of a length that one takes in, and no quarrel of the day. */
const canCarry = ({ text, words, question }: Sentence, ageGroup: AgeGroup) =>
  words >= 6 &&
  words <= 40 &&
  !question &&
  !unfitWords.teens.test(text) &&
  (ageGroup === 'teens' || !unfitWords.children.test(text)) &&
  !/^(?:[IVX]+\.|(?:closing|opening) prayer)\s/i.test(text) &&
  !isFragment(text) &&
  /[.!]["”’]?$/.test(text)
/** Two things of the point, or one of it and one of its theme: less is chance. */
const least = 2

/**
 * The sermon's own sentence that the theme's truth for an age rests on: the one that says most of the point's words, and speaks of
 * its theme. Undefined when no sentence does; then the point is not one of this sermon's.
 */
export function evidenceFor(analysis: Analysis, theme: Theme, ageGroup: AgeGroup): LessonBook['evidence'][number] | undefined {
  const point = theme.truth[ageGroup]
  const ofPoint = conceptsOf(keyStems(point))
  const ofTheme = conceptsOf(Object.keys(theme.words).map((word) => stem(word.toLowerCase())))
  const [best] = analysis.sentences
    .filter((one) => canCarry(one, ageGroup))
    .map((one) => {
      const said = [...conceptsOf(one.stems)]
      const shared = said.filter((word) => ofPoint.has(word)).length
      const near = said.filter((word) => ofTheme.has(word) && !ofPoint.has(word)).length
      const score = 2 * shared + Math.min(2, near) + one.rank + (standsAlone(one) ? 1 : 0) - (one.words > 28 ? 1 : 0)
      // "He is not to be found in the tomb" denies and yet says it; it has to speak of God, and of the theme more than once.
      const meansIt = denies.test(one.text) === denies.test(point) || (said.includes('god') && near >= 2)
      return { one, score, enough: meansIt && shared >= 1 && shared + near >= least }
    })
    .filter(({ enough }) => enough)
    .sort((a, b) => b.score - a.score)
  return best && { point, quote: best.one.text }
}
