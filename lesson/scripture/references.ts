import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import { bookNames } from './books.ts'

/** A reference found in a text: `osis` such as "Luke.15.1-Luke.15.7", and where it stands in the normalised text. */
export type Reference = { osis: string; start: number; end: number }

const parser = new bcv_parser(english)
// Book names must be written as names, or "she is 2" would be Isaiah 2.
parser.set_options({
  sequence_combination_strategy: 'separate',
  consecutive_combination_strategy: 'combine',
  book_alone_strategy: 'ignore',
  book_sequence_strategy: 'ignore',
  invalid_passage_strategy: 'ignore',
  single_chapter_1_strategy: 'verse',
  case_sensitive: 'books',
  // From the first verse to the last of a book has its chapters still: a name alone would be a book that is only named.
  osis_compaction_strategy: 'bc',
})

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const short =
  'Gen|Ex|Exod|Lev|Num|Deut|Josh|Judg|Sam|Kgs|Kings|Chron|Chr|Neh|Esth|Ps|Psa|Pss|Psalm|Prov|Eccl|Eccles|Cant|Isa|Jer|Lam|Ezek|Dan|Hos|Obad|Jon|Mic|Nah|Hab|Zeph|Hag|Zech|Mal|Matt|Mt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Ephes|Phil|Col|Thess|Tim|Tit|Philem|Heb|Jas|Pet|Rev'
const names = [...new Set(Object.values(bookNames).map((name) => name.replace(/^\d /, '')))].join('|')
const book = `(?:(?:[123]|I{1,3}|[Ff]irst|[Ss]econd|[Tt]hird|1st|2nd|3rd)\\s+)?(?:${names}|(?:${short})\\.?)`
export const wordNumber = `(?:(?:${tens.slice(2).join('|')})(?:[- ](?:${units.slice(1, 10).join('|')}))?|${units.slice(1).join('|')}|(?:one |a )hundred(?: (?:and )?(?:${tens.slice(2).join('|')}|${units.slice(1).join('|')})(?:[- ](?:${units.slice(1, 10).join('|')}))?)?)`
const anyNumber = `(?:\\d{1,3}|${wordNumber}|[ivxlc]{1,7}\\b)`
/** "26 and 12 through 22", "eight from twenty two": what stands between a chapter and its verses when they are said. */
const joining = '(?:,?\\s*\\b(?<join>and|from|beginning (?:at|with|in)|starting (?:at|with|in)|reading from)\\s+)'
const ending = `(?<to>${anyNumber})|(?<end>the (?:very )?end\\b(?: of (?:the|that) chapter)?)`
const spoken = new RegExp(
  `\\b(?<name>${book}),?\\s+(?:(?<chapterWord>chapter|ch\\.?)\\s+)?(?<chapter>${anyNumber})(?:(?:${joining}|\\s*[.,:;]*\\s*)(?:(?:the\\s+)?(?<verseWord>verses?|vv?\\.?|vers\\.)\\s*)?(?<verse>${anyNumber})(?:\\s*(?<through>-|–|—|\\bto\\b|\\bthrough\\b|\\bthru\\b|\\band\\b)\\s*(?:the\\s+)?(?:verse\\s+)?(?:${ending}))?)?(?![\\w’'])(?!\\s+(?:o['’]clock|[ap]\\.?m\\b|years?\\b|days?\\b|minutes?\\b|people\\b))`,
  'g',
)
const ofChapter = new RegExp(
  `\\bthe (${ordinals.slice(1).join('|')}|\\d{1,3}(?:st|nd|rd|th)) (?:chapter|psalm) of (?:the )?(?:(?:book|gospel|epistle|letter) (?:of|to|according to) )?(?:the )?(?:St\\. )?(${names})(?:,? (?:at )?(?:the )?verses? (\\d{1,3}|${wordNumber}))?`,
  'gi',
)

/** "mark chapter nine", as a machine writes down what was said: before "chapter" and a number, a small letter is a book too. */
const unwritten = new RegExp(`\\b(${names})(?=,? chapter (?:\\d|${wordNumber}\\b))`, 'gi')
const ofPsalm = /\bthe ((?:\d{1,3}(?:st|nd|rd|th))|(?:(?:one )?hundred(?: and)? )?[a-z]+(?:[- ][a-z]+)?) psalm\b/gi
/** The number of "twenty-third", "hundred and nineteenth" or "91st"; 0 when it is none. */
function ordinalOf(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text)
  const [hundred, rest] = /^(?:one )?hundred(?: and)? ?/i.test(text) ? [100, text.replace(/^(?:one )?hundred(?: and)? ?/i, '')] : [0, text]
  const [first = '', second] = rest.toLowerCase().split(/[- ]/)
  const ten = tens.indexOf(first)
  const round = tens.findIndex((word) => word && `${word.slice(0, -1)}ieth` === first)
  const unit = Math.max(0, ordinals.indexOf(second ?? first))
  if (second !== undefined) return ten > 0 && unit > 0 ? hundred + ten * 10 + unit : 0
  return round > 0 ? hundred + round * 10 : unit > 0 ? hundred + unit : 0
}

