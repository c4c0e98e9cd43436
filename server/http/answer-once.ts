import { createHash } from 'node:crypto'
import type { App } from '#server/app.ts'
import { giveUpTurn, keepAnswer, keepTurn, namedCall, takeTurn } from './named-calls.store.ts'
import { Problem } from './problem.ts'

const lookEveryMs = 200
const renewMs = 10_000
const shape = /^[\x21-\x7e]{8,200}$/

type Named = { userId: string; key: string; method: string; address: string; body: unknown }

/**
 * Answers a call that carries a name (Idempotency-Key) once: equal calls, at once or for a day, in whichever process, get the
 * same answer from one run. Throws call.key_reused where another call has the name.
 */
export async function answerOnce(
  app: Pick<App, 'db' | 'log'>,
  { userId, key, method, address, body }: Named,
  run: () => Promise<unknown>,
  gone: AbortSignal,
): Promise<unknown> {
  if (!shape.test(key)) throw new Problem('call.malformed', { message: 'An Idempotency-Key has 8 to 200 plain letters, digits and signs.' })
  const callHash = createHash('sha256')
    .update(JSON.stringify([method, address, body]))
    .digest('hex')
  const name = { userId, key, callHash }
  for (;;) {
    const turn = await takeTurn(app, name)
    if (turn) return await answerInTurn(app, { name, turn }, run)
    const there = await namedCall(app, name)
    if (there && there.callHash !== callHash) throw new Problem('call.key_reused')
    if (there?.answer) return there.answer.value
    if (gone.aborted) throw new Problem('server.stopping')
    await new Promise((next) => setTimeout(next, lookEveryMs))
  }
}

async function answerInTurn(
  app: Pick<App, 'db' | 'log'>,
  { name, turn }: { name: { userId: string; key: string; callHash: string }; turn: string },
  run: () => Promise<unknown>,
): Promise<unknown> {
  const renewing = setInterval(() => void keepTurn(app, name, turn).catch(() => undefined), renewMs)
  try {
    const value = await run()
    await keepAnswer(app, name, turn, { value: value ?? null })
    return value
  } catch (error) {
    await giveUpTurn(app, name, turn).catch((cause: unknown) => app.log.warn({ error: String(cause) }, 'a named call was not given up'))
    throw error
  } finally {
    clearInterval(renewing)
  }
}
