import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { throttles } from './schema.ts'

const home = mkdtempSync(path.join(tmpdir(), 'storyfold-odd-'))
const whole = path.join(home, 'whole')
afterAll(() => rmSync(home, { recursive: true, force: true }))
beforeAll(async () => {
  const db = await openDatabase({ dataDir: whole })
  await db.q.insert(throttles).values({ key: 'a church', hits: 1, windowEnd: new Date() })
  await db.close()
})
let made = 0
/** A copy of a church's data folder. */
function church(): { dataDir: string; database: string } {
  const dataDir = path.join(home, `church-${++made}`)
  cpSync(whole, dataDir, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  return { dataDir, database: path.join(dataDir, 'database') }
}
/** Everything under a folder by name and content. */
const inventory = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.lock'))
    .toSorted()
    .map((name) => [name, statSync(path.join(folder, name)).isFile() ? readFileSync(path.join(folder, name)).toString('base64') : ''])
const rowsOf = async (dataDir: string) => {
  const db = await openDatabase({ dataDir })
  const rows = await db.q.select().from(throttles)
  await db.close()
  return rows.map((row) => row.key)
}
/** One sentence that says that nothing was touched, and a folder in which nothing was. */
async function expectRefused(dataDir: string, what: RegExp) {
  const before = inventory(dataDir)
  const refusal = await openDatabase({ dataDir }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refusal).toMatch(what)
  expect(refusal).toContain('was not started and nothing in it was changed')
  expect(inventory(dataDir)).toEqual(before)
}

describe('a start never deletes or makes anew what it finds odd', () => {
  test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'])(
    'a database without its %s is refused, and whole again when that is put back',
    async (part) => {
      const { dataDir, database } = church()
      renameSync(path.join(database, part), path.join(home, 'taken'))
      await expectRefused(dataDir, /is not whole/)
      renameSync(path.join(home, 'taken'), path.join(database, part))
      expect(await rowsOf(dataDir)).toEqual(['a church'])
    },
  )
  test('a database of no version, files that are no database, and a file in its place', async () => {
    const { dataDir, database } = church()
    writeFileSync(path.join(database, 'PG_VERSION'), '')
    await expectRefused(dataDir, /of which version/)
    const other = path.join(home, 'other')
    mkdirSync(path.join(other, 'database'), { recursive: true })
    writeFileSync(path.join(other, 'database', 'notes.txt'), 'the only copy')
    await expectRefused(other, /holds other files/)
    const file = path.join(home, 'file')
    mkdirSync(file)
    writeFileSync(path.join(file, 'database'), 'the only copy')
    await expectRefused(file, /is no folder/)
  })
  test('a database that cannot be opened', async () => {
    const { dataDir, database } = church()
    writeFileSync(path.join(database, 'PG_VERSION'), '3\n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is damaged.*nothing was deleted or made anew/)
  })
  test('something that only has the name of our own passing files', async () => {
    const { dataDir, database } = church()
    writeFileSync(`${database}.lock`, 'the only copy')
    await expect(openDatabase({ dataDir })).rejects.toThrow('is no lock')
    expect(readFileSync(`${database}.lock`, 'utf8')).toBe('the only copy')
    const fresh = path.join(home, 'fresh')
    mkdirSync(path.join(fresh, 'database.preparing'), { recursive: true })
    writeFileSync(path.join(fresh, 'database.preparing', 'notes.txt'), 'the only copy')
    await expectRefused(fresh, /was not made by Storyfold/)
  })
})

test('an empty folder, a link to an empty one and what a cut-off start left become a database', async () => {
  const empty = path.join(home, 'empty')
  mkdirSync(path.join(empty, 'database'), { recursive: true })
  mkdirSync(path.join(empty, 'database.preparing', 'database'), { recursive: true })
  writeFileSync(path.join(empty, 'database.preparing', 'made-by-a-start'), '')
  expect(await rowsOf(empty)).toEqual([])
  const linked = path.join(home, 'linked')
  mkdirSync(linked)
  mkdirSync(path.join(home, 'other-disk'))
  symlinkSync(path.join(home, 'other-disk'), path.join(linked, 'database'))
  expect(await rowsOf(linked)).toEqual([])
  expect(await rowsOf(linked)).toEqual([])
})
