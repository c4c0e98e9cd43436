/** A line as it is compared: what it is called, what it says. */
export type ShownLine = { name: string; text: string }
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
const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
/** Fields that say again what stands beside them. */
const unsaid = new Set(['goal', 'description', 'translation', 'adapt', 'kind'])
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any value of a book as lines that a person can compare. */
export function shownLines(value: unknown, name = '', top = true): ShownLine[] {
  if (typeof value === 'number') return [{ name, text: String(value) }]
  if (typeof value === 'string')
    return value
      .split(/\n+/)
      .filter(Boolean)
      .map((text) => ({ name, text }))
  if (Array.isArray(value)) {
    if (name === names.materials) return [{ name, text: value.join(', ') }]
    return value.flatMap((one) => shownLines(one, '', false))
  }
  if (!isObject(value)) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .filter(([key]) => !unsaid.has(key) || (top && key === 'description' && !('steps' in value)))
    .flatMap(([key, one]) => shownLines(one, names[key] ?? '', false))
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
  if (head + tail < own.length / 3) return [{ text, changed: true }]
  return [
    { text: own.slice(0, head).join(''), changed: false },
    { text: own.slice(head, own.length - tail).join(''), changed: true },
    { text: own.slice(own.length - tail).join(''), changed: false },
  ].filter((piece) => piece.text !== '')
}

/** The line on the other side that one is compared with: the same, or the one that stands at its place. */
export const partnerOf = (line: ShownLine, at: number, others: ShownLine[]): string | undefined =>
  others.find((other) => other.text === line.text)?.text ?? (others[at]?.name === line.name ? others[at]?.text : undefined)
