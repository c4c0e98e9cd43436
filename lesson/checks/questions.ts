import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Check, Finding } from './check-book.ts'
import { thereAre } from './counted.ts'
import { placeOf } from './place-of.ts'

/** Begins like a question that yes or no answers. */
export const isClosed = (question: string): boolean =>
  /^["“]?(?:is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|won['’]t|can['’]t|haven['’]t)\b/i.test(
    question,
  )

function asManyAsFit({ ageGroup, discussionQuestions }: LessonBook): Finding[] {
  const [least, most] = ageProfiles[ageGroup].questions
  const count = discussionQuestions.length
  return count > 0 && (count < least || count > most)
    ? [`${thereAre(count, 'question', 'questions')}; ${least} to ${most} fit this age.`]
    : []
}
function shortEnough(book: LessonBook): Finding[] {
  const { ageGroup, discussionQuestions } = book
  const most = ageProfiles[ageGroup].questionWords
  return discussionQuestions
    .filter((one) => countWords(one) > most)
    .map((one) => ({ path: placeOf(book, 'discussionQuestions', one), says: `The question "${one}" has more than ${most} words.` }))
}
function open({ ageGroup, discussionQuestions }: LessonBook): Finding[] {
  const closed = discussionQuestions.filter(isClosed).length
  const most = ageProfiles[ageGroup].closedShare
  return closed > discussionQuestions.length * most
    ? [`${closed} of ${discussionQuestions.length} questions can be answered with yes or no; at most ${most * 100} % fit this age.`]
    : []
}
const once = ({ discussionQuestions }: LessonBook): Finding[] =>
  new Set(discussionQuestions.map((one) => one.toLowerCase())).size < discussionQuestions.length ? ['A question stands there twice.'] : []

export const questionChecks: Check[] = [
  { line: '26 questions', bold: true, section: 'discussionQuestions', find: asManyAsFit },
  { line: '26 question length', bold: true, section: 'discussionQuestions', find: shortEnough },
  { line: '26 open questions', section: 'discussionQuestions', find: open },
  { line: '26 questions once', section: 'discussionQuestions', find: once },
]
