import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { activities } from './activities.ts'
import { bottomLine } from './bottom-line.ts'
import { discussionQuestions } from './discussion-questions.ts'
import { flashcards } from './flashcards.ts'
import { keyPoints } from './key-points.ts'
import { leaderNotes } from './leader-notes.ts'
import { memoryVerse } from './memory-verse.ts'
import { passage } from './passage.ts'
import { prayer } from './prayer.ts'
import { isSame } from './same-value.ts'
import type { Section } from './section.ts'
import { song } from './song.ts'
import { steps } from './steps.ts'
import { story } from './story.ts'
import { title } from './title.ts'
import { todayILearned } from './today-i-learned.ts'
import { weeklyChallenge } from './weekly-challenge.ts'

/** Every section of a lesson, in the order of the book. */
export const sections: readonly Section[] = [
  title,
  bottomLine,
  passage,
  story,
  keyPoints,
  memoryVerse,
  activities,
  discussionQuestions,
  weeklyChallenge,
  prayer,
  flashcards,
  song,
  todayILearned,
  steps,
  leaderNotes,
]

const byField = new Map(sections.flatMap((section) => section.fields.map((field) => [field as string, section] as const)))
const byId = new Map(sections.map((section) => [section.id, section]))

/** The section that owns a field of a book; undefined for what belongs to none, as who wrote it. */
export const sectionOfField = (field: string): Section | undefined => byField.get(field)
export function sectionOf(id: SectionId): Section {
  const found = byId.get(id)
  if (!found) throw new Error(`there is no section ${id}`)
  return found
}

/** The part of a book that a section owns. */
export const partOf = (book: LessonBook, { fields }: Section): Partial<LessonBook> =>
  Object.fromEntries(fields.map((field) => [field, book[field]])) as Partial<LessonBook>

/** The sections in which two versions of a book differ. */
export const changedSections = (before: LessonBook, after: LessonBook): Section[] =>
  sections.filter((section) => section.fields.some((field) => !isSame(before[field], after[field])))

/** The fields that sections own, as a book has them that has nothing yet. */
type OwnedBySections = Omit<LessonBook, 'ageGroup' | 'newWords' | 'minutes' | 'reading' | 'writtenBy' | 'ofSermon'>
export const emptySections = (): OwnedBySections => Object.assign({}, ...sections.map(({ empty }) => empty())) as OwnedBySections
