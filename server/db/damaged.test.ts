import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { throttles } from './schema.ts'

const home = mkdtempSync(path.join(tmpdir(), 'storyfold-damaged-'))
const whole = path.join(home, 'whole')
let catalog = ''
afterAll(() => rmSync(home, { recursive: true, force: true }))
beforeAll(async () => {
  const db = await openDatabase({ dataDir: whole })
  await db.q.insert(throttles).values({ key: 'a church', hits: 1, windowEnd: new Date() })
  const found = (await db.q.execute(sql`select pg_relation_filepath('pg_proc') as place`)) as unknown as { rows: { place: string }[] }
  catalog = found.rows[0]?.place ?? ''
  await db.close()
})

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 89 + 41) % 251))
const inWal = (database: string) =>
  readdirSync(path.join(database, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => path.join(database, 'pg_wal', name))
const overwritten = (file: string, at: number, length: number) => {
  const bytes = readFileSync(file)
  noise(length).copy(bytes, at)
  writeFileSync(file, bytes)
}
const names = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.lock$|pg_internal\.init$/.test(name))

test.each<[string, (database: string) => void, string]>([
  [
    'its control file',
    (database) => overwritten(path.join(database, 'global/pg_control'), 40, 60),
    'its control file (global/pg_control) cannot be read',
  ],
  ['its journal', (database) => inWal(database).forEach((file) => overwritten(file, 0, 1 << 20)), 'its journal (pg_wal) cannot be read'],
  ['the end of its journal', (database) => inWal(database).forEach((file) => truncateSync(file, 0)), 'its journal (pg_wal) cannot be read'],
  ['a page of a table of its own', (database) => overwritten(path.join(database, catalog), 0, 8192), 'a page of base/'],
  [
    'its record of transactions',
    (database) => readdirSync(path.join(database, 'pg_xact')).forEach((name) => truncateSync(path.join(database, 'pg_xact', name), 0)),
    'its record of transactions (pg_xact) cannot be read',
  ],
])('a database of which %s is damaged is told in one sentence with what to do, and nothing of it is deleted', async (_, damage, what) => {
  const dataDir = mkdtempSync(path.join(home, 'church-'))
  cpSync(whole, dataDir, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  const database = path.join(dataDir, 'database')
  damage(database)
  const before = names(database)
  const said = await openDatabase({ dataDir }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(said).toContain(`The database in ${database} is damaged: ${what}`)
  expect(said).toMatch(/was not started, and nothing was deleted or made anew\. Keep a copy .*npm run restore -- FILE/)
  expect(said).not.toContain('\n')
  expect(names(database).toSorted()).toEqual(before.toSorted())
})
