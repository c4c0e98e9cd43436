import { daleChall } from 'dale-chall'

const listed = new Set(daleChall)
/** Endings that the list's own rules let a familiar word take, and what the word was before. */
const endings: [RegExp, string][] = [
  [/['’]s?$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/(.)\1ed$/, '$1'],
  [/er$/, ''],
  [/r$/, ''],
  [/est$/, ''],
  [/st$/, ''],
  [/ier$/, 'y'],
  [/iest$/, 'y'],
  [/ly$/, ''],
  [/ily$/, 'y'],
  [/n['’]t$/, ''],
  [/['’](?:ll|re|ve|d|m)$/, ''],
]

/** Whether a child of the fourth grade knows a word: the Dale-Chall list with the endings that its rules allow. */
export function isFamiliar(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (listed.has(lower) || /^\d+$/.test(lower)) return true
  if (lower.includes('-')) return lower.split('-').every((part) => part === '' || isFamiliar(part))
  return endings.some(([ending, before]) => ending.test(lower) && listed.has(lower.replace(ending, before)))
}

/**
 * The share of a text's words outside the Dale-Chall list, 0 to 1. Names of persons and places count as familiar, as its
 * rules say: words that stand with a capital inside a sentence, or more than once, and never without one.
 */
export function unfamiliarShare(text: string): { share: number; words: string[] } {
  const all = text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
  const small = new Set(all.filter((word) => /^\p{Ll}/u.test(word)).map(nameOf))
  const times = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{Lu}[\p{L}’'-]*/gu)) times.set(nameOf(word), (times.get(nameOf(word)) ?? 0) + 1)
  const inside = new Set([...text.matchAll(/(?<=[\p{L},;] )\p{Lu}[\p{L}’'-]*/gu)].map(([word]) => nameOf(word)))
  const isName = (word: string) => !small.has(nameOf(word)) && (inside.has(nameOf(word)) || (times.get(nameOf(word)) ?? 0) > 1)
  const words = all.filter((word) => !(/^\p{Lu}/u.test(word) && isName(word)) && !isFamiliar(word))
  return { share: words.length / Math.max(1, all.length), words }
}
const nameOf = (word: string) => word.toLowerCase().replace(/['’]s?$/, '')
