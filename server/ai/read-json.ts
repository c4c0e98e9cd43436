import { jsonrepair } from 'jsonrepair'

const parse = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** An object out of a model's text: plain, fenced, wrapped in prose, or cut off and repaired. Undefined when there is none in it. */
export function readJson(text: string): object | undefined {
  const bare = text
    .replace(/<think>[^]*?<\/think>/gi, '')
    .replace(/^\ufeff/, '')
    .trim()
  const whole = parse(bare)
  if (whole) return whole
  const inner = /```(?:json5?)?\s*([^]*?)(?:```|$)/i.exec(bare)?.[1] ?? bare
  const start = inner.search(/[{[]/)
  if (start < 0) return undefined
  const end = Math.max(inner.lastIndexOf('}'), inner.lastIndexOf(']'))
  const cut = end > start ? parse(inner.slice(start, end + 1)) : undefined
  if (cut) return cut
  try {
    return parse(jsonrepair(inner.slice(start)))
  } catch {
    return undefined
  }
}
