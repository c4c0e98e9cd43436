import { type Bible, osisOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences, numberOf, wordNumber } from '#lesson/scripture/references.ts'

const number = `(\\d{1,3}|${wordNumber})`
/** "verses 28 to 47", "vv. 3-9": verses of the chapter that was named before. */
const bareVerses = new RegExp(`\\b(?:verses|vv\\.?|verse) ${number} ?(?:-|–|to|through|thru) ?(?:verse )?${number}\\b`, 'gi')
/** So early a preacher says which verses he reads; later he turns to one or another of them. */
const early = 0.4
/** So far back a reference to another chapter claims the verses that are named without one. */
const reach = 200
/** So much of what the sermon cites of the chapter has to lie in the range. */
const leastWithin = 0.6

type Sermon = { content: string; cited: readonly string[] }
type Range = { osis: string; verses: string[]; at: number }

/** Of a chapter that a paper names, the verses of it that the preacher says he reads; the chapter as it was where he says none. */
export function givenRange(bible: Bible, declared: string, { content, cited }: Sermon): string {
  const whole = bible.passage(declared)
  const [first] = whole
  if (first && whole.length === 1) return readOnFrom(bible, declared, first, { content, cited })
  if (!first || declared.split('-')[0]?.split('.').length !== 2) return declared
  const inside = new Set(whole.map(osisOf))
  const chapters = new Set(whole.map(({ book, chapter }) => `${book}.${chapter}`))
  const found = findReferences(content)
  const ranges = [...found.map(({ osis, start }) => ({ osis, at: start })), ...bareRanges(content, found, chapters)]
    .map(({ osis, at }): Range => ({ osis, at, verses: bible.passage(osis).map(osisOf) }))
    .filter(({ osis, at, verses }) => {
      const isRange = osis.includes('-') && osis.split('.').length > 3 && verses.length > 1 && verses.length < inside.size
      return isRange && at < content.length * early && verses.every((verse) => inside.has(verse))
    })
    .sort((a, b) => b.verses.length - a.verses.length)
  const [range] = ranges
  if (!range) return begunAt(bible, declared, { content, cited })
  const own = cited.filter((verse) => inside.has(verse))
  const within = own.filter((verse) => range.verses.includes(verse)).length
  return within >= own.length * leastWithin ? range.osis : declared
}

/** Verses without a chapter, as the one chapter that is preached has them. */
function bareRanges(
  content: string,
  found: readonly { osis: string; start: number }[],
  chapters: ReadonlySet<string>,
): { osis: string; at: number }[] {
  const [chapter] = chapters
  if (!chapter || chapters.size > 1) return []
  return [...content.matchAll(bareVerses)].flatMap(({ 1: from, 2: to, index }) => {
    const before = found.findLast(({ start }) => start < index && start > index - reach)
    const isOther = before !== undefined && !before.osis.startsWith(`${chapter}.`) && before.osis !== chapter
    const [first, last] = [from, to].map((one = '') => numberOf(one))
    return isOther || !first || !last || last <= first ? [] : [{ osis: `${chapter}.${first}-${chapter}.${last}`, at: index }]
  })
}

const oneVerse = new RegExp(`\\bverse ${number}\\b`, 'gi')
/** A gap of so many verses is one that was read and not spoken of. */
const mostBetween = 2
const leastMore = 2
/** "John, seven, thirty-seven", and then verse after verse of it: the verse that is named first is where he begins. */
function readOnFrom(bible: Bible, declared: string, { book, chapter, verse }: Verse, { content, cited }: Sermon): string {
  const place = `${book}.${chapter}`
  const named = [...content.matchAll(oneVerse)].map(([, said = '']) => numberOf(said))
  const quoted = cited.filter((osis) => osis.startsWith(`${place}.`)).map((osis) => Number(osis.split('.')[2]))
  const said = new Set([...named, ...quoted])
  let last = verse
  for (let next = verse + 1; next <= last + mostBetween; next++) if (said.has(next)) last = next
  const range = `${declared}-${place}.${last}`
  return last - verse >= leastMore && bible.passage(range).length > 0 ? range : declared
}

const begins = new RegExp(
  `\\b(?:start|begin|pick(?: (?:it|things|the story|us))? up|read)(?:ing|ning)?(?: (?:it|reading|on|us|the story|there))? (?:at|in|with|from) (?:the )?verse ${number}\\b`,
  'i',
)
/** "Genesis 50. We pick it up in verse 15": the chapter from there on, as far as he goes through it. */
function begunAt(bible: Bible, declared: string, sermon: Sermon): string {
  const [, from] = begins.exec(sermon.content.slice(0, sermon.content.length * early)) ?? []
  const osis = from ? `${declared}.${numberOf(from)}` : ''
  const [first] = declared.includes('-') || !osis ? [] : bible.passage(osis)
  const range = first ? readOnFrom(bible, osis, first, sermon) : ''
  return range.includes('-') ? range : declared
}
