import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { Problem } from './checks/check-book.ts'
import { withNotes } from './notes/note-sentences.ts'
import { changedSections, partOf } from './sections/registry.ts'
import type { Section } from './sections/section.ts'

/** A model's verse is never shown in its own words, and what a leader is told is no part of an answer. */
const neverTheModels = new Set<SectionId>(['memoryVerse', 'leaderNotes'])
const named = (given: readonly Section[]) => given.map(({ label }) => label.replace(/^The /, 'the ')).join(', ')

/**
 * What the checks made of a model's book, for its leader: `book` says which sections are not as the model wrote them, and `draft` is
 * the book before, for its history: each of those sections in the model's words, where they break no hard line. What does is never
 * handed out, not even to be taken back. `draft` is undefined where there is nothing to take back.
 */
export function changedByChecks(
  book: LessonBook,
  model: LessonBook,
  problemsOf: (book: LessonBook) => Problem[],
): { book: LessonBook; draft: LessonBook | undefined } {
  const changed = changedSections(book, model).filter(({ id, isThere }) => !neverTheModels.has(id) && isThere?.(model) !== false)
  const withIts = (section: Section): LessonBook => ({ ...book, ...partOf(model, section) })
  const breaks = (section: Section) => problemsOf(withIts(section)).some((one) => one.severity === 'hard' && one.section === section.id)
  const kept = changed.filter((section) => !breaks(section))
  if (changed.length === 0) return { book, draft: undefined }
  const told = withNotes(book, [...book.notes, { code: 'checks-changed', params: { sections: named(changed), kept: named(kept) } }])
  if (kept.length === 0) return { book: told, draft: undefined }
  return { book: told, draft: kept.reduce<LessonBook>((draft, section) => ({ ...draft, ...partOf(model, section) }), told) }
}
