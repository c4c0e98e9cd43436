// Puzzles for children who read: to trace, to find, to walk through, to match.
import type { LessonBook } from '#contract/lesson-book.ts'
import { type Ends, drawMaze, endsOf, thingEnds } from '#lesson/pictures/draw-maze.ts'
import { drawn } from '#lesson/pictures/draw-art.ts'
import { scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { thingOfBook } from '#lesson/pictures/art-of-book.ts'
import { thingsIn } from '#lesson/pictures/thing-of.ts'
import { maze } from '#lesson/puzzles/maze.ts'
import { balancedLines, shortClause } from '#lesson/puzzles/verse-lines.ts'
import { tracedLine, tracedWidth } from '#lesson/puzzles/traced-line.ts'
import { wordSearch } from '#lesson/puzzles/word-search.ts'
import { wordsOfBook } from '#lesson/puzzles/words-of-book.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { credited, type Picture, storyOf, told } from './sheet.ts'

/** Young kids have few words and large ones. */
const youngWords = { clause: 26, line: 11, across: 5600 }
/** How wide a sheet is in the units of its letters, so that its lines leave room for the rest of it. */
const acrossFor = (lines: string[], least: number): number =>
  Math.max(least, lines.length * 1800, ...lines.map((line) => tracedWidth(line) + 240))

export const trace = (book: LessonBook): Picture => ({
  name: 'trace-the-verse',
  title: 'Trace the verse',
  description: 'Words of the memory verse in dotted letters on writing lines; a dot says where each letter begins.',
  copies: 'each',
  sheet: () => {
    if (!book.memoryVerse?.text) return undefined
    const thing = thingOfBook(book)
    const young = book.ageGroup === 'young-kids'
    const lines = young ? youngLines(book.memoryVerse.text) : traceLines(shortClause(book.memoryVerse.text, 88))
    const across = acrossFor(lines, young ? youngWords.across : 8600)
    return {
      kind: 'trace',
      title: 'Trace the Verse',
      lines,
      // The signs that say where a verse goes on are no letters: nobody learns to write them.
      traced: lines.map((line) => tracedLine(line.replaceAll('…', '').trim(), across)),
      reference: book.memoryVerse.reference,
      art: drawn({ thing, look: 'line', label: thing }),
      alt: `A ${thing} to color`,
      credit: credited(book),
    }
  },
})
const traceLines = (clause: string): string[] => balancedLines(clause, Math.max(22, Math.ceil(clause.length / 5) + 4))
function youngLines(verse: string): string[] {
  const clause = shortClause(verse, youngWords.clause)
  return balancedLines(clause, Math.max(youngWords.line, Math.ceil(clause.length / 4) + 3))
}

export const search = (book: LessonBook, answers: boolean): Picture => ({
  name: answers ? 'word-search-answers' : 'word-search',
  title: answers ? 'Word search: answers' : 'Word search',
  description: answers ? 'For the leader: where each word is hidden.' : 'Words of the story, hidden in a square of letters.',
  copies: answers ? 'leader' : 'each',
  sheet: () => {
    const { rows, placed } = wordSearch(wordsOfBook(book), 12)
    if (placed.length < 4) return undefined
    const found = placed.flatMap(({ word, row, column, down, across }) =>
      [...word].map((_, at) => (row + down * at) * rows.length + column + across * at),
    )
    const words = placed.map((one) => one.word).sort()
    return { kind: 'word-search', title: 'Word Search', rows, words, answers, found, credit: credited(book) }
  },
})

/** Things to which no child should be sent. */
const noGoals = new Set(['fire', 'sword', 'snake', 'lion', 'spear', 'cross', 'tomb', 'pit', 'moneyBag', 'coins', 'scroll'])
/** Where a maze leads: to whom the scene says, else to the thing that the title names and the story tells of again. */
function mazeTo(book: LessonBook): { title: string; ends: Ends } | undefined {
  const scene = scenesOfPassage(book.passage).find((one) => one.maze)
  const ends = scene && endsOf(scene)
  if (scene?.maze && ends) return { title: scene.maze.title, ends }
  const { title, content } = told(book)
  const thing = thingsIn(title).find(
    (one) => !noGoals.has(one.thing) && content.toLowerCase().split(new RegExp(`\\b${one.word}s?\\b`)).length > 2,
  )
  return thing && { title: `Find the way to the ${thing.word}`, ends: thingEnds(thing.thing) }
}
export const mazeOf = (book: LessonBook): Picture => ({
  name: 'maze',
  title: 'Maze',
  description: 'One way leads through, to somebody or something of the story.',
  copies: 'each',
  sheet: () => {
    const to = mazeTo(book) ?? { title: 'Find the way through', ends: thingEnds('door') }
    return {
      kind: 'maze',
      title: to.title,
      art: drawMaze(maze(`${book.title} ${book.passage}`, 12, 11), to.ends),
      alt: `A maze with one way through. ${to.title}.`,
      credit: credited(book),
    }
  },
})

export const matching = (book: LessonBook): Picture => ({
  name: 'matching',
  title: 'Match the words',
  description: 'Words of the story and their pictures, mixed up.',
  copies: 'each',
  sheet: () => {
    const things = thingsIn(storyOf(book)).slice(0, 6)
    if (things.length < 3) return undefined
    const mixed = mixedApart(things, book.title)
    const pairs = things.map(({ word }, at) => ({
      word,
      art: drawn({ thing: mixed[at]?.thing ?? 'scroll', look: 'line', label: '' }),
      number: at + 1,
    }))
    return { kind: 'matching', title: 'Match the Words', pairs, credit: credited(book) }
  },
})
/** Mixed so that no word stands beside its own picture. */
function mixedApart<T>(all: T[], seed: string): T[] {
  const random = seededRandom(seed)
  for (let tries = 0; tries < 50; tries++) {
    const mixed = shuffled(all, random)
    if (mixed.every((one, at) => one !== all[at])) return mixed
  }
  return [...all.slice(1), ...all.slice(0, 1)]
}
