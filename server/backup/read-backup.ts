import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { PRODUCT } from '#contract/product.ts'
import { stepHashes } from '#server/db/bring-up-to-date.ts'
import { isKey } from '#server/files/files.ts'
import { CannotDo } from '#server/operator/command.ts'
import { fileEntry, type Manifest, manifestName, manifestShape, tableEntry } from './manifest.ts'
import { Damaged, type Entry, readTar } from './tar.ts'

const mostManifest = 256 * 1024 * 1024

/** What an entry of a backup holds; undefined for what has no place in one. */
export function partOf(name: string): { table: string } | { key: string } | undefined {
  const table = /^tables\/([a-z][a-z0-9_]{0,62})\.jsonl$/.exec(name)?.[1]
  if (table) return { table }
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isKey(key) ? { key } : undefined
}

/** What is packed in a file. Throws Damaged where it was cut off or changed, wherever that is met. */
async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  source.pipe(plain)
  try {
    for await (const chunk of plain) yield chunk as Uint8Array
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code.startsWith('Z_') ? new Damaged('its content is not what was written', { cause: error }) : error
  } finally {
    source.destroy()
    plain.destroy()
  }
}

/** The entries of a backup as they stand in its file. Throws Damaged where it was cut off or changed. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const bytes = unpacked(file)
  yield* readTar(bytes)
  // The checksum of the whole stands behind its end: it is read, or a changed byte goes unseen.
  for await (const _ of bytes);
}

/**
 * Reads a backup from its first byte to its last and holds everything against its manifest. Throws CannotDo with a sentence
 * where it is damaged, is none, or is of a newer Storyfold; nothing else is touched.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new CannotDo(`There is no file ${file}.`)
  const refuse = (why: string) => new CannotDo(`${file} cannot be restored: ${why}. Nothing was changed. Take another backup.`)
  const seen = new Map<string, { bytes: number; sha256: string; rows: number }>()
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes, body } of entriesOf(file)) {
      if (manifest) throw new Damaged('something follows where it should end')
      if (name === manifestName) {
        if (bytes > mostManifest) throw new Damaged('its list of contents is too long')
        manifest = readManifest(Buffer.concat(await arrayOf(body)))
        continue
      }
      if (!partOf(name)) throw new Damaged(`"${name.slice(0, 60)}" has no place in it`)
      if (seen.has(name)) throw new Damaged(`${name} is in it twice`)
      const hash = createHash('sha256')
      let rows = 0
      for await (const chunk of body) {
        hash.update(chunk)
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
      }
      seen.set(name, { bytes, sha256: hash.digest('hex'), rows })
    }
    if (!manifest) throw new Damaged('its list of contents is missing')
    compare(manifest, seen)
  } catch (error) {
    if (error instanceof Damaged) throw refuse(`it is damaged (${error.message})`)
    throw error
  }
  const known = stepHashes()
  if (manifest.product !== PRODUCT) throw refuse(`it is a backup of ${manifest.product.slice(0, 40)}`)
  if (manifest.steps.length > known.length) throw refuse('a newer Storyfold made it, which this one would not understand')
  if (manifest.steps.some((hash, at) => hash !== known[at])) throw refuse('it was made by another line of versions than this one')
  return manifest
}

function readManifest(bytes: Buffer): Manifest {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    throw new Damaged('its list of contents cannot be read')
  }
  const read = z.safeParse(manifestShape, value)
  if (!read.success) throw new Damaged('its list of contents is not in the form that is expected')
  return read.data
}

function compare(manifest: Manifest, seen: Map<string, { bytes: number; sha256: string; rows: number }>): void {
  const wanted = [
    ...manifest.tables.map((one) => ({ ...one, name: tableEntry(one.name) })),
    ...manifest.files.map((one) => ({ ...one, name: fileEntry(one.key), rows: undefined })),
  ]
  for (const { name, bytes, sha256, rows } of wanted) {
    const found = seen.get(name)
    if (!found) throw new Damaged(`${name} is missing`)
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new Damaged(`${name} is not what was written`)
    if (rows !== undefined && found.rows !== rows) throw new Damaged(`${name} has ${found.rows} rows and not ${rows}`)
  }
  if (new Set(wanted.map(({ name }) => name)).size !== seen.size) throw new Damaged('it holds what its list does not name')
}

async function arrayOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}
