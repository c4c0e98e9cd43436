import { type Bible, keyStems, labelOf, osisOf, type Verse, wordsOf } from '#lesson/scripture/bible.ts'
import { bookNames, type BookCode } from '#lesson/scripture/books.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { preachedReading } from './preached-reading.ts'
import { givenRange } from './given-range.ts'
import { nearestChapter, type NearChapter } from './nearest-chapter.ts'
import { wholePassage } from './retold-story.ts'

/** What is asked of a sentence here: its number, how it stands, how long it is. */
type Sentence = { at: number; text: string; words: number }
export type Passage = { osis: string; label: string; verses: Verse[]; declared: boolean }
export type Scriptures = { main: Passage | undefined; cited: { osis: string; count: number }[]; quoted: Map<number, Verse> }

/** The passage that the sermon preaches, every passage it cites, and the sentences that quote the Bible, with the verse each comes from. */
export function findScriptures(
  bible: Bible,
  {
    scripture,
    headline,
    content,
    sentences,
    older,
  }: { scripture: string; headline: string; content: string; sentences: Sentence[]; older?: OlderBible | undefined },
): Scriptures {
  const weights = new Map<string, number>()
  const add = (osis: string, weight: number) => weights.set(osis, (weights.get(osis) ?? 0) + weight)
  const stated = findReferences(scripture).filter((one) => bible.passage(one.osis).length > 0)
  const references = findReferences(content)
  for (const one of references) add(one.osis, one.start < 1500 ? 6 : 2)
  const referred = references.map((one) => one.osis)
  const books = new Set<string>([...weights.keys()].map((osis) => osis.split('.')[0] ?? ''))
  const announced = new Set<string>()
  for (const [code, name] of Object.entries(bookNames)) {
    const bare = name.replace(/^\d /, '')
    const named = alsoWords.test(bare) ? `(?:book of|gospel of|letter to(?: the)?|epistle to(?: the)?) ${bare}` : bare
    if (new RegExp(`\\b${named}\\b`).test(content)) books.add(code)
    if (new RegExp(`\\b(?:book of|gospel of|letter to(?: the)?|epistle to(?: the)?) ${name}\\b`).test(content)) announced.add(code)
  }
  const quoted = new Map<number, Verse>()
  const opening = openingOf(sentences)
  const bibles = older ? [bible, older()] : [bible]
  for (const sentence of sentences) {
    if (sentence.words < 5) continue
    const verse = quotedIn(sentence, bibles, books)
    if (!verse) continue
    quoted.set(sentence.at, verse)
    // What is quoted in the first sentences is usually the text of the sermon.
    add(osisOf(verse), sentence.at < opening ? 6 : 3)
  }
  // Half a verse, word for word and in quotation marks, at the very beginning: the preacher speaks of his text.
  for (const sentence of sentences.slice(0, opening)) {
    const verses = phrasesOf(sentence.text).flatMap((phrase) => bibles.map((one) => one.verseWith(phrase)).find(Boolean) ?? [])
    for (const verse of new Set(verses.map(osisOf))) if (!weights.has(verse)) add(verse, 5)
  }
  // Several sentences of the Bible in a row are read out on purpose.
  for (const verse of quotedOverSentences(content, bibles)) if (!weights.has(osisOf(verse))) add(osisOf(verse), 5)
  const cited = [...weights]
    .map(([osis, count]) => ({ osis, count }))
    .filter(({ osis }) => bible.passage(osis).length > 0)
    .sort((a, b) => b.count - a.count)
  const chapters = chaptersOf(bible, cited, nearestChapter(bibles, content), new Set(keyStems(headline)))
  const heard = found(bible, { chapters, announced, referred })
  const declared = preachedReading(
    bible,
    stated.map(({ osis }) => osis),
    content,
  )
  const main =
    declared &&
    !areSetAside(
      bible,
      stated.map(({ osis }) => osis),
      chapters,
    )
      ? passageAt(
          bible,
          withItsRanges(
            bible,
            givenRange(bible, declared, { content, cited: [...quoted.values()].map(osisOf) }),
            stated.map(({ osis }) => osis),
          ),
          true,
        )
      : heard
  if (main)
    readOut(
      sentences,
      bibles.map((one) => one.passage(main.osis)),
      quoted,
    )
  return {
    main,
    cited,
    quoted,
  }
}

/** Marks the sentences that read the passage itself aloud, though they be a part of a verse and stand in no quotation marks. */
function readOut(sentences: Sentence[], passages: Verse[][], quoted: Map<number, Verse>): void {
  const verses = passages.flatMap((passage) => passage.map((verse) => ({ verse, text: ` ${wordsOf(verse.text).join(' ')} ` })))
  for (const { at, words, text } of sentences) {
    if (words < 5 || quoted.has(at)) continue
    const plain = ` ${wordsOf(text).join(' ')} `
    const found = verses.find((one) => one.text.includes(plain))
    if (found) quoted.set(at, found.verse)
  }
}

