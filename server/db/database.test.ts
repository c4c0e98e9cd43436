import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fork } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { useApp } from '#tests/test-app.ts'
import { openDatabase } from './database.ts'
import { FolderInUse } from './folder-lock.ts'
import { throttles } from './schema.ts'

const at = useApp()
const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const row = (key: string) => ({ key, hits: 1, windowEnd: new Date() })
const count = async () => Number((await at.app.db.q.select({ n: sql<number>`count(*)::int` }).from(throttles))[0]?.n)

describe('a transaction', () => {
  test('takes in every query of its chain of calls, and none of it stays when it fails', async () => {
    const { db } = at.app
    await db.transaction(async () => {
      await db.q.insert(throttles).values(row('a'))
      await db
        .transaction(async () => {
          await db.q.insert(throttles).values(row('b'))
          throw new Error('the inner one fails')
        })
        .catch(() => undefined)
      await db.q.insert(throttles).values(row('c'))
    })
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        db
          .transaction(async () => {
            await db.q.insert(throttles).values(row(`x${i}`))
            if (i % 2) throw new Error('no')
          })
          .catch(() => undefined),
      ),
    )
    expect(await count()).toBe(2 + 5)
  })
})

describe('the embedded database', () => {
  test('keeps what was committed when its process is killed, and lets nobody else in meanwhile', async () => {
    const child = fork(new URL('./database.test-child.ts', import.meta.url), [folder], { execArgv: [] })
    await new Promise((written) => child.once('message', written))
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(FolderInUse)
    if (process.platform === 'linux') {
      rmSync(path.join(folder, 'database.lock'))
      await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/in use by another Storyfold \(process \d+/)
    }
    child.kill('SIGKILL')
    await new Promise((gone) => child.once('exit', gone))
    const db = await openDatabase({ dataDir: folder })
    expect((await db.q.select().from(throttles)).map((one) => one.key)).toEqual(['committed'])
    await db.close()
  })
})
