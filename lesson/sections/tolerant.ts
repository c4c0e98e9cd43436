export type Fields = Record<string, unknown>
export const plainKey = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const has = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** An object with its keys in plain small letters, so that MemoryVerse, memory_verse and memoryVerse are one. */
export function fieldsOf(value: unknown): Fields {
  const fields: Fields = Object.create(null) as Fields
  if (isObject(value)) for (const [key, inner] of Object.entries(value)) if (!has(fields[plainKey(key)])) fields[plainKey(key)] = inner
  return fields
}
export const first = (fields: Fields, ...keys: string[]): unknown => keys.map((key) => fields[key]).find(has)

/** Text out of whatever stands there: a string, a number, a list of lines, or an object that carries its text under some name. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n')
  if (!isObject(value)) return ''
  return textOf(
    first(fieldsOf(value), 'text', 'content', 'story', 'summary', 'description', 'question', 'point', 'value', 'message', 'title'),
  )
}
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string')
    return value
      .split(/\n+|(?<=\S)\s*;\s+/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
      .filter(Boolean)
  return isObject(value) ? Object.values(value) : []
}
export const textsOf = (value: unknown): string[] => listOf(value).map(textOf).filter(Boolean)
export const numberOf = (value: unknown, otherwise: number): number => {
  const found = typeof value === 'number' ? value : Number.parseInt(textOf(value))
  return Number.isFinite(found) && found >= 0 && found <= 240 ? Math.round(found) : otherwise
}
