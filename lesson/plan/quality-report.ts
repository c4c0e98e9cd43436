import type { LessonBook } from '#contract/lesson-book.ts'
import { safetyOf } from './check-before.ts'
import { minutesToPrepare, suppliesOf } from './supplies.ts'

/** The formula says nothing of fewer than 100 words, and gives very short sentences a grade that nobody is in. */
const schoolGrade = (words: number, grade: number) => (words < 100 ? '' : grade < 1 ? ', below school grade 1' : `, school grade ${grade}`)

/** What a leader wants to know of a book before Sunday, as short lines. */
export type QualityReport = { name: string; lines: string[] }[]

export function qualityReport(book: LessonBook): QualityReport {
  const { words, grade, hardWords } = book.reading
  const prep = minutesToPrepare(book)
  const part = (name: string, ...lines: string[]) => ({ name, lines: lines.filter(Boolean) })
  return [
    part('Time', `${book.minutes} minutes`, prep ? `${prep} ${prep === 1 ? 'minute' : 'minutes'} to prepare` : 'nothing to prepare'),
    part('Reading', words ? `${words} words${schoolGrade(words, grade)}` : '', words ? `${hardWords}% harder words` : ''),
    part('Supplies', suppliesOf(book).join(', ')),
    part('Safety and allergies', ...safetyOf(book)),
    part('Left out for this age', book.leftOut.join('; ')),
    part('To check', ...book.toCheck),
  ].filter((one) => one.lines.length > 0)
}
