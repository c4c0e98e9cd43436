import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { writeTablesAnew } from './purge.store.ts'

test('what somebody deleted stands in no table’s file once the night has passed, and what others have stays', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storyfold-anew-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const db = await openDatabase({ dataDir })
  const canary = (who: string) => `Canary of ${who} 83f1`
  const base = path.join(dataDir, 'database', 'base')
  const standsIn = (text: string) =>
    readdirSync(base, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(base, name))
      .filter((file) => statSync(file).isFile() && readFileSync(file).includes(text))
  for (const who of ['Ruth', 'Daniel'])
    await db.q.insert(users).values({ email: `${who}@church.example`, passwordHash: '', bio: canary(who) })
  await db.q.execute('checkpoint')
  await db.q.delete(users).where(eq(users.email, 'Ruth@church.example'))
  expect([standsIn(canary('Ruth')).length > 0, standsIn(canary('Daniel')).length > 0]).toEqual([true, true])
  await expect.poll(() => writeTablesAnew({ db }), { timeout: 20_000, interval: 500 }).toBeGreaterThan(0)
  expect([standsIn(canary('Ruth')), standsIn(canary('Daniel')).length > 0]).toEqual([[], true])
  expect((await db.q.select({ bio: users.bio }).from(users)).map(({ bio }) => bio)).toEqual([canary('Daniel')])
  await db.close()
})
