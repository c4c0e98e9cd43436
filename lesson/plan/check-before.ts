import type { LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import { isOfMaking, noteSentence } from '#lesson/notes/note-sentences.ts'

/** What may hurt somebody in the room; the others tell whoever made the book how it came about. */
const ofCare = new Set<LeaderNote['code']>(['sensitive', 'also-sensitive', 'also-left-out', 'careful'])
/** What of a book's lines to check stands on the paper that goes into the room. */
export function checkInRoom({ notes, toCheck }: Pick<LessonBook, 'notes' | 'toCheck'>): string[] {
  const making = new Set(notes.filter((note) => isOfMaking(note)).map(noteSentence))
  return toCheck.filter((line) => !making.has(line))
}

/** Lines under what they are about. */
export type CheckBefore = { name: string; lines: string[] }

/** What whoever teaches has to know before the class, also without an account: the sermon’s own words stay with the leader, and so does what was set aside. */
export function checkBefore({ notes, toCheck }: Pick<LessonBook, 'notes' | 'toCheck'>): CheckBefore[] {
  const ofProgram = new Set(notes.map(noteSentence))
  // What is careful in the very story that is told comes before what the sermon touches on.
  const care = notes
    .filter((note) => ofCare.has(note.code) && toCheck.includes(noteSentence(note)))
    .toSorted((a, b) => Number(b.code === 'careful') - Number(a.code === 'careful'))
  const withoutQuote = ({ code, params: { quote: _, ...params } }: LeaderNote) => noteSentence({ code, params })
  return [
    { name: 'Handle with care', lines: [...new Set(care.map(withoutQuote))] },
    { name: 'Look at this first', lines: toCheck.filter((line) => !ofProgram.has(line)) },
  ].filter(({ lines }) => lines.length > 0)
}

/** What keeps everyone safe, each sentence once, with the activities that it is of. */
export function safetyOf({ activities }: Pick<LessonBook, 'activities'>): string[] {
  const lines = new Map<string, string[]>()
  for (const { title, safety } of activities.filter((one) => one.safety)) lines.set(safety, [...(lines.get(safety) ?? []), title])
  return [...lines].map(([safety, titles]) => `${titles.join(' and ').replace(/(?<![?!])$/, ':')} ${safety}`)
}
