import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { openDatabase } from '#server/db/database.ts'
import { stepsKnown } from '#server/db/bring-up-to-date.ts'
import { filesOnDisk } from '#server/files/disk-files.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { loadBackup } from './load-backup.ts'
import { keepNewest, makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { verifyBackup } from './read-backup.ts'
import { readTar, tarInto } from './tar.ts'

const at = useApp()
const home = mkdtempSync(path.join(tmpdir(), 'storyfold-backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
let made = 0
const fresh = (name: string) => path.join(home, `${++made}-${name}`)

/** A church with three books, odd letters and two files, and its backup. */
async function backedUp(): Promise<{ file: string; manifest: Manifest }> {
  const token = await at.registered({ name: 'Ruth “Ñ” \\ 😀\t', email: 'ruth@gracechapel.example', password: 'barley and kindness' })
  expect((await at.call(generateContent, { token, body: neighborSermon })).status).toBe(200)
  await at.app.files.put('narration/0123456789abcdef.mp3', randomBytes(300_000))
  await at.app.files.put('pictures/0123456789abcdef.webp', randomBytes(999))
  const file = fresh('whole.storyfold.tar.gz')
  return { file, manifest: await makeBackup(at.app, file) }
}
const rowsOf = ({ tables }: Manifest) => tables.map(({ name, rows, sha256 }) => [name, rows, sha256])

describe('a backup', () => {
  test('loaded into an empty installation is the same in every row and every file', async () => {
    const { file, manifest } = await backedUp()
    expect(manifest.tables.find(({ name }) => name === 'books')?.rows).toBe(3)
    expect(await verifyBackup(file)).toEqual(manifest)
    const dataDir = fresh('restored')
    const files = filesOnDisk(path.join(dataDir, 'files'))
    await loadBackup(file, manifest, { into: { dataDir }, files })
    const db = await openDatabase({ dataDir })
    const again = await makeBackup({ db, files, now: () => new Date() }, fresh('again.storyfold.tar.gz'))
    await db.close()
    expect(rowsOf(again)).toEqual(rowsOf(manifest))
    expect(again.files.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
      manifest.files.toSorted((a, b) => a.key.localeCompare(b.key)),
    )
  })
  test('of an older Storyfold is loaded at its step of the schema and brought up to date', async () => {
    const dataDir = fresh('older')
    const older = await openDatabase({ dataDir, upTo: stepsKnown - 3 })
    const file = fresh('older.storyfold.tar.gz')
    const manifest = await makeBackup({ db: older, files: filesOnDisk(path.join(dataDir, 'files')), now: () => new Date() }, file)
    await older.close()
    expect(manifest.steps).toHaveLength(stepsKnown - 3)
    const into = fresh('newer')
    await loadBackup(file, await verifyBackup(file), { into: { dataDir: into }, files: filesOnDisk(path.join(into, 'files')) })
    const db = await openDatabase({ dataDir: into })
    expect((await makeBackup({ db, files: filesOnDisk(into), now: () => new Date() }, fresh('x.storyfold.tar.gz'))).steps).toHaveLength(
      stepsKnown,
    )
    await db.close()
  })
  test('that cannot be written leaves no file', async () => {
    const folder = fresh('folder')
    const target = path.join(folder, 'a.storyfold.tar.gz')
    const broken = { ...at.app, files: { ...at.app.files, keys: () => { throw new Error('no list') } } } // prettier-ignore
    await expect(makeBackup(broken, target)).rejects.toThrow('no list')
    expect(existsSync(target)).toBe(false)
    await keepNewest(folder, 'nightly', 14)
  })
  test('of each night is kept for fourteen nights', async () => {
    const folder = path.join(home, 'nights')
    mkdirSync(folder)
    for (let night = 1; night <= 16; night++) {
      const name = `nightly-2026-01-${String(night).padStart(2, '0')}T03-00-00Z.storyfold.tar.gz`
      writeFileSync(path.join(folder, name), 'a night')
    }
    writeFileSync(path.join(folder, 'backup-2020-01-01T03-00-00Z.storyfold.tar.gz'), 'one that a person made')
    await keepNewest(folder, 'nightly', 14)
    const left = readdirSync(folder).toSorted()
    expect([left.length, left[0], left[1]]).toEqual([
      15,
      'backup-2020-01-01T03-00-00Z.storyfold.tar.gz',
      'nightly-2026-01-03T03-00-00Z.storyfold.tar.gz',
    ])
  })
})

describe('of damaged backups', () => {
  let whole: Buffer = Buffer.alloc(0)
  /** The plain archive, changed and packed again: its gzip checksum is right, and only the manifest can tell. */
  const repacked = (change: (plain: Buffer) => Buffer) => () => gzipSync(change(gunzipSync(whole)))
  const at_ = (plain: Buffer, text: string) => {
    const found = plain.indexOf(text)
    expect(found).toBeGreaterThan(0)
    return found
  }
  const replaced = (text: string, by: string) =>
    repacked((plain) => {
      const found = at_(plain, text)
      expect(by).toHaveLength(text.length)
      return Buffer.concat([plain.subarray(0, found), Buffer.from(by), plain.subarray(found + text.length)])
    })
  const flipped = (share: number) => () => {
    const copy = Buffer.from(whole)
    const place = Math.floor(copy.length * share)
    copy[place] = (copy[place] ?? 0) ^ 0x10
    return copy
  }
  const remade =
    (change: (manifest: Manifest) => unknown, more: Record<string, string> = {}) =>
    async () => {
      const out = new PassThrough()
      const chunks: Buffer[] = []
      out.on('data', (chunk: Buffer) => chunks.push(chunk))
      const tar = tarInto(out)
      const plain = gunzipSync(whole)
      const once = async function* (text: Uint8Array) {
        yield text
      }
      const when = new Date()
      for await (const { name, body } of readTar(once(plain))) {
        const parts: Uint8Array[] = []
        for await (const part of body) parts.push(part)
        const given = Buffer.concat(parts)
        const put = name === 'manifest.json' ? Buffer.from(JSON.stringify(change(JSON.parse(String(given)) as Manifest))) : given
        if (name === 'manifest.json')
          for (const [extra, text] of Object.entries(more))
            await tar.add({ name: extra, bytes: text.length, when }, once(Buffer.from(text)))
        await tar.add({ name, bytes: put.length, when }, once(put))
      }
      await tar.end()
      return gzipSync(Buffer.concat(chunks))
    }
  const first = (manifest: Manifest, change: Partial<Manifest['tables'][number]>) => ({
    ...manifest,
    tables: manifest.tables.map((one) => (one.name === 'users' ? { ...one, ...change } : one)),
  })
  const damages: Record<string, () => Buffer | Promise<Buffer>> = {
    'an empty file': () => Buffer.alloc(0),
    'a text': () => Buffer.from('The Lord is my shepherd'),
    'random bytes': () => randomBytes(50_000),
    'one that was cut in half': () => whole.subarray(0, whole.length / 2),
    'one that lacks its last byte': () => whole.subarray(0, -1),
    'one that lacks its checksum': () => whole.subarray(0, -8),
    'one with a bit changed at its beginning': flipped(0.1),
    'one with a bit changed in its middle': flipped(0.5),
    'one with a bit changed at its end': flipped(0.97),
    'one with something behind its end': () => Buffer.concat([whole, randomBytes(100)]),
    'one with a changed word in a row': replaced('gracechapel', 'gracechopel'),
    'one with a row less': repacked((plain) => {
      const head = at_(plain, 'tables/users.jsonl')
      const copy = Buffer.from(plain)
      copy[copy.indexOf(10, head + 512)] = 32
      return copy
    }),
    'one whose list of contents is no JSON': replaced('"format": 1', '"format"= 1'),
    'one of another form': remade((manifest) => ({ ...manifest, format: 2 })),
    'one whose list names a table that is not in it': remade((manifest) => ({
      ...manifest,
      tables: [...manifest.tables, { name: 'angels', rows: 0, bytes: 0, sha256: '' }],
    })),
    'one that holds what its list does not name': remade((manifest) => ({ ...manifest, tables: manifest.tables.slice(1) })),
    'one with another number of rows': remade((manifest) => first(manifest, { rows: 7 })),
    'one with another hash': remade((manifest) => first(manifest, { sha256: '0'.repeat(64) })),
    'one with a file that leads elsewhere': remade((manifest) => manifest, { 'files/../../evil': 'x' }),
    'one with an entry of no place': remade((manifest) => manifest, { 'notes.txt': 'x' }),
    'one without its list of contents': repacked((plain) => {
      const copy = plain.subarray(0, at_(plain, 'manifest.json'))
      return Buffer.concat([copy, Buffer.alloc(1024)])
    }),
    'one of a newer Storyfold': remade((manifest) => ({ ...manifest, steps: [...manifest.steps, 'x'] })),
    'one of another line of versions': remade((manifest) => ({ ...manifest, steps: manifest.steps.map(() => 'x') })),
    'one of another product': remade((manifest) => ({ ...manifest, product: 'Otherfold' })),
  }
  test('each is refused in a sentence that says why and that nothing was changed', async () => {
    whole = readFileSync((await backedUp()).file)
    expect(Object.keys(damages).length).toBeGreaterThanOrEqual(20)
    const passed: string[] = []
    for (const [name, damage] of Object.entries(damages)) {
      const file = fresh('damaged.storyfold.tar.gz')
      writeFileSync(file, await damage())
      const said = await verifyBackup(file).then(
        () => 'whole',
        (error: Error) => error.message,
      )
      if (!/cannot be restored: .*Nothing was changed\. Take another backup\.$/.test(said)) passed.push(`${name}: ${said}`)
    }
    expect(passed).toEqual([])
    await expect(verifyBackup(fresh('none'))).rejects.toThrow('There is no file')
  })
})
