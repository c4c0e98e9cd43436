import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { sections } from '#lesson/sections/registry.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { timesIn, wordsOf } from '#lesson/scripture/bible.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { preachersOwn } from './preachers-own.ts'

/** A sentence that the preacher says himself, or that a leader confirmed, may be longer than one that is made to be repeated. */
const mostOfHis = 30

function shortEnoughToRepeat(book: LessonBook, context: CheckContext): Finding[] {
  const { ageGroup, bottomLine } = book
  const most = preachersOwn(book, context)(bottomLine) ? mostOfHis : ageProfiles[ageGroup].bottomLineWords
  const words = countWords(bottomLine)
  if (words === 0) return [{ code: 'no-bottom-line' }]
  return words > most ? [{ code: 'bottom-line-words', params: { words, most } }] : []
}

/** How often the bottom line stands in what the group hears: story, points, challenge, prayer, song, summary. */
export function timesSaid(book: LessonBook): number {
  const heard = sections.flatMap((section) => section.heard?.(book) ?? []).filter((text) => text !== undefined)
  return heard.reduce((sum, text) => sum + timesIn(text, book.bottomLine), 0)
}

function saidOften(book: LessonBook): Finding[] {
  const wanted = ageProfiles[book.ageGroup].bottomLineSaid
  const said = timesSaid(book)
  return book.bottomLine && said < wanted ? [{ section: 'story', code: 'bottom-line-said', params: { said, wanted } }] : []
}

function titleOfItsOwn({ ageGroup, title }: LessonBook, { sermonTitle }: CheckContext): Finding[] {
  const most = ageProfiles[ageGroup].titleWords
  const found: Finding[] = []
  if (countWords(title) < 1 || countWords(title) > most) found.push({ code: 'title-words', params: { most } })
  if (title && wordsOf(title).join(' ') === wordsOf(sermonTitle).join(' ')) found.push({ code: 'title-of-sermon' })
  return found
}

export const bottomLineChecks: Check[] = [
  { line: '2 bottom line', bold: true, section: 'bottomLine', find: shortEnoughToRepeat },
  { line: '2 bottom line said', section: 'story', find: saidOften },
  { line: '8 title', section: 'title', find: titleOfItsOwn },
]
