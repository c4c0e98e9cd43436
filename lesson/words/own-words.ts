import type { OwnWord } from '#contract/class-settings.ts'
import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { sections } from '#lesson/sections/registry.ts'

/** What stays as it is: the Bible's words and where they stand, the preacher's, and the lines for the leader. */
const untouched = new Set(['passage', 'text', 'reference', 'translation', 'quote', 'tune', 'kind', 'leftOut', 'toCheck', 'notes'])
/** What somebody says, in a story or of the sermon, is said in his own words. */
const quoted = /“[^“”]{0,4000}”|"[^"\n]{0,4000}"/g
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A text in which each word that this church says otherwise is said so; words inside quotation marks stay. */
function said(text: string, words: readonly OwnWord[]): string {
  if (words.length === 0) return text
  const byWord = new Map(words.map(({ instead, say }) => [plain(instead), say]))
  // What is said already is found too and stays: "our pastor" for "pastor" must not become "our our pastor".
  const all = [...byWord.keys(), ...words.map(({ say }) => plain(say))].sort((a, b) => b.length - a.length)
  // One pattern for all of them, so that what was put in is not replaced once more.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const replaced = (part: string) =>
    part.replace(pattern, (found) => {
      const say = byWord.get(plain(found))
      return say === undefined ? found : isCapital(found) ? capital(say) : say
    })
  let from = 0
  let made = ''
  for (const match of text.matchAll(quoted)) {
    made += replaced(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return made + replaced(text.slice(from))
}
const plain = (word: string) => word.toLowerCase().replace(/\s+/g, ' ').trim()

function inside<Value>(value: Value, words: readonly OwnWord[]): Value {
  if (typeof value === 'string') return said(value, words) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => inside(one, words)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, untouched.has(key) ? one : inside(one as unknown, words)]),
  ) as Value
}

/**
 * A book in the words of a church: "your priest" for "your pastor". Sections in `leave` stay as they are. `gone` are words that it
 * said before and says no more: they are turned back.
 */
export function inOwnWords(
  book: LessonBook,
  words: readonly OwnWord[],
  { leave = new Set(), gone = [] }: { leave?: ReadonlySet<SectionId>; gone?: readonly OwnWord[] } = {},
): LessonBook {
  const back = gone.map(({ instead, say }) => ({ instead: say, say: instead }))
  if (words.length + back.length === 0) return book
  const made: Record<string, unknown> = { ...book }
  for (const { id, fields } of sections) {
    if (leave.has(id) || id === 'leaderNotes') continue
    for (const field of fields) {
      if (untouched.has(field)) continue
      made[field] = inside(inside(book[field], back), words)
    }
  }
  return made as LessonBook
}
