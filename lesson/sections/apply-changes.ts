import { type EditField, editShapes } from '#contract/section-shapes.ts'
import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { derivedOf } from '#lesson/derived.ts'
import { isItem, NoSuchPlace, valueAt, withValueAt } from './book-path.ts'
import { changedSections, sectionOfField } from './registry.ts'
import { isSame } from './same-value.ts'
import type { Section } from './section.ts'
import { type TrueVerses, verseFollows } from './verse-follows.ts'

export type Change = { path: string; value: unknown }
/** Why a change cannot be made, as a sentence for the person. */
export type Fault = { path: string; says: string }
/** A place that somebody else changed first, and what stands there now. */
export type Clash = { section: SectionId; path: string; value: unknown }
export type Applied = { book: LessonBook; changed: Section[]; faults: Fault[]; clashes: Clash[] }

const fixed = 'This is filled in from the rest of the book and cannot be typed.'
const noPlace = 'This book has no such place. It may have been taken out.'
const blank = 'An empty line is not kept in a list. Write something, or take it out.'

/** The field that a path begins with, where a person may write into it in a book of this age. */
function fieldOf(path: string, { ageGroup }: LessonBook): { section: Section; field: EditField } | Fault {
  const [field = ''] = path.split('.')
  const section = sectionOfField(field)
  const editable = section?.editable.find((one) => one === field)
  if (!section || !editable) return { path, says: fixed }
  if (!section.ages.includes(ageGroup) || !fieldsOfAge(ageGroup).includes(field))
    return { path, says: 'The book for this age has no such section.' }
  return { section, field: editable }
}
/** Teens have a devotional where the others have a story. */
const fieldsOfAge = (age: LessonBook['ageGroup']): string[] =>
  Object.keys(editShapes).filter((field) => field !== (age === 'teens' ? 'bibleStory' : 'devotional'))

/** One field with one change in it, in the shape that a person may write; every other part of it as it was. */
function changedField(book: LessonBook, field: EditField, { path, value }: Change, verses: TrueVerses): { value: unknown } | Fault {
  const keys = path.split('.').slice(1)
  if (isItem(path.split('.')) && typeof value === 'string' && value.trim() === '') return { path, says: blank }
  try {
    const raw = withValueAt(book[field], keys, value)
    const read = editShapes[field].safeParse(raw)
    if (!read.success) {
      const [issue] = read.error.issues
      return {
        path: [field, ...(issue?.path ?? [])].join('.'),
        says: issue?.code === 'unrecognized_keys' ? noPlace : (issue?.message ?? noPlace),
      }
    }
    // What was read is tidied; only the place that was changed is taken from it, so that nothing else moves.
    const tidy = valueAt(read.data, keys)
    const next = value === null || tidy === undefined ? raw : withValueAt(book[field], keys, tidy)
    if (field === 'passage') return verses.passage(String(next), path)
    return field === 'memoryVerse' ? verseFollows(book.memoryVerse, next as LessonBook['memoryVerse'], { path, verses }) : { value: next }
  } catch (error) {
    if (error instanceof NoSuchPlace) return { path, says: noPlace }
    throw error
  }
}

/**
 * Makes a person's changes in a book. Sections that `isStale` names were changed by somebody else since: a change in one of
 * them clashes, unless what it asks for stands there already, as after an answer that got lost.
 */
export function applyChanges(
  before: LessonBook,
  changes: readonly Change[],
  { verses, isStale }: { verses: TrueVerses; isStale: (section: SectionId) => boolean },
): Applied {
  const faults: Fault[] = []
  const clashes: Clash[] = []
  let book = before
  for (const change of changes) {
    const place = fieldOf(change.path, book)
    if ('says' in place) {
      faults.push(place)
      continue
    }
    const next = changedField(book, place.field, change, verses)
    if (isStale(place.section.id) && !('value' in next && isSame(next.value, before[place.field]))) {
      clashes.push({ section: place.section.id, path: change.path, value: valueAt(before, change.path.split('.')) ?? null })
    } else if ('says' in next) faults.push(next)
    else book = { ...book, [place.field]: next.value }
  }
  return { ...settled(before, book), faults, clashes }
}

/** A changed book with what follows from its own words. */
export function settled(before: LessonBook, after: LessonBook): { book: LessonBook; changed: Section[] } {
  const kept = changedSections(before, after).reduce((book, section) => section.settle?.(before, book) ?? book, after)
  const changed = changedSections(before, kept)
  return { book: changed.length > 0 ? { ...kept, ...derivedOf(kept) } : before, changed }
}
