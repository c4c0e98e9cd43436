import { createHash } from 'node:crypto'
import yauzl from 'yauzl'
import type * as z from 'zod/mini'
import { filedIndex, filedSermon, type FiledSermon, filedSettings, libraryVersion } from '#contract/library-file.ts'
import { libraryFile } from '#contract/limits.ts'
import { storableText } from '#server/db/storable-text.ts'
import { Problem } from '#server/http/problem.ts'
import { isBounded } from './bounded-value.ts'

const indexName = 'storyfold.json'
const settingsName = 'settings.json'
const known = /^(?:storyfold\.json|settings\.json|sermons\/[0-9a-f-]{36}\.json)$/
const smallFile = 4 * 1024 * 1024

/** A library in a file, every part of it verified. */
export type OpenLibrary = {
  settings: z.output<typeof filedSettings>
  /** Its sermons, each read when it is asked for: all of them may not fit into memory. */
  sermons: () => AsyncGenerator<FiledSermon>
  close: () => void
}

/** Opens a library, and reads and verifies all of it before anything is given. Throws library.not_a_library, file_damaged or file_newer. */
export async function openLibrary(path: string): Promise<OpenLibrary> {
  const zip = await opened(path)
  try {
    const entries = await entriesOf(zip)
    const index = await indexOf(zip, entries)
    const names = [...entries.keys()].filter((name) => name !== indexName)
    const listed = Object.keys(index.files)
    if (names.length !== listed.length || !names.every((name) => Object.hasOwn(index.files, name)))
      throw new Problem('library.file_damaged')
    const read = async <S extends z.ZodMiniType>(name: string, shape: S): Promise<z.output<S>> => {
      const entry = entries.get(name)
      if (!entry) throw new Problem('library.file_damaged')
      const bytes = await bytesOf(zip, entry, name === settingsName ? smallFile : libraryFile.sermonBytes)
      if (createHash('sha256').update(bytes).digest('hex') !== index.files[name]) throw new Problem('library.file_damaged')
      return parsed(bytes, shape)
    }
    const sermonNames = names.filter((name) => name !== settingsName)
    const sermons = async function* () {
      for (const name of sermonNames) yield await read(name, filedSermon)
    }
    const settings = await read(settingsName, filedSettings)
    const all = sermons()
    while (!(await all.next()).done) continue
    return { settings, sermons, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof Problem ? error : new Problem('library.file_damaged', { cause: error })
  }
}

const opened = (path: string) =>
  new Promise<yauzl.ZipFile>((give, fail) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (fault, zip) =>
      fault ? fail(new Problem('library.not_a_library', { cause: fault })) : give(zip),
    ),
  )

/** What the archive says that is in it: nothing of another name, nothing twice, nothing larger than a library has. */
const entriesOf = (zip: yauzl.ZipFile) =>
  new Promise<Map<string, yauzl.Entry>>((give, fail) => {
    const entries = new Map<string, yauzl.Entry>()
    let unpacked = 0
    if (zip.entryCount > libraryFile.sermons + 2) return fail(new Problem('library.file_too_large'))
    zip.on('error', (fault: Error) => fail(new Problem('library.file_damaged', { cause: fault })))
    zip.on('entry', (entry: yauzl.Entry) => {
      unpacked += entry.uncompressedSize
      if (!known.test(entry.fileName) || entries.has(entry.fileName)) return fail(new Problem('library.not_a_library'))
      if (entry.uncompressedSize > libraryFile.sermonBytes || unpacked > libraryFile.unpackedBytes)
        return fail(new Problem('library.file_too_large'))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => give(entries))
    zip.readEntry()
  })

async function indexOf(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): Promise<z.output<typeof filedIndex>> {
  const entry = entries.get(indexName)
  if (!entry) throw new Problem('library.not_a_library')
  const value = jsonOf(await bytesOf(zip, entry, smallFile))
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown }
  if (format !== 'storyfold-library') throw new Problem('library.not_a_library')
  if (typeof version === 'number' && version > libraryVersion) throw new Problem('library.file_newer')
  const found = filedIndex.safeParse(value)
  if (!found.success) throw new Problem('library.file_damaged')
  return found.data
}

async function bytesOf(zip: yauzl.ZipFile, entry: yauzl.Entry, most: number): Promise<Buffer> {
  const stream = await new Promise<NodeJS.ReadableStream>((give, fail) =>
    zip.openReadStream(entry, (fault, found) => (fault ? fail(fault) : give(found))),
  )
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) throw new Problem('library.file_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What no database stores is left out, wherever it stands. */
const jsonOf = (bytes: Buffer): unknown =>
  JSON.parse(bytes.toString('utf8'), (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value))

function parsed<S extends z.ZodMiniType>(bytes: Buffer, shape: S): z.output<S> {
  const value = jsonOf(bytes)
  const found = isBounded(value) ? shape.safeParse(value) : undefined
  if (!found?.success) throw new Problem('library.file_damaged')
  return found.data as z.output<S>
}
