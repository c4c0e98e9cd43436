import { type Conflict, errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts'

/** Sentences that the specification gives to the letter. */
const spoken = new Set<ErrorCode>(['gifts.failed'])

/** An error that the person sees: its code decides the status, its message is the sentence. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly clash: { conflicts: Conflict[]; revision: number } | undefined
  constructor(
    code: ErrorCode,
    more: {
      message?: string
      fields?: Record<string, string>
      retryAfter?: number
      clash?: { conflicts: Conflict[]; revision: number }
      cause?: unknown
    } = {},
  ) {
    super(more.message ?? errors[code][1], { cause: more.cause })
    this.code = code
    this.status = errors[code][0]
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.clash = more.clash
  }
  /** What is answered. Of what went wrong here and not with him, the person is told the number under which the log has it. */
  body(requestId: string): ErrorBody {
    return {
      code: this.code,
      message: this.status >= 500 && !spoken.has(this.code) ? `${this.message} (Number ${requestId}.)` : this.message,
      requestId,
      ...(this.fields ? { fields: this.fields } : {}),
      ...this.clash,
      ...(this.status === 402 ? { subscribe: '/settings#subscription' } : {}),
      ...(this.status === 429 && this.retryAfter ? { retryAfter: this.retryAfter } : {}),
    }
  }
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53300',
  // Ended by a limit in time: a statement, a lock, a transaction that did nothing.
  '57014',
  '55P03',
  '25P03',
])
/** A page of a table or of an index that is not what was written there. */
const damagedCodes = new Set(['XX001', 'XX002'])
const fullCodes = new Set(['ENOSPC', 'EROFS', 'EDQUOT', '53100'])

/** Turns anything that was thrown into the Problem that the person is told. */
export function toProblem(error: unknown): Problem {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof Problem) return at
    const code = 'code' in at ? String(at.code) : ''
    if (damagedCodes.has(code)) return new Problem('server.damaged', { cause: error })
    if (fullCodes.has(code)) return new Problem('server.disk_full', { cause: error })
    if (awayCodes.has(code) || /Connection terminated|timeout exceeded when trying to connect/.test(at.message))
      return new Problem('server.database_away', { retryAfter: 2, cause: error })
    if (code.startsWith('FST_') && 'statusCode' in at) {
      if (at.statusCode === 413) return new Problem('call.too_large', { cause: error })
      if (at.statusCode === 415 || at.statusCode === 400) return new Problem('call.malformed', { cause: error })
    }
  }
  return new Problem('server.fault', { cause: error })
}
