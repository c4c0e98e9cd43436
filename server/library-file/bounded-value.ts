import { sermonText } from '#contract/limits.ts'

/** No lesson is a tenth as deep, no list of one a tenth as long, no number of one as large. */
const deepest = 20
const longest = 2000
const largest = 1_000_000_000

/** Whether a value from outside is of a size that what reads a lesson step by step comes to an end with. */
export function isBounded(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false
  if (typeof value === 'string') return value.length <= sermonText.maxCharacters
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= largest
  if (Array.isArray(value)) return value.length <= longest && value.every((one) => isBounded(one, depth + 1))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length <= longest && entries.every(([key, one]) => isBounded(one, depth + 1) && isShort(key, one))
  }
  return true
}
/** Minutes are counted one by one when a class is planned. */
const mostMinutes = 600
const isShort = (key: string, value: unknown) => !/minutes$/i.test(key) || typeof value !== 'number' || (value >= 0 && value <= mostMinutes)
