import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ParsedSermon } from '#contract/sermons.ts'
import { Unreadable } from './read-document/paragraph.ts'
import { readers } from './read-document/reader-pool.ts'

/** Reads pasted text as a text file is read: its head into title, speaker, date and passage, the rest into paragraphs. */
export async function readPasted(content: string): Promise<ParsedSermon> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyfold-pasted-'))
  try {
    const place = path.join(folder, 'file')
    await writeFile(place, content)
    return { ...(await readers.read(place, 'txt')), filename: '' }
  } catch (error) {
    // What is no readable file is still what the person wrote.
    if (!(error instanceof Unreadable)) throw error
    return { title: '', speaker: '', date: '', scripture: '', theme: '', content, filename: '' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
