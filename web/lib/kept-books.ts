import type { LessonBook } from '#contract/lesson-book.ts'
import type { OpenBook } from '#contract/library.ts'

/** A book that is kept in this browser, so that it can be taught, read and edited without a network, and when it was read from the server. */
export type KeptBook = { book: { content: LessonBook; pictures?: Printable[]; opened?: Omit<OpenBook, 'content'> }; keptAt: string }
/** A sheet as it is named in the step in which it is used. */
export type Printable = { name: string; title: string }
const key = 'kept-books'
/** Two Sundays of three rooms. */
const most = 6

function all(): Record<string, KeptBook> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, KeptBook>
  } catch {
    return {}
  }
}
/** What a book has only had since some version: one that an older page kept is opened all the same. */
const since = { ownSteps: [], addedSteps: [], stepsOut: [], stepsMoved: [], setAside: [] } satisfies Partial<LessonBook>
/** Under which id a book of a link is kept: apart from one's own, with the classes that were taught from it. */
export const linkedBook = (token: string, bookId: string): string => `${token.slice(0, 12)} ${bookId}`
export function keptBook(id: string): KeptBook | undefined {
  const kept = all()[id]
  return kept && { ...kept, book: { ...kept.book, content: { ...since, ...kept.book.content } } }
}

/** The kept books of a sermon, as their pages know them. */
export const keptOfSermon = (sermonId: string): OpenBook[] =>
  Object.keys(all()).flatMap((id) => {
    const { opened, content } = keptBook(id)?.book ?? {}
    return opened?.sermonId === sermonId && content ? [{ ...opened, content }] : []
  })

/** Keeps the newest; a full store costs the ability to go on offline and nothing else. `id` is the book's, or the token of a link. */
export function keepBook(id: string, { content, pictures, opened }: KeptBook['book'], readAt = new Date()): void {
  const before = all()
  const sheets = pictures ?? before[id]?.book.pictures ?? []
  const book = { content, pictures: sheets.map(({ name, title }) => ({ name, title })), ...(opened ? { opened } : {}) }
  const newest = Object.entries({ ...before, [id]: { book, keptAt: readAt.toISOString() } })
    .toSorted(([, a], [, b]) => b.keptAt.localeCompare(a.keptAt))
    .slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    localStorage.removeItem(key)
  }
}
export const forgetBook = (id: string): void => {
  const { [id]: _, ...others } = all()
  localStorage.setItem(key, JSON.stringify(others))
}
/** With the person go what is kept of the books, the classes that were taught from them, and what was typed and never arrived. */
export function forgetBooks(): void {
  localStorage.removeItem(key)
  for (const one of Object.keys(localStorage)) if (/^(?:edits|class|supplies|passed):/.test(one)) localStorage.removeItem(one)
}
