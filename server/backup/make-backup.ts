import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PRODUCT } from '#contract/product.ts'
import type { App } from '#server/app.ts'
import { stepHashes, stepsGone } from '#server/db/bring-up-to-date.ts'
import { linesOf, readOneMoment, tablesInOrder } from './backup.store.ts'
import { fileEntry, type Manifest, manifestName, tableEntry } from './manifest.ts'
import { tarInto } from './tar.ts'

type With = Pick<App, 'db' | 'files' | 'now'>
export const backupsIn = (dataDir: string): string => path.join(dataDir, 'backups')
const ending = '.storyfold.tar.gz'

/** How a backup of this moment is called: names sort as the moments do. */
export const backupName = (now: Date, kind = 'backup'): string => `${kind}-${now.toISOString().slice(0, 19).replace(/:/g, '-')}Z${ending}`

/**
 * Writes everything of an installation into one file: every row, of one moment, and every file that is there then. The
 * file has its name once it is whole and on the disk; what was cut off leaves nothing under that name.
 */
export async function makeBackup(app: With, target: string): Promise<Manifest> {
  mkdirSync(path.dirname(target), { recursive: true })
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  const spilled = `${draft}.rows`
  mkdirSync(spilled)
  try {
    const { tables, steps } = await spillRows(app, spilled)
    const manifest = await pack(app, draft, { spilled, tables, steps })
    const whole = await open(draft, 'r+')
    await whole.sync()
    await whole.close()
    await rename(draft, target)
    return manifest
  } finally {
    await rm(spilled, { recursive: true, force: true })
    await rm(draft, { force: true })
  }
}

/** The rows go to the disk first: their size stands before them in the archive, and the transaction must not wait for what packs them. */
async function spillRows(app: With, folder: string): Promise<Pick<Manifest, 'tables' | 'steps'>> {
  return app.db.transaction(async () => {
    await readOneMoment(app)
    const tables: Manifest['tables'] = []
    for (const name of await tablesInOrder(app)) {
      const file = await open(path.join(folder, `${name}.jsonl`), 'w')
      const hash = createHash('sha256')
      let [rows, bytes] = [0, 0]
      try {
        let held: string[] = []
        const put = async () => {
          const text = Buffer.from(held.map((line) => `${line}\n`).join(''))
          held = []
          hash.update(text)
          bytes += text.length
          await file.writeFile(text)
        }
        for await (const line of linesOf(app, name)) {
          rows++
          if (held.push(line) === 100) await put()
        }
        await put()
      } finally {
        await file.close()
      }
      tables.push({ name, rows, bytes, sha256: hash.digest('hex') })
    }
    return { tables, steps: stepHashes().slice(0, await stepsGone(app.db.q)) }
  })
}

async function pack(
  app: With,
  draft: string,
  { spilled, tables, steps }: { spilled: string } & Pick<Manifest, 'tables' | 'steps'>,
): Promise<Manifest> {
  const when = app.now()
  const zip = createGzip({ level: 3 })
  const out = createWriteStream(draft)
  zip.pipe(out)
  // Whichever of the two fails, whoever writes into the first hears of it.
  out.on('error', (error) => zip.destroy(error))
  const tar = tarInto(zip)
  const failed = new Promise<never>((_, fail) => zip.once('error', fail))
  failed.catch(() => undefined)
  const write = async () => {
    for (const { name, bytes } of tables)
      await tar.add({ name: tableEntry(name), bytes, when }, createReadStream(path.join(spilled, `${name}.jsonl`)))
    const files: Manifest['files'] = []
    for await (const key of app.files.keys()) {
      const stored = await app.files.open(key)
      // Deleted since the keys were read.
      if (!stored) continue
      const hash = createHash('sha256')
      const body = (await stored.stream()).map((chunk: Uint8Array) => (hash.update(chunk), chunk))
      await tar.add({ name: fileEntry(key), bytes: stored.bytes, when }, body)
      files.push({ key, bytes: stored.bytes, sha256: hash.digest('hex') })
    }
    const manifest: Manifest = { format: 1, product: PRODUCT, madeAt: when.toISOString(), from: app.db.kind, steps, tables, files }
    const text = Buffer.from(JSON.stringify(manifest, undefined, 1))
    await tar.add(
      { name: manifestName, bytes: text.length, when },
      (async function* () {
        yield text
      })(),
    )
    await tar.end()
    zip.end()
    await finished(out)
    return manifest
  }
  try {
    return await Promise.race([write(), failed])
  } finally {
    zip.destroy()
    out.destroy()
  }
}

/** Leaves the newest `keep` backups of a kind and takes the older ones away. */
export async function keepNewest(folder: string, kind: string, keep: number): Promise<void> {
  const found = (await readdir(folder)).filter((name) => name.startsWith(`${kind}-`) && name.endsWith(ending)).toSorted()
  for (const name of found.slice(0, -keep)) await rm(path.join(folder, name), { force: true })
}

/** The newest backup in a folder, with its age; undefined where there is none. */
export async function newestBackup(folder: string): Promise<{ name: string; madeAt: Date; bytes: number } | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending))
  const all = await Promise.all(
    names.map(async (name) => {
      const { mtime, size } = await stat(path.join(folder, name))
      return { name, madeAt: mtime, bytes: size }
    }),
  )
  return all.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
}
