import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { NewerSchema } from './bring-up-to-date.ts'
import { openDatabase } from './database.ts'
import { throttles } from './schema.ts'

test('an older program on a newer schema says so in a sentence, changes nothing, and lets the newer one in again', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storyfold-newer-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const newer = await openDatabase({ dataDir })
  await newer.q.insert(throttles).values({ key: 'a church', hits: 1, windowEnd: new Date() })
  await newer.q.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`)
  await newer.close()
  await expect(openDatabase({ dataDir })).rejects.toThrow(NewerSchema)
  await expect(openDatabase({ dataDir })).rejects.toThrow(/newer Storyfold.*nothing was changed/)
})
