import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { thereAre } from './counted.ts'
import { preachersOwn } from './preachers-own.ts'
import { placeOf } from './place-of.ts'

/** No point has more words than a group can take in at once. */
const longest = { teens: 28, children: 18, 'young-kids': 10 }

function asManyAsFit({ ageGroup, keyPoints }: LessonBook): Finding[] {
  const [least, most] = ageProfiles[ageGroup].keyPoints
  return keyPoints.length < least || keyPoints.length > most
    ? [`${thereAre(keyPoints.length, 'key point', 'key points')}; ${least} to ${most} fit this age.`]
    : []
}

const statements = (book: LessonBook): Finding[] =>
  book.keyPoints
    .filter(
      (point) =>
        /\b(?:we|you|children|kids|teens) (?:will |can )?(?:learn|discover|find out|talk|hear) (?:about|that|how)\b|^learn(?:ing)? about\b/i.test(
          point,
        ) || point.endsWith('?'),
    )
    .map((point) => ({ path: placeOf(book, 'keyPoints', point), says: `"${point}" announces instead of stating.` }))

const pointAtSomething = (book: LessonBook, context: CheckContext): Finding[] =>
  book.keyPoints
    .filter(
      (point) =>
        !preachersOwn(book, context)(point) &&
        point !== book.bottomLine &&
        /^["“'‘]?(?:he|she|it|they|this|that|these|those|such|there|here|him|her|his|their|its)\b/i.test(point),
    )
    .map((point) => ({ path: placeOf(book, 'keyPoints', point), says: `"${point}" begins with a word that points at nothing.` }))

const shortEnough = (book: LessonBook, context: CheckContext): Finding[] =>
  book.keyPoints
    .filter((point) => countWords(point) > longest[book.ageGroup] && !preachersOwn(book, context)(point))
    .map((point) => ({ path: placeOf(book, 'keyPoints', point), says: `"${point}" is too long to repeat.` }))

export const keyPointChecks: Check[] = [
  { line: '3 key points', section: 'keyPoints', find: asManyAsFit },
  { line: '3 statements', section: 'keyPoints', find: statements },
  { line: '3 statements that stand alone', section: 'keyPoints', find: pointAtSomething },
  { line: '3 statements short enough', section: 'keyPoints', find: shortEnough },
]
