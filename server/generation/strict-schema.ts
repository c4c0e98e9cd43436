import type { JSONSchema7 } from 'ai'

export const text = (description?: string): JSONSchema7 => ({ type: 'string', ...(description ? { description } : {}) })
export const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items })
/** Strict mode: every key required and no other allowed. The order of the keys is the order in which they are written. */
export const object = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
