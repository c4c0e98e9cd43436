import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { namedCalls } from '#server/db/call-schema.ts'

type With = Pick<App, 'db'>
type Name = { userId: string; key: string; callHash: string }
const turnSeconds = 30

/** Takes the turn to answer a named call; undefined when somebody has it or had it. */
export async function takeTurn(app: With, { userId, key, callHash }: Name): Promise<string | undefined> {
  const turn = randomUUID()
  const turnUntil = sql`now() + make_interval(secs => ${turnSeconds})`
  const [row] = await app.db.q
    .insert(namedCalls)
    .values({ userId, key, callHash, turn, turnUntil })
    .onConflictDoUpdate({
      target: [namedCalls.userId, namedCalls.key],
      set: { turn, turnUntil },
      setWhere: sql`${namedCalls.answer} is null and ${namedCalls.turnUntil} < now() and ${namedCalls.callHash} = ${callHash}`,
    })
    .returning({ turn: namedCalls.turn })
  return row?.turn
}

const ours = ({ userId, key }: Pick<Name, 'userId' | 'key'>, turn: string) =>
  and(eq(namedCalls.userId, userId), eq(namedCalls.key, key), eq(namedCalls.turn, turn))

export async function keepTurn(app: With, name: Name, turn: string): Promise<void> {
  await app.db.q
    .update(namedCalls)
    .set({ turnUntil: sql`now() + make_interval(secs => ${turnSeconds})` })
    .where(ours(name, turn))
}
export async function keepAnswer(app: With, name: Name, turn: string, answer: { value: unknown }): Promise<void> {
  await app.db.q.update(namedCalls).set({ answer }).where(ours(name, turn))
}
/** A call that failed may be tried again under its name. */
export async function giveUpTurn(app: With, name: Name, turn: string): Promise<void> {
  await app.db.q.delete(namedCalls).where(ours(name, turn))
}

export async function namedCall(
  app: With,
  { userId, key }: Name,
): Promise<{ callHash: string; answer: { value: unknown } | null } | undefined> {
  const [row] = await app.db.q
    .select({ callHash: namedCalls.callHash, answer: namedCalls.answer })
    .from(namedCalls)
    .where(and(eq(namedCalls.userId, userId), eq(namedCalls.key, key)))
  return row && { callHash: row.callHash, answer: row.answer as { value: unknown } | null }
}

/** Names are remembered for a day. */
export async function forgetNamedCalls(app: Pick<App, 'db' | 'now'>): Promise<void> {
  await app.db.q.delete(namedCalls).where(lt(namedCalls.createdAt, new Date(app.now().getTime() - 86_400_000)))
}
