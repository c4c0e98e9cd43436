import { bookNames } from '#lesson/scripture/books.ts'
import { findReferences, normaliseReferences } from '#lesson/scripture/references.ts'
import { asTitle } from './person-names.ts'

/** "1 KINGS XVII. 8-16" as a person would type it: a book's name with one capital, Roman numbers small. */
const spelled = (text: string): string =>
  text === text.toUpperCase()
    ? asTitle(text).replace(/\b[IVXLC][ivxlc]*\b(?=[.,:\s])/g, (number, at: number) =>
        at === 0 ? number.toUpperCase() : number.toLowerCase(),
      )
    : text

export const isReference = (text: string): boolean => {
  const normal = normaliseReferences(spelled(text))
  const covered = findReferences(spelled(text)).reduce((sum, one) => sum + one.end - one.start, 0)
  return (
    covered > 0 && covered >= normal.replace(/\s{0,9}\(?(?:NIV|ESV|KJV|NKJV|NLT|NASB|NRSV|WEB|CSB|AMP|MSG)\)?/g, '').trim().length * 0.6
  )
}

/** A quoted verse with its place behind it: "Let it be known…" 1 Kings 18:36. */
export const referenceAtEnd = (text: string): boolean => {
  const normal = normaliseReferences(text)
  const last = findReferences(text).at(-1)
  return (
    last !== undefined &&
    last.end >= normal.replace(/(?<![\s.)\]])[\s.)\]]+$/, '').length - 1 &&
    normal.length < 400 &&
    /[“"”]|--|—/.test(text)
  )
}

/** The passage as the document writes it, with Roman and spoken numbers in figures. */
export function passageIn(text: string): string {
  const normal = normaliseReferences(spelled(text))
  const found = findReferences(spelled(text))
  const first = found[0]
  const last = found.at(-1)
  if (!first || !last) return ''
  const together = last.end - first.start < 60 ? last.end : first.end
  return normal
    .slice(first.start, together)
    .replace(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
}

/** Books as they are called in Spanish, where the name is another one. */
const spanish = new Map(
  'Génesis Genesis|Éxodo Exodus|Levítico Leviticus|Números Numbers|Deuteronomio Deuteronomy|Josué Joshua|Jueces Judges|Rut Ruth|Reyes Kings|Crónicas Chronicles|Esdras Ezra|Nehemías Nehemiah|Ester Esther|Salmos? Psalm|Proverbios Proverbs|Eclesiastés Ecclesiastes|Isaías Isaiah|Jeremías Jeremiah|Ezequiel Ezekiel|Oseas Hosea|Amós Amos|Jonás Jonah|Miqueas Micah|Malaquías Malachi|Mateo Matthew|Marcos Mark|Lucas Luke|Juan John|Hechos Acts|Romanos Romans|Corintios Corinthians|Gálatas Galatians|Efesios Ephesians|Filipenses Philippians|Colosenses Colossians|Tesalonicenses Thessalonians|Timoteo Timothy|Hebreos Hebrews|Santiago James|Pedro Peter|Apocalipsis Revelation'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
const inSpanish = new RegExp(`(?<!\\p{L})(${[...spanish.keys()].join('|')})(?= \\d)`, 'gu')
const books = [...new Set(Object.values(bookNames).map((name) => name.replace(/^\d /, '')))].join('|')
const number =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)'
const inCaptions = new RegExp(`\\b(${books}) (?=${number}\\b)`, 'gi')
const chapterBehind = new RegExp(`\\b(${books}),? (?:and )?(?:at )?the (\\w+(?:-\\w+)?) chapter\\b`, 'g')

/** Whether a book of the Bible is named at all; most lines name none. */
export const namesBook = new RegExp(
  `\\b(?:${books}|Psalm|Gen|Exod?|Lev|Num|Deut|Josh|Judg|Sam|Kgs|Chron|Neh|Esth|Pss?|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Hab|Zeph|Hag|Zech|Mal|Matt|Mt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Phil|Col|Thess|Tim|Tit|Heb|Jas|Pet|Rev|Wis|Sir)\\b`,
)

/** A text with its passages as findReferences reads them: Spanish names in English, "the fourth chapter" before its book, numbers in figures. */
export function inEnglish(text: string): string {
  // A machine that writes what it hears writes everything small.
  const heard = /\p{Lu}/u.test(text)
    ? text
    : text.replace(inCaptions, (_, name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} chapter `)
  return normaliseReferences(
    heard
      .replace(inSpanish, (name) => [...spanish].find(([key]) => new RegExp(`^${key}$`, 'u').test(name))?.[1] ?? name)
      .replace(chapterBehind, (_, name: string, ordinal: string) => `the ${ordinal} chapter of ${name}`),
  )
}

/** A passage that stands by itself in one of the first lines of a text, as a heading does: "Nehemiah 4:1-9". */
export function headPassage(paragraphs: string[]): string {
  const line = paragraphs.slice(0, 5).find((one) => one.length <= 60 && isReference(one))
  return line ? passageIn(line) : ''
}
