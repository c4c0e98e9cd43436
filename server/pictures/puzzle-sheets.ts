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
import { type Ways, wordSearch } from '#lesson/puzzles/word-search.ts'
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
  description: 'Words from the memory verse in dotted letters on writing lines; a dot says where each letter begins.',
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

/** Of three sizes, since some of a group from six to eleven have just learned to read and others are soon teens. */
type Size = 'easy' | 'medium' | 'hard'
const sizes: Size[] = ['easy', 'medium', 'hard']
const nameOf = (puzzle: string, size: Size) => (size === 'medium' ? puzzle : `${puzzle}-${size}`)
/** How many arches a sheet has at its top: whoever hands it out sees its size, and no child reads that his is the easy one. */
const archesOf = (size: Size) => sizes.indexOf(size) + 1

const squares: Record<Size, { side: number; words: number; longest: number; ways: Ways; where: string }> = {
  easy: { side: 8, words: 6, longest: 6, ways: 'straight', where: 'across or down' },
  medium: { side: 12, words: 10, longest: 10, ways: 'sloping', where: 'across, down or diagonally' },
  hard: { side: 14, words: 14, longest: 10, ways: 'every', where: 'in every direction, backwards too' },
}
function squareOf(book: LessonBook, size: Size) {
  const { side, words, longest, ways, where } = squares[size]
  const chosen = wordsOfBook(book, 2 * words).filter((word) => word.length <= longest)
  const { rows, placed } = wordSearch(chosen.slice(0, words), side, '', ways)
  const found = placed.flatMap(({ word, row, column, down, across }) =>
    [...word].map((_, at) => (row + down * at) * rows.length + column + across * at),
  )
  return placed.length < 4 ? undefined : { rows, words: placed.map((one) => one.word).sort(), found, where, arches: archesOf(size) }
}
export const searches = (book: LessonBook): Picture[] => [
  ...sizes.map((size): Picture => {
    const { words, where } = squares[size]
    return {
      name: nameOf('word-search', size),
      title: `Word search: ${size}`,
      description: `${words} words from the story, hidden ${where}.`,
      copies: 'some',
      sheet: () => {
        const square = squareOf(book, size)
        return square && { kind: 'word-search', title: 'Word Search', ...square, credit: credited(book) }
      },
    }
  }),
  {
    name: 'word-search-answers',
    title: 'Word search: answers',
    description: 'For the leader: where each word is hidden.',
    copies: 'leader',
    sheet: () => {
      const all = sizes.flatMap((size) => squareOf(book, size) ?? [])
      return all.length ? { kind: 'word-search-answers', title: 'Word Search: Answers', squares: all, credit: credited(book) } : undefined
    },
  },
]

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
const mazes: Record<Size, { columns: number; rows: number; description: string }> = {
  easy: { columns: 8, rows: 6, description: 'A short way, to somebody or something from the story.' },
  medium: { columns: 12, rows: 11, description: 'One way leads through, to somebody or something from the story.' },
  hard: { columns: 18, rows: 18, description: 'A long way with many wrong turns.' },
}
export const mazesOf = (book: LessonBook): Picture[] =>
  sizes.map((size) => ({
    name: nameOf('maze', size),
    title: `Maze: ${size}`,
    description: mazes[size].description,
    copies: 'some',
    sheet: () => {
      const to = mazeTo(book) ?? { title: 'Find the way through', ends: thingEnds('door') }
      return {
        kind: 'maze',
        title: to.title,
        art: drawMaze(maze(`${book.title} ${book.passage}`, mazes[size].columns, mazes[size].rows), to.ends),
        alt: `A maze with one way through. ${to.title}.`,
        arches: archesOf(size),
        credit: credited(book),
      }
    },
  }))

export const matching = (book: LessonBook): Picture => ({
  name: 'matching',
  title: 'Match the words',
  description: 'Words from the story and their pictures, mixed up.',
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
