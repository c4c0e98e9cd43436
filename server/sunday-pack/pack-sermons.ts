import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import type { App } from '#server/app.ts'
import { makeFile } from '#server/exports/make-file.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { booksForRooms } from '#server/library/library.store.ts'
import { fileSafe } from '#server/print/file-name.ts'
import type { Paper } from '#server/print/printer.ts'
import { type SermonRow, sermonOf } from '#server/sermons/sermons.store.ts'
import { packSunday } from './pack-sunday.ts'

type Wanted = { userId: string; sermonIds: string[]; kind: 'pack' | 'files'; paper: Paper }

/** Several sermons as one ZIP with a folder for each. Throws sermons.not_found where one of them is not this person's. */
export async function packSermons(app: App, { userId, sermonIds, kind, paper }: Wanted): Promise<FileReply> {
  const rows: SermonRow[] = []
  for (const sermonId of sermonIds) {
    const row = await sermonOf(app, { userId, sermonId })
    if (!row) throw new Problem('sermons.not_found')
    rows.push(row)
  }
  const zip: Zippable = {}
  for (const [at, row] of rows.entries()) {
    const folder = `${String(at + 1).padStart(2, '0')} ${[row.day, fileSafe(row.title)].filter(Boolean).join(' ')}`
    const files = kind === 'pack' ? await packed(app, row, paper) : await written(app, row, paper)
    for (const [name, bytes] of Object.entries(files)) zip[`${folder}/${name}`] = bytes
  }
  const name = kind === 'pack' ? 'Sunday packs' : 'sermons and books'
  return { type: 'application/zip', name: `Storyfold, ${rows.length} ${name}.zip`, bytes: zipSync(zip, { level: 1 }) }
}

async function packed(app: App, { id, userId }: SermonRow, paper: Paper): Promise<Record<string, Uint8Array>> {
  const books = await booksForRooms(app, { userId, sermonId: id })
  return books.length === 0 ? {} : unzipSync((await packSunday(app, { userId, sermonId: id, paper })).bytes)
}

/** The sermon as text, and its books as documents to change. */
async function written(app: App, row: SermonRow, paper: Paper): Promise<Record<string, Uint8Array>> {
  const head = [row.title, row.speaker, row.date, row.scripture, row.theme, row.series].filter(Boolean).join('\n')
  const files: Record<string, Uint8Array> = { 'Sermon.txt': strToU8(`${head}\n\n${row.content}\n`) }
  for (const book of await booksForRooms(app, { userId: row.userId, sermonId: row.id })) {
    const { name, bytes } = await makeFile(app, book, 'docx', { paper })
    files[name] = bytes
  }
  return files
}
