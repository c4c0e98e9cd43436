import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/analyse/sentences.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import type { Check, Problem } from './check-book.ts'

/** Key points: how many, statements that stand alone, and each with a span of the sermon that it rests on. */
export const checkKeyPoints: Check = (book, { sermonText }) => {
  const profile = ageProfiles[book.ageGroup]
  const problems: Problem[] = []
  const add = (says: string) => problems.push({ section: 'keyPoints', says })
  const [least, most] = profile.keyPoints
  if (book.keyPoints.length < least) return [{ section: 'keyPoints', says: 'The key points are missing.' }]
  if (book.keyPoints.length > most) add(`There are ${book.keyPoints.length} key points; ${most} is the most for this age.`)
  for (const point of book.keyPoints) {
    if (/^(?:he|she|it|they|this|that|these|those|such|there)\b/i.test(point)) add(`"${point}" begins with a word that points at nothing.`)
    if (/\bwe (?:will )?learn (?:about|that)\b/i.test(point)) add(`"${point}" announces instead of stating.`)
    if (unfitWords[book.ageGroup].test(point)) add(`"${point}" has a word that does not belong in the book for this age.`)
    if (countWords(point) > 28) add(`"${point}" is too long to repeat.`)
  }
  const sermon = wordsOf(sermonText).join(' ')
  const held = book.evidence.filter((one) => countWords(one.quote) >= 6 && sermon.includes(wordsOf(one.quote).join(' ')))
  for (const point of book.keyPoints)
    if (!held.some((one) => wordsOf(one.point).join(' ') === wordsOf(point).join(' ')))
      add(`"${point}" lacks its evidence: a span of six words or more copied from the sermon.`)
  return problems
}
