import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { toProblem } from '#server/http/problem.ts'
import { openDatabase } from './database.ts'

const url = process.env.TEST_POSTGRES_URL ?? ''

/** Stands between, passes everything on until it is told to fall silent, and leaves every line open. */
async function between(target: string) {
  const { hostname, port } = new URL(target)
  let silent = false
  const lines: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    lines.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (part) => silent || to.write(part))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const bound = server.address()
  const here = new URL(target)
  here.port = String(typeof bound === 'object' && bound ? bound.port : 0)
  return {
    url: here.href,
    fallSilent: (now: boolean) => void (silent = now),
    close: () => (lines.forEach((line) => line.destroy()), server.close()),
  }
}

// The embedded database has no line that could stay open.
test.skipIf(!url)('a server that holds the line and says nothing is given up, and asked again once it speaks', async () => {
  const line = await between(url)
  const db = await openDatabase({ url: line.url, silentMs: 300 })
  onTestFinished(async () => {
    await db.close()
    line.close()
  })
  await db.ping()
  line.fallSilent(true)
  const asked = await db.ping().catch((error: unknown) => error)
  expect(toProblem(asked).status).toBe(503)
  const inside = await db.transaction(async () => db.q.execute(sql`select 1`)).catch((error: unknown) => error)
  expect(toProblem(inside).status).toBe(503)
  line.fallSilent(false)
  await expect.poll(() => db.ping().then(() => 'answers', String), { timeout: 20_000 }).toBe('answers')
})
