import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** How a server ends without a broken answer: `begin` refuses new work, `cut` ends what still runs. Both may be asked for before. */
export class Draining {
  readonly #begun = new AbortController()
  readonly #cut = new AbortController()
  get begun(): boolean {
    return this.#begun.signal.aborted
  }
  /** Fires when what still runs is to end: streams end whole, and their work is handed on. */
  get cutting(): AbortSignal {
    return this.#cut.signal
  }
  /** Calls that are being answered. */
  answering = 0
  #held: Promise<void> | undefined
  #release: () => void = () => undefined
  begin(): void {
    this.#begun.abort()
  }
  /** Keeps answers back until `release`, so that whoever waits for one does not come again meanwhile. */
  hold(): void {
    this.#held = new Promise((release) => (this.#release = release))
  }
  release(): void {
    this.#release()
  }
  get held(): Promise<void> | undefined {
    return this.#held
  }
  cut(): void {
    this.#cut.abort()
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** While the server ends, each answer is the last of its connection, reads are answered and new work is asked to come again. */
export function addDraining(http: FastifyInstance, draining: Draining): void {
  http.addHook('onRequest', (request, reply, next) => {
    draining.answering++
    // Also where the caller went away before his answer.
    reply.raw.once('close', () => draining.answering--)
    if (!draining.begun) return next()
    void reply.header('connection', 'close')
    next(reads.has(request.method) ? undefined : new Problem('server.stopping', { retryAfter: 2 }))
  })
  // An answer that was begun before is the last one too.
  http.addHook('onSend', (_, reply, payload, next) => {
    if (draining.begun) void reply.header('connection', 'close')
    if (draining.held) void draining.held.then(() => next(null, payload))
    else next(null, payload)
  })
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/**
 * Closes the server without a broken answer. Whoever has knocked and was not let in is turned away rudely when a server stops listening,
 * so it does that in a moment when nobody comes: while it holds its answers. Then what it owes is answered, within so long.
 */
export async function close(http: FastifyInstance, draining: Draining, ms: number): Promise<void> {
  const end = Date.now() + ms
  let came = true
  http.server.on('connection', () => (came = true))
  draining.hold()
  for (let turn = 0; came && turn < 20; turn++) {
    came = false
    await pause(50)
  }
  http.server.close()
  draining.release()
  // Who was let in and has not asked yet gets a moment for it; who only kept his line open does not.
  http.server.closeIdleConnections()
  await quiet(http, Math.min(ms, 700))
  while (draining.answering > 0 && Date.now() < end) await pause(20)
  http.server.closeAllConnections()
  await http.close()
}

/** Resolves when nobody was connected for a moment, or when the connections that there were have had so long to be used once more. */
export async function quiet(http: FastifyInstance, ms: number): Promise<void> {
  const end = Date.now() + ms
  const connected = () => new Promise<number>((count) => http.server.getConnections((error, n) => count(error ? 0 : n)))
  while (Date.now() < end && (await connected()) > 0) await pause(50)
}