const bookName = new RegExp(`\\b(?:[123] )?(?:${names})\\b`, 'g')
/** How far back a book's name may stand from a chapter and verse that lean on it, in characters. */
const reach = 400
const bareVerse =
  /(?<![\w:.,–-])(?<!\b(?:at|by|until|till|before|after|around|from|about) )(\d{1,3}:\d{1,3}(?:[-–]\d{1,3}|ff?\b)?)(?!\s*(?:[ap]\.?m\b|o['’]clock|\d|:))/gi

/** "26 and 12 through 22", "chapter 17, verses 28 to 47": a chapter with its verses, said without its book. */
const bareChapter = new RegExp(
  `(?<![\\d:] ?)\\b(?:chapter )?(\\d{1,3}|${wordNumber})(?:,? and|,? from)?,? (?:(?:the )?verses? )?(\\d{1,3}|${wordNumber}) (?:through|thru|to) (?:verse )?(\\d{1,3}|${wordNumber})(?![\\w:’'-])`,
  'gi',
)

/** "In 8:28ff Paul goes on": a chapter and verse without a book belong to the book that was named last. */
function withItsBook(text: string): string {
  const told = text.replace(bareChapter, (said: string, chapter: string, from: string, to: string, at: number) => {
    const [first, verse, end] = [chapter, from, to].map(numberOf)
    // "One and two to three people" is no place.
    const isJoined = /\b(?:verses?|chapter)\b/i.test(said) || /\bthr(?:ough|u)\b/i.test(said.slice(said.search(/\b(?:and|from) |$/i)))
    const name = first && verse && end && end > verse && isJoined ? bookBefore(text, at) : ''
    return name ? `${name} ${first}:${verse}-${end}` : said
  })
  return told.replace(bareVerse, (whole: string, verse: string, at: number) => {
    const name = bookBefore(told, at)
    return name ? `${name} ${verse}` : whole
  })
}
/** The book that was named last, where it does not stand right before: then it is there already. */
function bookBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at)
  const last = [...before.matchAll(bookName)].at(-1)
  return last && !/^[\s.,]*$/.test(before.slice(last.index + last[0].length)) ? last[0] : ''
}

/** Finds every reference to the Bible that a preacher may write or say: "1 Cor. 13:4-7", "Matt. v. 3-5", "First Corinthians thirteen, verses four to seven". */
export function findReferences(text: string): Reference[] {
  const normal = normaliseReferences(text)
  const found: { osis: string; indices: number[] }[] = parser.parse(normal).osis_and_indices()
  return found
    .filter((one) => /\d/.test(one.osis))
    .flatMap((one) => one.osis.split(',').map((osis) => ({ osis, start: one.indices[0] ?? 0, end: one.indices[1] ?? 0 })))
}

/** Rewrites Roman and spoken numbers behind a book's name as figures: "Romans v. 15" becomes "Romans 5:15". */
export function normaliseReferences(text: string): string {
  return withItsBook(written(text))
}

function written(text: string): string {
  return text
    .replace(unwritten, (name) => name.replace(/\b(?!of\b)\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replace(ofPsalm, (whole, ordinal: string) => (ordinalOf(ordinal) ? `Psalm ${ordinalOf(ordinal)}` : whole))
    .replace(ofChapter, (whole, ordinal: string, name: string, verse?: string) => {
      const chapter = /^\d/.test(ordinal) ? Number.parseInt(ordinal) : ordinals.indexOf(ordinal.toLowerCase())
      return chapter > 0 ? `${name} ${chapter}${verse ? `:${numberOf(verse)}` : ''}` : whole
    })
    .replace(spoken, (...found) => asFigures(String(found[0]), found.at(-1) as Spoken))
}

type Spoken = Partial<Record<'name' | 'chapterWord' | 'chapter' | 'join' | 'verseWord' | 'verse' | 'through' | 'to' | 'end', string>>
/** "Luke 13, 10 to 17" and "Genesis 26 and 12 through 22" in figures; what is no reference, or is one already, as it stands. */
function asFigures(whole: string, { name = '', chapterWord, chapter = '', join, verseWord, verse, through = '', to, end }: Spoken): string {
  const isRange = (to !== undefined || end !== undefined) && /^(?:to|through|thru)$/.test(through)
  // "Genesis 1 and 2" are two chapters.
  if (join === 'and' && !verseWord && !isRange) return whole
  const plain = /^\d/.test(chapter) && !chapterWord && !join && !end && (!verse || (/^\d/.test(verse) && !verseWord && !isRange))
  // "Acts one day" is no reference: a number in words needs a second number, the word "chapter", or a psalm.
  const bare = !/^\d/.test(chapter) && !verse && !chapterWord && !/^ps/i.test(name)
  // "St. Luke i said": one Roman letter with nothing behind it is a word.
  if (plain || bare) return whole
  const numbers = [chapter, verse, to].map((one) => (one === undefined ? undefined : numberOf(one)))
  if (numbers.includes(0)) return whole
  return `${figureBook(name)} ${numbers[0]}${numbers[1] ? `:${numbers[1]}` : ''}${numbers[2] ? `-${numbers[2]}` : end ? 'ff' : ''}`
}

const figureBook = (name: string) =>
  name
    .replace(/^(first|1st)\b/i, '1')
    .replace(/^(second|2nd)\b/i, '2')
    .replace(/^(third|3rd)\b/i, '3')
    .replace(/\.$/, '')

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
/** A number from figures, words or Roman numerals; 0 when it is none. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (/^[ivxlc]+$/.test(text))
    return [...text]
      .map((letter) => romans[letter] ?? 0)
      .reduce((sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value), 0)
  return text
    .toLowerCase()
    .split(/[- ]/)
    .reduce(
      (sum, word) => (word === 'hundred' ? Math.max(1, sum) * 100 : sum + Math.max(0, units.indexOf(word), tens.indexOf(word) * 10)),
      0,
    )
}
