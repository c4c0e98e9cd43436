import type { LessonBook } from '#contract/lesson-book.ts'
import { lineArt } from '#lesson/pictures/art-of-book.ts'
import { type Drawn, drawn } from '#lesson/pictures/draw-art.ts'
import { missingLetters } from '#lesson/puzzles/missing-letters.ts'
import { tracedLine } from '#lesson/puzzles/traced-line.ts'
import { shortClause } from '#lesson/puzzles/verse-lines.ts'
import { type Block, sectionOf, verseBlock } from './blocks.ts'
import { otherPoints } from './said-once.ts'

/** The front of the sheet that goes home: a picture of the story to color, and a puzzle. A teenager's has words alone. */
export const handoutFront = (book: LessonBook): { front: Drawn | ''; frontAlt: string; puzzle?: Puzzle | undefined } => {
  if (book.ageGroup === 'teens') return { front: '', frontAlt: '' }
  const { art, alt } = lineArt(book, book.ageGroup === 'young-kids' ? 'young-kids' : 'children')
  return { front: drawn(art), frontAlt: alt, puzzle: puzzleOf(book) }
}
/** A small thing to do under the picture: letters to fill in, or one word to trace as SVG. */
type Puzzle = { title: string; words: string; traced: string }
const verseOfPuzzle = 60
/** A word of this length is as wide as the sheet when a small hand can trace it. */
const longestTraced = 9
const across = 5600
function puzzleOf({ ageGroup, memoryVerse, flashcards }: LessonBook): Puzzle | undefined {
  if (ageGroup === 'young-kids') {
    const word = flashcards.map((card) => card.word).find((one) => one.length <= longestTraced && /^\p{L}+$/u.test(one))
    return word ? { title: 'Trace the word', words: word, traced: tracedLine(word, across) } : undefined
  }
  const words = missingLetters(shortClause(memoryVerse?.text ?? '', verseOfPuzzle))
  return words.includes('_') ? { title: 'Fill in the missing letters', words, traced: '' } : undefined
}
const askedAtHome = 2
/** What a family asks at the table: the last questions are those about us. */
const talk = ({ discussionQuestions }: LessonBook): Block[] =>
  sectionOf('Talk About It', discussionQuestions.length ? { type: 'list', items: discussionQuestions.slice(-askedAtHome) } : undefined)

/** The sheet that goes home: for a teenager to write on; for a child a picture in front and a page for the family behind. */
export function handout(book: LessonBook): Block[] {
  const lead: Block | undefined = book.bottomLine ? { type: 'lead', text: book.bottomLine } : undefined
  const verse = sectionOf('Memory Verse', verseBlock(book))
  const week = weekOf(book)
  const prayer = sectionOf('Prayer', book.prayer ? { type: 'paragraph', text: book.prayer } : undefined)
  if (book.ageGroup === 'teens') {
    const points = otherPoints(book)
    return [
      ...(lead ? [lead] : []),
      ...verse,
      ...sectionOf('Worth Keeping', points.length ? { type: 'list', items: points } : undefined),
      ...sectionOf('In My Own Words', ...book.discussionQuestions.slice(-3).map((prompt): Block => ({ type: 'write', prompt, lines: 2 }))),
      ...week,
    ]
  }
  if (book.ageGroup === 'children') return [...(lead ? [lead] : []), ...verse, ...talk(book), ...week, ...prayer]
  return [
    ...sectionOf('Today I Learned', book.todayILearned ? { type: 'lead', text: book.todayILearned.summary } : lead),
    ...verse,
    ...sectionOf(
      'Sing It',
      book.song ? { type: 'song', title: book.song.title, tune: book.song.tune, lines: book.song.lyrics } : undefined,
    ),
    ...week,
    ...prayer,
  ]
}

function weekOf({ weeklyChallenge, ageGroup }: LessonBook): Block[] {
  if (!weeklyChallenge) return []
  const { description, days } = weeklyChallenge
  const items = days.length ? days.map((day) => `${day.day}: ${day.activity}`) : [description]
  return sectionOf(ageGroup === 'young-kids' ? 'At Home' : 'This Week', items.some(Boolean) ? { type: 'checklist', items } : undefined)
}
