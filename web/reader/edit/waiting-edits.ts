import type { LessonBook } from '#contract/lesson-book.ts'
import { sectionOfField } from '#lesson/sections/registry.ts'

/** A field of a book that a person may write, as the browser saves it: one at a time, whole. */
export type Field = keyof LessonBook
/** What was typed and is not on the server yet, each field with the revision of the book that its writer has seen. */
export type Waiting = Partial<Record<Field, { value: unknown; revision: number }>>
/** Whether a person writes a field. What follows from the others, as how hard the words are, comes from the server with each save. */
export const isTyped = (field: string): field is Field => sectionOfField(field)?.editable.some((one) => one === field) === true
const keyOf = (bookId: string) => `edits:${bookId}`

export function waitingEdits(bookId: string): Waiting {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(bookId)) ?? '{}') as Waiting
    return Object.fromEntries(Object.entries(kept).filter(([field]) => isTyped(field)))
  } catch {
    return {}
  }
}
/**
 * Keeps a field that waits, or with undefined keeps it no longer, through a reload and a dead battery; what another tab of
 * this browser keeps stays. A full store keeps the page as it is: what was typed still stands in it.
 */
export function keepWaiting(bookId: string, field: Field, edit: Waiting[Field]): void {
  const { [field]: _, ...others } = waitingEdits(bookId)
  const waiting: Waiting = edit ? { ...others, [field]: edit } : others
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(keyOf(bookId))
    else localStorage.setItem(keyOf(bookId), JSON.stringify(waiting))
  } catch {
    // Nothing to do: it is sent from memory as soon as the server answers.
  }
}
