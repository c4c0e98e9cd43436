import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { sections } from './registry.ts'
import { textsIn, withValueAt } from './book-path.ts'

/** A place that repeats a line, what it says and what it would say. */
export type Echo = { section: SectionId; path: string; before: string; after: string; value: string }

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The words of a line wherever they stand in this order, whatever marks are between them. */
function sayings(line: string): RegExp | undefined {
  const words = line.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  return words.length > 1
    ? new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('[^\\p{L}\\p{N}]{1,4}')}(?![\\p{L}\\p{N}])([.!?…]?)`, 'giu')
    : undefined
}
const ending = /(?<![.!?…])[.!?…]+["”’]?$/

/**
 * The places of a book that repeat the old bottom line once there is another, each with the text that repeats the new one.
 * Nothing is changed by it: the leader sends those back that he wants. The Bible's own words are no echo.
 */
export function echoesOf(before: string, book: LessonBook): Echo[] {
  const old = sayings(before)
  const now = book.bottomLine
  if (!old || !now || before === now) return []
  const bare = now.replace(ending, '')
  const [end = ''] = ending.exec(now) ?? []
  const said = (found: string, mark: string) => {
    const lower = /^\p{Ll}/u.test(found) && /^\p{Lu}\p{Ll}/u.test(before)
    const start = lower && !/^(?:God|Jesus|Christ|Lord|I)\b/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
    return `${start}${mark ? end.charAt(0) || mark : ''}`
  }
  return sections
    .filter(({ id }) => id !== 'bottomLine' && id !== 'leaderNotes')
    .flatMap(({ id, editable }) =>
      editable
        .flatMap((field) => textsIn(book[field], field))
        .filter(({ path }) => path !== 'memoryVerse.text' && path !== 'memoryVerse.reference' && !path.startsWith('evidence.'))
        .flatMap(({ path, text }) => {
          const value = text.replace(old, (found, mark: string) => said(found, mark))
          return value === text ? [] : [{ section: id, path, before: sentenceAround(text, old), after: now, value }]
        }),
    )
}

/** A book with a new bottom line in which every place that repeated the old one repeats the new one. */
export const withEchoes = (before: string, book: LessonBook): LessonBook =>
  echoesOf(before, book).reduce((done, { path, value }) => withValueAt(done, path.split('.'), value) as LessonBook, book)

/** The first sentence of a text that a pattern stands in, as it is shown to a person. */
function sentenceAround(text: string, pattern: RegExp): string {
  const at = text.search(pattern)
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at) + 1, 0)
  return (/^[^\n]*?[.!?…]["”’]?(?=\s|$)/.exec(text.slice(from).trimStart())?.[0] ?? text.slice(from)).trim().slice(0, 300)
}
