import { type Bible, labelOf, osisOf, type Verse } from '#lesson/scripture/bible.ts'
import { bookNames, type BookCode } from '#lesson/scripture/books.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Sentence } from './rank-sentences.ts'

export type Passage = { osis: string; label: string; verses: Verse[]; declared: boolean }
export type Scriptures = { main: Passage | undefined; cited: { osis: string; count: number }[]; quoted: Map<number, Verse> }

/** The passage that the sermon preaches, every passage it cites, and the sentences that quote the Bible, with the verse each comes from. */
export function findScriptures(
  bible: Bible,
  { scripture, content, sentences }: { scripture: string; content: string; sentences: Sentence[] },
): Scriptures {
  const weights = new Map<string, number>()
  const add = (osis: string, weight: number) => weights.set(osis, (weights.get(osis) ?? 0) + weight)
  const declared = findReferences(scripture).find((one) => bible.passage(one.osis).length > 0)
  for (const one of findReferences(content)) add(one.osis, one.start < 1500 ? 6 : 2)
  const books = new Set<string>([...weights.keys()].map((osis) => osis.split('.')[0] ?? ''))
  for (const [code, name] of Object.entries(bookNames))
    if (new RegExp(`\\b(?:book of|gospel of|letter to(?: the)?|epistle to(?: the)?) ${name}\\b`).test(content)) books.add(code)
  const quoted = new Map<number, Verse>()
  for (const sentence of sentences) {
    if (sentence.words < 5 || sentence.words > 60) continue
    const match = bible.quoted(sentence.text)
    if (!match || !((match.cover > 0.6 && match.back > 0.5) || (books.has(match.verse.book) && match.cover > 0.55 && match.back > 0.35)))
      continue
    quoted.set(sentence.at, match.verse)
    add(osisOf(match.verse), 3)
  }
  const cited = [...weights]
    .map(([osis, count]) => ({ osis, count }))
    .filter(({ osis }) => bible.passage(osis).length > 0)
    .sort((a, b) => b.count - a.count)
  return { main: declared ? passageAt(bible, declared.osis, true) : found(bible, cited, books), cited, quoted }
}

export function passageAt(bible: Bible, osis: string, declared: boolean): Passage | undefined {
  const verses = bible.passage(osis)
  const [first] = verses
  if (!first) return undefined
  const wholeChapter = verses.length > 1 && verses.length === bible.passage(`${first.book}.${first.chapter}`).length
  return { osis, label: wholeChapter ? chapterLabel(verses) : labelOf(verses), verses, declared }
}
const chapterLabel = (verses: Verse[]) => labelOf(verses.slice(0, 1)).replace(/:\d+$/, '')

/** The chapter that most citations and quotations fall in, and within it the run of verses where they gather. */
function found(bible: Bible, cited: Scriptures['cited'], books: Set<string>): Passage | undefined {
  const chapters = new Map<string, { weight: number; verses: Set<number> }>()
  for (const { osis, count } of cited) {
    const verses = bible.passage(osis)
    const [first] = verses
    if (!first || verses.length > 80) continue
    const key = `${first.book}.${first.chapter}`
    const entry = chapters.get(key) ?? { weight: 0, verses: new Set<number>() }
    entry.weight += count
    if (verses.length < 40) for (const verse of verses) if (verse.chapter === first.chapter) entry.verses.add(verse.verse)
    chapters.set(key, entry)
  }
  const best = [...chapters].sort((a, b) => b[1].weight - a[1].weight)[0]
  // A book that is only named, such as "the book of Ruth", points to its first chapter.
  if (!best)
    return [...books]
      .filter(Boolean)
      .slice(0, 1)
      .map((code) => passageAt(bible, `${code as BookCode}.1`, false))[0]
  const [chapter, { verses }] = best
  const numbers = [...verses].sort((a, b) => a - b)
  let run: number[] = []
  for (let i = 0, from = 0; i < numbers.length; i++) {
    if (i > 0 && (numbers[i] ?? 0) - (numbers[i - 1] ?? 0) > 3) from = i
    if (i - from + 1 > run.length) run = numbers.slice(from, i + 1)
  }
  const [from] = run
  return from === undefined
    ? passageAt(bible, chapter, false)
    : passageAt(bible, run.length === 1 ? `${chapter}.${from}` : `${chapter}.${from}-${chapter}.${run.at(-1)}`, false)
}
