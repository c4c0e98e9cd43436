/** What a model is asked to answer with, in the strict dialect that all providers accept: every key required and no other allowed. */
export type ModelShape =
  | { type: 'string'; description?: string; enum?: string[] }
  | { type: 'integer' }
  | { type: 'boolean' }
  | { type: 'array'; items: ModelShape }
  | { type: 'object'; properties: Record<string, ModelShape>; required: string[]; additionalProperties: false }

export const text = (description?: string): ModelShape => ({ type: 'string', ...(description ? { description } : {}) })
export const list = (items: ModelShape): ModelShape => ({ type: 'array', items })
/** The order of the keys is the order in which they are written. */
export const object = (properties: Record<string, ModelShape>): ModelShape & { type: 'object' } => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
