import type { SectionId } from '#contract/lesson-book.ts'
import { isSame } from './same-value.ts'
import { textsIn } from './book-path.ts'

/** A place of a book before and after a change; '' where there was or is nothing. */
export type PlaceChanged = { section: SectionId; path: string; before: string; after: string }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const shown = (value: unknown): string =>
  isObject(value)
    ? textsIn('title' in value ? { title: value.title, ...value } : value, '')
        .map(({ text }) => text)
        .join('\n')
    : value === null || value === undefined
      ? ''
      : String(value as string | number)

/** The places in which two values of one section differ. Items put in or taken out of a list are named as such, not as changes of all behind them. */
export function whatChanged(section: SectionId, before: unknown, after: unknown, path = ''): PlaceChanged[] {
  if (isSame(before, after)) return []
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now]: [unknown[], unknown[]] = [before, after]
    const shorter = Math.min(old.length, now.length)
    let head = 0
    while (head < shorter && isSame(old[head], now[head])) head++
    let tail = 0
    while (tail < shorter - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail++
    const places = Math.max(old.length, now.length) - tail - head
    return Array.from({ length: places }, (_, n) => head + n).flatMap((index) => {
      const [was, is] = [index < old.length - tail ? old[index] : undefined, index < now.length - tail ? now[index] : undefined]
      return whatChanged(section, was, is, at(index))
    })
  }
  if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      whatChanged(section, before[key], after[key], at(key)),
    )
  return [{ section, path, before: shown(before), after: shown(after) }]
}
