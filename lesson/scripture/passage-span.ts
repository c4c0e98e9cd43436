import { isBookCode } from './bible.ts'
import { bookCodes, bookNames } from './books.ts'
import { findReferences } from './references.ts'

/** First and last verse of a passage as numbers that sort as the Bible does: book * 1,000,000 + chapter * 1,000 + verse. */
export type PassageSpan = { start: number; end: number }

/**
 * The span of a passage as people write it: "Luke 15:3-7", "Luke 15", "Luke". Undefined when it names none.
 * A chapter or a book alone reaches to its end, whatever number its last verse has.
 */
export function passageSpan(text: string): PassageSpan | undefined {
  const [found] = findReferences(text)
  if (found) {
    const [from = '', to = from] = found.osis.split('-')
    return { start: numberOf(from, 0), end: numberOf(to, 999) }
  }
  const alone = text.trim().toLowerCase()
  const code = bookCodes.find((one) => bookNames[one].toLowerCase() === alone)
  return code && { start: numberOf(code, 0), end: numberOf(code, 999) }
}

/** `open` stands for a chapter or verse that is not said: 0 at the start of a span, 999 at its end. */
function numberOf(osis: string, open: number): number {
  const [book = '', chapter = open, verse = open] = osis.split('.')
  return (isBookCode(book) ? bookCodes.indexOf(book) + 1 : 0) * 1_000_000 + Number(chapter) * 1000 + Number(verse)
}
