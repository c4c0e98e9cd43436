/** A line as it is compared: what it is called, what it says, and which one of several it is. */
export type ShownLine = { name: string; text: string; number?: number; isTitle?: boolean }
const names: Record<string, string> = {
  materials: 'Supplies',
  minutes: 'Minutes',
  prepMinutes: 'To prepare',
  safety: 'Care',
  tune: 'Tune',
  reference: 'Verse',
  kind: 'The group',
}
/** In the order in which they are read; a store keeps none. */
const order = [
  'title',
  'word',
  'reference',
  'text',
  'minutes',
  'prepMinutes',
  'materials',
  'focus',
  'content',
  'description',
  'steps',
  'lyrics',
  'days',
]
/** What is done one after the other. */
const numbered = 'steps'
const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
/** Fields that say again what stands beside them. */
const unsaid = new Set(['goal', 'description', 'translation', 'adapt', 'kind'])
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any value of a book as lines that a person can compare. */
export function shownLines(value: unknown, name = '', top = true): ShownLine[] {
  if (typeof value === 'number') return [{ name, text: value === 0 ? 'none' : String(value) }]
  if (typeof value === 'string')
    return value
      .split(/\n+/)
      .filter(Boolean)
      .map((text) => ({ name, text }))
  if (Array.isArray(value)) {
    if (name === names.materials) return [{ name, text: value.join(', ') || 'none' }]
    const lines = value.flatMap((one) => shownLines(one, '', false))
    return name === numbered ? lines.map((line, at) => ({ ...line, name: '', number: at + 1 })) : lines
  }
  if (!isObject(value)) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .filter(([key]) => !unsaid.has(key) || (top && key === 'description' && !('steps' in value)))
    .flatMap(([key, one]) => {
      const lines = shownLines(one, key === numbered ? key : (names[key] ?? ''), false)
      return key === 'title' ? lines.map((line) => ({ ...line, isTitle: true })) : lines
    })
}

/** A piece of a line, and whether only this side has it. */
export type Piece = { text: string; changed: boolean }
/** The words of a line that the other one does not have, from both ends inwards. */
export function piecesOf(text: string, other: string | undefined): Piece[] {
  if (other === text) return [{ text, changed: false }]
  if (other === undefined) return [{ text, changed: true }]
  const [own, theirs] = [text.split(/(?<=\s)/), other.split(/(?<=\s)/)]
  const bare = (word: string | undefined) => word?.trim().replace(/[.,;:!?]+$/, '')
  const least = Math.min(own.length, theirs.length)
  let head = 0
  while (head < least && bare(own[head]) === bare(theirs[head])) head++
  let tail = 0
  while (tail < least - head && bare(own.at(-1 - tail)) === bare(theirs.at(-1 - tail))) tail++
  // Two lines that share little are two lines, not one with changes.
  if (head + tail < Math.max(own.length, theirs.length) / 3) return [{ text, changed: true }]
  return [
    { text: own.slice(0, head).join(''), changed: false },
    { text: own.slice(head, own.length - tail).join(''), changed: true },
    { text: own.slice(own.length - tail).join(''), changed: false },
  ].filter((piece) => piece.text !== '')
}

/** The line on the other side that one is compared with: the same, the one of its name, or the one that stands at its place. */
export const partnerOf = (line: ShownLine, at: number, others: ShownLine[]): string | undefined =>
  (
    others.find((other) => other.text === line.text && other.name === line.name) ??
    (line.name ? others.find(({ name }) => name === line.name) : undefined) ??
    others.find(({ number }) => number !== undefined && number === line.number) ??
    (others[at]?.name === line.name ? others[at] : undefined)
  )?.text

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const wordsOf = (pieces: { text: string }[]) => pieces.reduce((sum, { text }) => sum + wordsIn(text), 0)
/** Whether two versions are two things, and not one with changes: nearly every word would be marked. */
export function isAnother(old: ShownLine[], now: ShownLine[]): boolean {
  const kept = old.flatMap((line, at) => piecesOf(line.text, partnerOf(line, at, now)).filter(({ changed }) => !changed))
  return wordsOf(kept) < Math.max(wordsOf(old), wordsOf(now)) / 3
}
