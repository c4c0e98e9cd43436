import type { LessonBook } from '#contract/lesson-book.ts'
import { textOf, wordsOf } from '#lesson/scripture/bible.ts'
import { findReferences, normaliseReferences } from '#lesson/scripture/references.ts'
import { quotationsBeside } from '#lesson/scripture/true-quotation.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { textsOf } from './words.ts'
import { placeOf } from './place-of.ts'
import type { Code } from './sentences.ts'

const looksLikeOne =
  /\b(?!(?:In|At|See|From|By|And|Read|Verses?|Chapters?|Look|Find|On|After|Before|Then|To) )(?:[1-3] )?\p{Lu}\p{Ll}+ \d{1,3}:\d{1,3}/gu

/** Every reference that stands anywhere in the book exists. */
function existing(book: LessonBook, { bible }: CheckContext): Finding[] {
  return textsOf(book).flatMap(([section, text]) => {
    const missing = [...text.matchAll(looksLikeOne)]
      .map(([one]) => one)
      .filter((one) => !findReferences(one).some(({ osis }) => bible.passage(osis).length > 0))
    return missing.map((one) => ({
      section,
      path: placeOf(book, section, one),
      code: 'no-such-reference' as const,
      params: { reference: one },
    }))
  })
}

/** A quotation of five words or more beside a reference has the words of that place. */
function quoted(book: LessonBook, { bible }: CheckContext): Finding[] {
  return textsOf(book).flatMap(([section, text]) =>
    quotationsBeside(normaliseReferences(text)).flatMap(({ quote, reference }): Finding[] => {
      const found = findReferences(reference)[0]
      const verses = found ? bible.passage(found.osis) : []
      const words = wordsOf(quote)
      if (words.length < 5 || verses.length === 0) return []
      const text = textOf(verses)
      // What is asked beside a place that asks nothing is the book's own question.
      const isAsked = quote.trim().endsWith('?') && !text.includes('?')
      return isAsked || wordsOf(text).join(' ').includes(words.join(' '))
        ? []
        : [
            {
              section,
              path: placeOf(book, section, reference),
              code: 'quotation-not-word-for-word',
              params: { reference },
            },
          ]
    }),
  )
}

/** What everybody knows and the Bible does not say. */
const traps: [RegExp, Code][] = [
  [/\b(?:apple)\b[^.]{0,80}\b(?:Adam|Eve|Eden|garden)\b|\b(?:Adam|Eve|Eden)\b[^.]{0,80}\bapple\b/i, 'apple-in-eden'],
  [/\bJonah\b[^]{0,300}\bwhale\b|\bwhale\b[^]{0,300}\bJonah\b/i, 'whale-of-jonah'],
  [/\bthree (?:wise men|kings|magi)\b|\b(?:Balthasar|Melchior|Gaspar|Caspar)\b/i, 'three-wise-men'],
  [/\b(?:Bethlehem|manger)\b[^]{0,100}\binnkeeper\b|\binnkeeper\b[^]{0,100}\b(?:Bethlehem|manger)\b/i, 'innkeeper'],
  [/\bspare the rod\b/i, 'spare-the-rod'],
  [/\bGod helps those who help themselves\b/i, 'help-themselves'],
]
const commonErrors = (book: LessonBook): Finding[] =>
  textsOf(book).flatMap(([section, text]) => traps.flatMap(([trap, code]) => (trap.test(text) ? [{ section, code }] : [])))

export const scriptureChecks: Check[] = [
  { line: 'Scripture 2 references exist', bold: true, severity: 'hard', section: 'story', find: existing },
  { line: 'Scripture 4 quotations', bold: true, severity: 'hard', section: 'story', find: quoted },
  { line: 'Scripture 5 traps', section: 'story', find: commonErrors },
]
