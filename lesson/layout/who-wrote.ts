import type { LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'

/** Who wrote which part of a book, in a sentence or two that its measured share of the sermon's words bears out. */
export function whoWrote({ writtenBy, ofSermon, memoryVerse, ageGroup, evidence, notes }: LessonBook): string {
  const verse = memoryVerse?.translation ? ` The verse is from the ${memoryVerse.translation}.` : ''
  const parts =
    ageGroup === 'teens'
      ? 'the activities, the questions and what comes between the quotations'
      : 'the story, the activities and the questions'
  if (writtenBy === 'offline')
    return `Written without AI: ${parts} are ${PRODUCT}’s own, chosen for this sermon.${shareIn(ofSermon, ageGroup === 'teens' || evidence.some(isQuoted) || notes.some(({ code }) => code === 'line-heard'))}${verse}`
  if (writtenBy === 'both')
    return `Written by an AI model from the sermon; parts that did not pass ${PRODUCT}’s checks are ${PRODUCT}’s own.${verse}`
  return `Written by an AI model from the sermon.${verse}`
}

/** A point in the preacher's own words. */
const isQuoted = ({ point, quote }: { point: string; quote: string }) => wordsOf(quote).join(' ').includes(wordsOf(point).join(' '))

/** So little of any text stands by chance in any other: it is no quotation. */
const byChance = 3
function shareIn(percent: number, quotes: boolean): string {
  if (percent < 0) return ''
  if (percent === 0 || (!quotes && percent < byChance)) return ' No sentence is quoted from the sermon.'
  return percent < 1 ? ' Less than 1% of its words are the sermon’s own.' : ` ${Math.round(percent)}% of its words are the sermon’s own.`
}
