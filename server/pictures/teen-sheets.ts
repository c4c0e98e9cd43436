// Sheets for teens, to write on and to solve.
import type { LessonBook } from '#contract/lesson-book.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { drawn } from '#lesson/pictures/draw-art.ts'
import { codeBreaker } from '#lesson/puzzles/code-breaker.ts'
import { cluesOf, crossword } from '#lesson/puzzles/crossword.ts'
import { wordsOfBook } from '#lesson/puzzles/words-of-book.ts'
import { credited, type Picture } from './sheet.ts'

const taught = ({ devotional, bibleStory }: LessonBook): string => (devotional ?? bibleStory)?.content ?? ''

export const journal = (book: LessonBook): Picture => ({
  name: 'journal',
  title: 'Journal page',
  description: 'The one idea, two questions with room to write, a prayer of your own and one thing to do.',
  copies: 'each',
  sheet: () =>
    book.bottomLine
      ? {
          kind: 'journal',
          title: book.title,
          passage: book.passage,
          idea: book.bottomLine,
          questions: book.discussionQuestions.slice(-2),
          step: book.weeklyChallenge?.days[0]?.activity ?? '',
          art: drawn(coverArt(book, 'print')),
          credit: credited(book),
        }
      : undefined,
})
export const verseGrid = (book: LessonBook): Picture => ({
  name: 'verse-grid',
  title: 'Verse study',
  description: 'The verse with room around it: what it says, what it means, what it asks, what I say back.',
  copies: 'each',
  sheet: () =>
    book.memoryVerse?.text
      ? {
          kind: 'verse-grid',
          title: 'Verse Study',
          verse: book.memoryVerse.text,
          reference: book.memoryVerse.reference,
          credit: credited(book),
        }
      : undefined,
})
export const codeSheet = (book: LessonBook): Picture => ({
  name: 'code-breaker',
  title: 'Code breaker',
  description: 'The memory verse in numbers. Five letters are given.',
  copies: 'each',
  sheet: () => {
    const text = book.memoryVerse?.text ?? ''
    return /[a-z]{3}/i.test(text)
      ? {
          kind: 'code',
          title: 'Break the Code',
          ...codeBreaker(text),
          reference: book.memoryVerse?.reference ?? '',
          credit: credited(book),
        }
      : undefined
  },
})
export const crosswordSheet = (book: LessonBook, answers: boolean): Picture => ({
  name: answers ? 'crossword-answers' : 'crossword',
  title: answers ? 'Crossword: answers' : 'Crossword',
  description: answers ? 'For the leader.' : 'Sentences from the lesson, each with a word left out.',
  copies: answers ? 'leader' : 'each',
  sheet: () => {
    const story = { title: '', content: taught(book) }
    const made = crossword(cluesOf(taught(book), wordsOfBook({ ...book, bibleStory: story }, 24)).slice(0, 12))
    return made && { kind: 'crossword', title: answers ? 'Crossword: Answers' : 'Crossword', answers, ...made, credit: credited(book) }
  },
})
