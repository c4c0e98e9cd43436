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
  begin(): void {
    this.#begun.abort()
  }
  cut(): void {
    this.#cut.abort()
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** While the server ends, each answer is the last of its connection, reads are answered and new work is asked to come again. */
export function addDraining(http: FastifyInstance, draining: Draining): void {
  http.addHook('onRequest', (request, reply, next) => {
    if (!draining.begun) return next()
    void reply.header('connection', 'close')
    next(reads.has(request.method) ? undefined : new Problem('server.stopping', { retryAfter: 2 }))
  })
  // An answer that was begun before is the last one too.
  http.addHook('onSend', (_, reply, payload, next) => {
    if (draining.begun) void reply.header('connection', 'close')
    next(null, payload)
  })
}

/** Resolves when nobody was connected for a moment, or when the connections that there were have had so long to be used once more. */
export async function quiet(http: FastifyInstance, ms: number): Promise<void> {
  const end = Date.now() + ms
  const connected = () => new Promise<number>((count) => http.server.getConnections((error, n) => count(error ? 0 : n)))
  while (Date.now() < end && (await connected()) > 0) await new Promise((next) => setTimeout(next, 50))
}