/** Names of books that are also people or plain words. */
const alsoWords =
  /^(?:Mark|John|Luke|Matthew|James|Peter|Timothy|Titus|Philemon|Jude|Job|Acts|Ruth|Esther|Judges|Numbers|Kings|Samuel|Daniel|Joshua|Ezra|Joel|Amos|Jonah|Micah|Song of Solomon|Revelation)$/

/** A second translation, in the words that many preachers quote. */
export type OlderBible = () => Bible
/** Three words alike are chance, unless they are the whole verse. */
const leastTelling = 4
type Match = { verse: Verse; cover: number; back: number; telling: boolean }

/** The verse that a sentence quotes: in its quotation marks, or as a whole. A quotation from memory need not cover all of it. */
function quotedIn(sentence: Sentence, bibles: Bible[], books: Set<string>): Verse | undefined {
  const spans = [...sentence.text.matchAll(/[“"]([^“”"]{15,})[”"]?/g)].map((found) => found[1] ?? '')
  const texts = sentence.words > 60 ? spans : [...spans, sentence.text]
  const matches = texts
    .flatMap((text) => bibles.map((bible) => ({ ...bible.quoted(text), telling: new Set(keyStems(text)).size >= leastTelling })))
    .filter((match): match is Match => match.verse !== undefined)
  const [best] = matches
    .filter(({ cover, back, verse, telling }) =>
      telling ? (cover > 0.6 && back > 0.5) || (books.has(verse.book) && cover > 0.55 && back > 0.35) : cover > 0.9 && back > 0.8,
    )
    .sort((a, b) => b.cover + b.back - a.cover - a.back)
  return best?.verse
}

/** What stands in quotation marks, and the same without the first words, with which a preacher joins it to his own. */
const phrasesOf = (text: string): string[] =>
  [...text.matchAll(/[“"]([^“”"]{15,})[”"]?/g)].flatMap(([, span = '']) => {
    const words = wordsOf(span)
    return [0, 1, 2].filter((skipped) => words.length - skipped >= 4).map((skipped) => words.slice(skipped).join(' '))
  })

/** Verses that are quoted over more than one sentence: none of their sentences is like enough alone. */
const quotedOverSentences = (content: string, bibles: Bible[]): Verse[] =>
  [...content.matchAll(/[“"]([^“”"]{40,600}[.!?;][^“”"]{10,600})[”"]/g)].flatMap(([, span = '']) => {
    const [best] = bibles
      .map((bible) => bible.quoted(span))
      .filter((match) => match !== undefined && match.cover > 0.55 && match.back > 0.6)
      .sort((a, b) => (b?.cover ?? 0) - (a?.cover ?? 0))
    return best ? [best.verse] : []
  })

/** "Habakkuk 1:1-4; 2:1-4" is one passage: all ranges of its book that the paper names beside it. */
function withItsRanges(bible: Bible, declared: string, stated: readonly string[]): string {
  const isRange = (osis: string) => osis.split('-')[0]?.split('.').length === 3
  const [book] = declared.split('.')
  const own = stated.filter((osis) => isRange(osis) && osis.split('.')[0] === book)
  const all = [...new Set(own)]
  const count = all.reduce((sum, osis) => sum + bible.passage(osis).length, 0)
  return all.length > 1 && all.includes(declared) && count <= mostTogether ? all.join(',') : declared
}
const mostTogether = 80

export function passageAt(bible: Bible, osis: string, declared: boolean): Passage | undefined {
  const verses = bible.passage(osis)
  const [first] = verses
  if (!first) return undefined
  if (osis.includes(',')) return { osis, label: rangesLabel(osis.split(',').map((one) => bible.passage(one))), verses, declared }
  // "3 John 1" would be its first verse.
  const isOnlyChapter = bible.passage(`${first.book}.2`).length === 0
  const wholeChapter = !isOnlyChapter && verses.length > 1 && verses.length === bible.passage(`${first.book}.${first.chapter}`).length
  return { osis, label: wholeChapter ? chapterLabel(verses) : labelOf(verses), verses, declared }
}
/** "Habakkuk 1:1-4; 2:1-4", "2 Samuel 11:1-5, 26-27". */
const rangesLabel = (ranges: Verse[][]): string =>
  ranges
    .map((verses, at) => {
      const label = labelOf(verses)
      const place = label.slice(label.lastIndexOf(' ', label.indexOf(':')) + 1)
      const isSameChapter = [ranges[at - 1]?.at(-1), verses.at(-1)].every((one) => one?.chapter === verses[0]?.chapter)
      return at === 0 ? label : isSameChapter ? `, ${place.slice(place.indexOf(':') + 1)}` : `; ${place}`
    })
    .join('')
const chapterLabel = (verses: Verse[]) => labelOf(verses.slice(0, 1)).replace(/:\d+$/, '')

/** How many sentences are the beginning of a sermon: six, and more when they are short. */
function openingOf(sentences: Sentence[]): number {
  let words = 0
  const until = sentences.findIndex((one) => (words += one.words) > openingWords)
  return Math.max(openingSentences, until)
}
const openingSentences = 6
const openingWords = 240
/** How far from a cited verse the one may stand that has the words of the title; the nearest counts. */
const beside = [0, 1, -1, 2, -2]
/** So far ahead of the next one, a chapter is the one that is preached though nothing of it be quoted. */
const plainlyNearest = 1.1
/** A chapter twice as near as any other weighs as much as three quotations at the beginning. */
const mostForNearness = 20

type Chapter = { osis: string; weight: number; verses: Set<number>; nearest?: NearChapter }

/**
 * The chapters that citations and quotations fall in, the one that most fall in first. A verse close by that has the
 * title's own rare words is taken in: "Temptation" quotes around the verse that it preaches.
 */
function chaptersOf(bible: Bible, cited: Scriptures['cited'], nearest: NearChapter | undefined, headline: Set<string>): Chapter[] {
  const chapters = new Map<string, Chapter>()
  const at = (osis: string): Chapter => {
    const entry = chapters.get(osis) ?? { osis, weight: 0, verses: new Set<number>() }
    chapters.set(osis, entry)
    return entry
  }
  for (const { osis, count } of cited) {
    const verses = bible.passage(osis)
    const [first] = verses
    if (!first || verses.length > 80) continue
    const entry = at(`${first.book}.${first.chapter}`)
    entry.weight += count
    if (verses.length < 40) for (const verse of verses) if (verse.chapter === first.chapter) entry.verses.add(verse.verse)
    for (const step of beside) {
      const [verse] = bible.passage(`${first.book}.${first.chapter}.${first.verse + step}`)
      const shares = verse && keyStems(verse.text).some((word) => headline.has(word) && bible.rarity(word) > 5)
      if (!shares || entry.verses.has(verse.verse)) continue
      entry.weight += 2
      entry.verses.add(verse.verse)
      break
    }
  }
  // Without a citation the nearest chapter counts only when no other is nearly as near.
  if (nearest && (chapters.has(nearest.osis) || nearest.lead >= plainlyNearest)) {
    const entry = at(nearest.osis)
    entry.weight += Math.min(mostForNearness, (nearest.lead - 1) * mostForNearness)
    entry.nearest = nearest
  }
  return [...chapters.values()].sort((a, b) => b.weight - a.weight)
}

/** So much must speak for another chapter, and so many times more than for the declared one, that the declared one was only listed. */
const leastInstead = 8
const timesInstead = 8
/** Fewer times, where the sermon has the words of the other one as no chapter else. */
const timesNearest = 4

/** Whether the passages that a paper names are not preached: the sermon hardly touches them and works through another one. */
function areSetAside(bible: Bible, stated: readonly string[], chapters: readonly Chapter[]): boolean {
  const own = new Set(stated.flatMap((osis) => bible.passage(osis).map(({ book, chapter }) => `${book}.${chapter}`)))
  const [best] = chapters
  if (!best || best.weight < leastInstead || own.has(best.osis)) return false
  const touched = Math.max(0, ...chapters.filter((one) => own.has(one.osis)).map(({ weight }) => weight))
  const isNearest = best.nearest !== undefined && best.nearest.lead >= plainlyNearest
  return best.weight >= touched * (isNearest ? timesNearest : timesInstead)
}

/** The chapter that most falls in, and within it the run of verses where it gathers. */
function found(
  bible: Bible,
  { chapters, announced, referred }: { chapters: readonly Chapter[]; announced: Set<string>; referred: string[] },
): Passage | undefined {
  const [best] = chapters
  // A book that is only named, such as "the book of Ruth", points to its first chapter.
  if (!best)
    return [...announced]
      .filter(Boolean)
      .slice(0, 1)
      .map((code) => passageAt(bible, `${code as BookCode}.1`, false))[0]
  const { osis: chapter, verses, nearest } = best
  const numbers = [...verses].sort((a, b) => a - b)
  // Two or three verses of a chapter are the corners of what is preached; many of them show its course themselves.
  const gap = numbers.length <= 3 ? 8 : 3
  let run: number[] = []
  for (let i = 0, from = 0; i < numbers.length; i++) {
    if (i > 0 && (numbers[i] ?? 0) - (numbers[i - 1] ?? 0) > gap) from = i
    if (i - from + 1 > run.length) run = numbers.slice(from, i + 1)
  }
  const [from] = run
  const to = run.at(-1)
  const named = referred.some((osis) =>
    bible.passage(osis).some((one) => `${one.book}.${one.chapter}` === chapter && run.includes(one.verse)),
  )
  // Of a chapter that is retold or expounded one verse or two may be quoted: they are not all that is preached.
  if (nearest && nearest.lead >= plainlyNearest && !named && run.length < nearest.verses.length / 2)
    return passageAt(bible, wholePassage(bible, nearest.verses), false)
  return from === undefined
    ? passageAt(bible, chapter, false)
    : passageAt(bible, from === to ? `${chapter}.${from}` : `${chapter}.${from}-${chapter}.${to}`, false)
}
