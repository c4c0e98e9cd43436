import type { LessonBook, SectionId } from '#contract/lesson-book.ts'

/** Fields of a book that could stand there instead; where an item was asked for, `item` is what it would be. */
export type Candidate = { fields: Partial<LessonBook>; item?: unknown }
/** A place and what would stand there: it is sent as a change where the leader takes it. */
export type Change = { path: string; before: unknown; value: unknown }
/** The list that the items of a section stand in. */
export const listOf = (section: SectionId): string => (section === 'weeklyChallenge' ? 'weeklyChallenge.days' : section)
export function itemsOf(book: LessonBook, section: SectionId): readonly unknown[] {
  if (section === 'weeklyChallenge') return book.weeklyChallenge?.days ?? []
  const list = section === 'activities' || section === 'discussionQuestions' || section === 'keyPoints' || section === 'flashcards'
  return list ? book[section] : []
}

/** What a proposal would change, place by place. */
export function changesOf(book: LessonBook, section: SectionId, { fields, item }: Candidate, at: number | undefined): Change[] {
  const evidence = 'evidence' in fields ? [{ path: 'evidence', before: book.evidence, value: fields.evidence }] : []
  if (at !== undefined && item !== undefined)
    return [{ path: `${listOf(section)}.${at}`, before: itemsOf(book, section)[at], value: item }, ...evidence]
  return Object.entries(fields)
    .filter(([field]) => field !== 'evidence')
    .map(([path, value]) => ({ path, before: book[path as keyof LessonBook], value: value as unknown }))
    .concat(evidence)
}
