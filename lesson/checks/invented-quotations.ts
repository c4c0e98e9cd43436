import type { LessonBook } from '#contract/lesson-book.ts'
import { type Bible, keyStems, wordsOf } from '#lesson/scripture/bible.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { textsOf } from './words.ts'
import { placeOf } from './place-of.ts'

/** Who is said to have said it: "the Bible says", "as Scripture tells us", "God's Word promises", "it is written". */
const said =
  /\b(?:(?:the |holy )?(?:Bible|Scriptures?|Good Book|Word of God|God['’]s Word)(?: itself)? (?:\w+ )?(?:says?|tells? us|teaches(?: us)?|promises(?: us)?|reads?|puts it|states|declares)|it (?:is|stands) written|(?:Jesus|Paul|Peter|David|Solomon|Moses|Isaiah|God) (?:once )?(?:said|says|wrote|writes|promised|promises)(?: to us)? in (?:the Bible|Scripture|his Word|a psalm|the Psalms|Proverbs|a letter))(?: that)?[,:]?\s*[“"‘]([^“”"]{12,400})[”"’]/gi
/** As much of a quotation's weight as a verse must have for the quotation to come from it. */
const enough = 0.75

/** Whether some verse says a quotation: word for word, or in the words of another translation. */
function standsInBible(quote: string, bible: Bible): boolean {
  if (bible.verseWith(quote)) return true
  // Too few telling words to look a verse up by: it may stand in many.
  if (new Set(keyStems(quote)).size < 3)
    return bible.verses.some(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(quote).join(' ')} `))
  return (bible.quoted(quote)?.cover ?? 0) >= enough
}

/** Words in quotation marks that a text says stand in the Bible, and that stand nowhere in it. */
const invented = (book: LessonBook, { bible }: CheckContext): Finding[] =>
  textsOf(book).flatMap(([section, text]) =>
    [...text.matchAll(said)].flatMap(([, quote = '']): Finding[] =>
      standsInBible(quote, bible) ? [] : [{ section, path: placeOf(book, section, quote), code: 'invented-quotation', params: { quote } }],
    ),
  )

export const inventedQuotationChecks: Check[] = [
  { line: 'Scripture 4 invented quotations', bold: true, severity: 'hard', section: 'story', find: invented },
]
