import type { LessonBook } from '#contract/lesson-book.ts'
import { type Bible, keyStems, wordsOf } from '#lesson/scripture/bible.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import sayings from './no-verse.json' with { type: 'json' }
import { textsOf } from './words.ts'
import { placeOf } from './place-of.ts'

/** What is quoted as Scripture. Books that are called after a person are left out: "Ruth said" tells a story. */
const scripture =
  "(?:Bible|Scriptures?|Good Book|Word of God|God['’]s (?:Word|promise)|Gospels?|psalms?|psalmist|Proverbs|(?:Bible )?verses?|Genesis|Exodus|Leviticus|Deuteronomy|Ecclesiastes|Lamentations|Acts|Romans|Corinthians|Galatians|Ephesians|Philippians|Colossians|Thessalonians|Hebrews|Revelation)"
const says =
  '(?:says?|said|writes?|wrote|reads|(?:we|you) read|promises?d?|states?|declares?|puts? it|(?:tells?|told|teach(?:es)?|reminds?|assures?|warns?|urges?) (?:us|you)|teaches|(?:is|it|are) clear)'
/** Who tells of somebody that spoke says nothing of his own: "The Bible tells how Ruth said"; nor does who denies it. */
const between = '(?:(?!\\b(?:who|how|when|where|whose|story|tells of|not|never)\\b)[^.,;!?“”"\\n]){0,50}'
const after = '(?: (?:that|this|it|this way|to us|in a letter))*[,:]?\\s*'
/** What ends with a question is asked of the group. */
const quote = '[“"‘]([^“”"\\n]{12,400}(?<!\\?))[”"’]'
const quoteBefore = '[“"]([^“”"\\n]{12,400}),[”"]'
const writer = '(?:apostle|prophet|Paul|Peter|James|David|Solomon|Moses|Isaiah|Jeremiah)'
/** "The Bible says", "it says in the Bible", "it is written", and behind the quotation "says the Bible". */
const asBible = [
  `\\b${scripture}\\b${between}\\b${says}${after}${quote}`,
  `\\b(?:says?|said|written|stands|read|according to|words of|promised?) (?:in |to )?(?:the |his )?${scripture}${after}${quote}`,
  `\\bit (?:is|stands) written${after}${quote}`,
  `${quoteBefore} says (?:the )?${scripture}\\b`,
  `${quoteBefore} (?:the )?${scripture} (?:itself )?${says}\\b`,
]
/** "Paul reminds us", "Solomon wrote": a telling says in its own words what stands there. */
const asWriter = [
  `\\b${writer}\\b${between}\\b(?:(?:tells?|teach(?:es)?|reminds?|assures?|promises?|urges?) us|writes?|wrote)${after}${quote}`,
]
/** As much of a quotation's weight as a verse must have for the quotation to come from it. */
const kinds = [
  { patterns: asBible, enough: 0.6 },
  { patterns: asWriter, enough: 0.5 },
].map(({ patterns, enough }) => ({ patterns: patterns.map((one) => new RegExp(one, 'gi')), enough }))
/** Whether some verse says a quotation: word for word, or in the words of another translation. */
function standsInBible(quote: string, bible: Bible, enough: number): boolean {
  if (bible.verseWith(quote)) return true
  // One translation has God's name where another has his title.
  if (/\bLord\b/i.test(quote) && standsInBible(quote.replace(/(?:the )?\bLord\b/gi, 'Yahweh'), bible, enough)) return true
  // Too few telling words to look a verse up by: it may stand in many.
  if (new Set(keyStems(quote)).size < 3)
    return bible.verses.some(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(quote).join(' ')} `))
  return (bible.quoted(quote)?.cover ?? 0) >= enough
}

const inventedIn = (text: string, bible: Bible): string[] =>
  kinds.flatMap(({ patterns, enough }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, words = '']) => words))
      .filter((words) => !standsInBible(words, bible, enough)),
  )

/** "The Bible says that God helps those who help themselves", with or without quotation marks; who denies it says nothing of the kind. */
const attributed = new RegExp(
  `\\b(?:${scripture}|${writer}|God|Jesus|Christ|the Lord)\\b${between}\\b${says}\\b|\\bit (?:is|stands) written\\b|\\b(?:verse|Bible|Scripture)\\b`,
  'i',
)
const denied = /\b(?:not|never|nowhere|no|none|isn['’]t|doesn['’]t|don['’]t|people|some|many)\b/i
const plain = (text: string) => ` ${wordsOf(text).join(' ')} `
const noVerses = sayings.sayings.map(plain)
/** What everybody takes for the Bible's and no verse says, given as the Bible's. */
const mistaken = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => {
    const said = plain(sentence)
    const found = noVerses.find((one) => said.includes(one))
    if (!found || said.includes(' love of money ')) return false
    const before = said.slice(0, said.indexOf(found))
    return attributed.test(sentence) && !denied.test(before.replace(/ (?:will |would |can |does )?(?:never|not) *$/, ''))
  })

/** Words in quotation marks that a text says stand in the Bible, and that stand nowhere in it. */
const invented = (book: LessonBook, { bible }: CheckContext): Finding[] =>
  textsOf(book).flatMap(([section, text]) =>
    [...new Set([...inventedIn(text, bible), ...mistaken(text)])].map((words): Finding => ({
      section,
      path: placeOf(book, section, words),
      code: 'invented-quotation',
      params: { quote: words },
    })),
  )

export const inventedQuotationChecks: Check[] = [
  { line: 'Scripture 4 invented quotations', bold: true, severity: 'hard', section: 'story', find: invented },
]
