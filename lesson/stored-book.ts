import type { LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import { derivedOf } from './derived.ts'
import { emptyBook } from './empty-book.ts'
import { noteSentence } from './notes/note-sentences.ts'
import { fromPoints, type StoredPoint, type StoredPoints, toPoints } from './stored-points.ts'

/**
 * A book as it is kept: what was authored. Version 1 is the book as it stood on the wire, in the rows of the first releases;
 * version 2 leaves out what follows from it, and has the notes as codes; version 3 has each key point with what it rests on.
 */
export const storedVersion = 3
const notesAsCodes = 2
/** With each change of what `derivedOf` makes of a book this rises by one: what was kept of older rules is made again when it is read. */
export const derivedRules = 1

type Authored = Omit<LessonBook, 'newWords' | 'reading' | keyof StoredPoints> & StoredPoints & { version: number }
/** What follows from the words of a book, kept beside it because a library of hundreds is read at once; and what the checks last said. */
export type Derived = { rules: number; newWords: LessonBook['newWords']; reading: LessonBook['reading']; said: string[] }
export type StoredBook = { content: unknown; derived: unknown }

/** A book as it is kept, with its passage and the names of what it tells once more, for the lists. `said` are the lines of its notes that the checks say, `points` the key points that it had before. */
export function toStored(
  book: LessonBook,
  said: string[],
  points: StoredPoint[] = [],
): { content: Authored; derived: Derived; passage: string; tells: string[] } {
  const { newWords, reading, toCheck, ...authored } = book
  const made = new Set([...book.notes.map(noteSentence), ...said])
  return {
    content: { ...authored, ...toPoints(book, points), toCheck: toCheck.filter((line) => !made.has(line)), version: storedVersion },
    derived: { rules: derivedRules, newWords, reading, said },
    passage: book.passage,
    tells: [book.bibleStory?.title ?? '', ...book.activities.map(({ title }) => title)].filter(Boolean),
  }
}

/** The lines of a book that was just written which no note of the program says: the checks did. */
export function linesOfChecks({ notes, toCheck }: LessonBook): string[] {
  const made = new Set(notes.map(noteSentence))
  return toCheck.filter((line) => !made.has(line))
}

type FromStore = { book: LessonBook; said: string[] | undefined; points: StoredPoint[] }
/** A book out of the store, whichever version wrote it. `said` is undefined where nobody has told the checks' lines from the others yet. */
export function fromStored({ content, derived }: StoredBook): FromStore {
  const { version = 1, ...stored } = content as Partial<Authored>
  const points = version < storedVersion ? [] : (stored.keyPoints ?? [])
  const kept = version < storedVersion ? stored : { ...stored, ...fromPoints({ keyPoints: points, evidence: stored.evidence ?? [] }) }
  const whole = { ...emptyBook(kept.ageGroup ?? 'children'), ...kept } as LessonBook
  if (version < notesAsCodes) return { book: whole, said: undefined, points }
  const { rules, said = [], ...follows } = (derived ?? {}) as Partial<Derived>
  const notes = (kept.notes ?? []).map((note: LeaderNote) => noteSentence(note))
  const toCheck = [...new Set([...notes, ...whole.toCheck, ...said])].filter((line) => !whole.setAside.includes(line))
  const book = { ...whole, toCheck }
  return { book: { ...book, ...(rules === derivedRules ? follows : derivedOf(book)) } as LessonBook, said, points }
}
