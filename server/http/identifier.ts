import type { ErrorCode } from '#contract/errors.ts'
import { Problem } from './problem.ts'

/** An id from an address; anything that cannot be an id is answered like an id that does not exist. */
export function identifier(text: string, otherwise: ErrorCode): string {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)) throw new Problem(otherwise)
  return text.toLowerCase()
}
