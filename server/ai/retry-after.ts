import type { APICallError } from 'ai'

const second = 1000

/** When a provider says to come again, in milliseconds from now: in a header as seconds or as a date, or in its body as Google and OpenAI do. */
export function retryAfterOf(error: Pick<APICallError, 'responseHeaders' | 'responseBody'>, now = Date.now()): number | undefined {
  const headers = error.responseHeaders ?? {}
  const exact = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] && exact >= 0) return exact
  const said = headers['retry-after']
  if (said) {
    const seconds = Number(said)
    if (seconds >= 0) return seconds * second
    const at = Date.parse(said)
    if (!Number.isNaN(at)) return Math.max(0, at - now)
  }
  const delay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(error.responseBody ?? '')?.[1]
  if (delay) return Number(delay) * second
  const [, minutes = 0, time, unit] = /(?:try again|retry) in (?:(\d+)m)?(\d+(?:\.\d+)?)(ms|s)/i.exec(error.responseBody ?? '') ?? []
  return time ? Number(minutes) * 60 * second + Number(time) * (unit === 'ms' ? 1 : second) : undefined
}
