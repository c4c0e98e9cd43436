import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { valueAt } from '#lesson/sections/book-path.ts'
import { sectionOf } from '#lesson/sections/registry.ts'

/** Fields of a book that could stand there instead; where an item was asked for, `item` is what it would be. */
export type Candidate = { fields: Partial<LessonBook>; item?: unknown }
/** A place and what would stand there: it is sent as a change where the leader takes it. */
export type Change = { path: string; before: unknown; value: unknown }
/** The items of a section, none where it has no list of them. */
export function itemsOf(book: LessonBook, section: SectionId): readonly unknown[] {
  const { list } = sectionOf(section)
  const items = list && valueAt(book, list.split('.'))
  return Array.isArray(items) ? items : []
}

/** What a proposal would change, place by place. */
export function changesOf(book: LessonBook, section: SectionId, { fields, item }: Candidate, at: number | undefined): Change[] {
  const evidence = 'evidence' in fields ? [{ path: 'evidence', before: book.evidence, value: fields.evidence }] : []
  if (at !== undefined && item !== undefined)
    return [{ path: `${sectionOf(section).list ?? section}.${at}`, before: itemsOf(book, section)[at], value: item }, ...evidence]
  return Object.entries(fields)
    .filter(([field]) => field !== 'evidence')
    .map(([path, value]) => ({ path, before: book[path as keyof LessonBook], value: value as unknown }))
    .concat(evidence)
}
