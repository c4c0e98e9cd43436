import { Readable } from 'node:stream'
import { openDatabase, type Database } from '#server/db/database.ts'
import { stepsKnown } from '#server/db/bring-up-to-date.ts'
import type { Files } from '#server/files/files.ts'
import { putLines, rowsIn } from './backup.store.ts'
import type { Manifest } from './manifest.ts'
import { entriesOf, partOf } from './read-backup.ts'

type Place = Parameters<typeof openDatabase>[0]
const mostCharacters = 1_000_000

/**
 * Loads a backup that was verified into an empty database and a file store: the rows at the step of the schema at which
 * they were written, then the steps since. Throws where the outcome is not what the backup names.
 */
export async function loadBackup(file: string, manifest: Manifest, { into, files }: { into: Place; files: Files }): Promise<void> {
  const older = await openDatabase({ ...into, upTo: manifest.steps.length })
  try {
    for await (const { name, bytes, body } of entriesOf(file)) {
      const part = partOf(name)
      if (part && 'table' in part) await older.transaction(() => putRows(older, part.table, body))
      else if (part) await files.put(part.key, { bytes, stream: Readable.from(body, { objectMode: false }) })
    }
    await expectRows(older, manifest)
  } finally {
    await older.close()
  }
  // Opened once more as the server will: the steps since, and a first look.
  const current = await openDatabase(into)
  try {
    if (manifest.steps.length === stepsKnown) await expectRows(current, manifest)
    await current.ping()
  } finally {
    await current.close()
  }
}

async function putRows(db: Database, table: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  let rest = ''
  let held: string[] = []
  let length = 0
  const put = async () => {
    if (held.length) await putLines({ db }, table, held)
    held = []
    length = 0
  }
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      held.push(line)
      length += line.length
      if (length > mostCharacters) await put()
    }
  }
  await put()
}

async function expectRows(db: Database, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const there = await rowsIn({ db }, name)
    if (there !== rows) throw new Error(`${name} has ${there} rows after loading and not ${rows}`)
  }
}
