import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { me, register } from '#contract/accounts.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks, readLibrary } from '#contract/library.ts'
import { openDatabase } from '#server/db/database.ts'
import { openChurch } from '#tests/open-church.ts'
import { operate } from '#tests/operate.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'

const json = { 'content-type': 'application/json' }

test('a page of a table that is damaged costs what stands in it and nothing else: the person is told, doctor names the table, a backup mends it', async () => {
  const church = await openChurch()
  onTestFinished(() => church.close())
  const made = await fetch(church.url + register.path, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
  const headers = { ...json, authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
  const ask = async (address: string) => {
    const answer = await fetch(church.url + address, { headers })
    return { status: answer.status, json: (await answer.json()) as { code?: string; message?: string } }
  }
  await fetch(church.url + generateContent.path, { method: 'POST', headers, body: JSON.stringify(neighborSermon) })
  const backup = (await operate({ DATA_DIR: church.folder }, ['backup'])).out.split(': ')[0] ?? ''
  await church.end()
  const db = await openDatabase({ dataDir: church.folder })
  const { rows } = (await db.q.execute(sql`select pg_relation_filepath('sermons') as place`)) as unknown as { rows: { place: string }[] }
  await db.close()
  const file = path.join(church.folder, 'database', rows[0]?.place ?? '')
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 100, 4000)
  writeFileSync(file, bytes)
  await church.start()
  expect((await ask(me.path)).status).toBe(200)
  const refused = await ask(readLibrary.path)
  expect([refused.status, refused.json.code]).toEqual([500, 'server.damaged'])
  expect(refused.json.message).toMatch(/npm run doctor says which part.* \(Number \w+\.\)$/)
  expect((await operate({ DATA_DIR: church.folder }, ['doctor'])).out).toMatch(
    /LOOK {2}the table sermons cannot be read .*restore the newest backup/,
  )
  await church.end()
  expect(
    readFileSync(file)
      .subarray(100, 4000)
      .every((byte) => byte === 0x5a),
  ).toBe(true)
  expect(await operate({ DATA_DIR: church.folder }, ['restore', backup])).toMatchObject({ status: 0, error: '' })
  await church.start()
  const books = await fetch(church.url + listBooks.path, { headers })
  expect(((await books.json()) as unknown[]).length).toBe(3)
})
