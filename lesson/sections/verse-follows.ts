import type { LessonBook, MemoryVerse } from '#contract/lesson-book.ts'

/** A verse that a change asks for: its reference as typed, and which part of it is shown, where the asker says so. */
export type VerseAsked = { reference: string; text: string }
type Words = Pick<MemoryVerse, 'text' | 'reference' | 'translation'>
type Fault = { path: string; says: string }

const noSuch = 'There is no such passage in the Bible. Check the book, the chapter and the verse.'
const tooLong = 'One to four verses can be learned at a time. Name a shorter passage.'

/** The verses and passages that some changes ask for. */
export function referencesIn(changes: readonly { path: string; value: unknown }[]): VerseAsked[] {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return changes.flatMap(({ path, value }) => {
    if (path === 'memoryVerse.reference' || path === 'passage') return [{ reference: text(value), text: '' }]
    if (path !== 'memoryVerse' || typeof value !== 'object' || value === null) return []
    const { reference, text: part } = value as Partial<Record<string, unknown>>
    return [{ reference: text(reference), text: text(part) }]
  })
}

export const keyOf = ({ reference, text }: VerseAsked) => `${reference}\0${text}`
type Answer = { label: string; verse: Words | undefined }
/** What the Bible says of them, as plain data that travels between threads. */
export type LookedUp = [key: string, answer: Answer | undefined][]

/** What was looked up, as it is asked for when the changes are made. */
export class TrueVerses {
  readonly #found: ReadonlyMap<string, Answer | undefined>
  constructor(found: LookedUp = []) {
    this.#found = new Map(found)
  }
  /** A passage as it is printed; none where none is named. */
  passage(reference: string, path: string): { value: string } | Fault {
    if (reference === '') return { value: '' }
    const found = this.#found.get(keyOf({ reference, text: '' }))
    return found ? { value: found.label } : { path, says: noSuch }
  }
  verse(asked: VerseAsked): Words | string {
    const found = this.#found.get(keyOf(asked))
    return found ? (found.verse ?? tooLong) : noSuch
  }
}

/** The verse with the true words of its reference: they are never typed. A part that is shown stays while the reference does. */
export function verseFollows(
  before: LessonBook['memoryVerse'],
  asked: LessonBook['memoryVerse'],
  { path, verses }: { path: string; verses: TrueVerses },
): { value: LessonBook['memoryVerse'] } | Fault {
  if (asked === null) return { value: null }
  const { reference, text, explanation } = asked
  if (path === 'memoryVerse.text' || path === 'memoryVerse.translation')
    return { path, says: 'The words of the verse are filled in from its reference. Change the reference instead.' }
  const isAsked = path === 'memoryVerse' && text !== before?.text
  if (before && reference === before.reference && !(isAsked && text)) return { value: { ...before, explanation } }
  const words = verses.verse({ reference, text: path === 'memoryVerse' ? text : '' })
  return typeof words === 'string' ? { path: 'memoryVerse.reference', says: words } : { value: { ...words, explanation } }
}
