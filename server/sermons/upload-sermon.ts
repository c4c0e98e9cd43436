import type { ParsedSermon } from '#contract/sermons.ts'
import { sermonFile } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import type { ReceivedFile } from '#server/http/receive-file.ts'
import { Unreadable } from './read-document/paragraph.ts'
import { readers } from './read-document/reader-pool.ts'

/** Reads an uploaded file into a sermon's text and what it says of itself. */
export async function uploadSermon(app: App, { file }: { file: ReceivedFile }): Promise<ParsedSermon> {
  const kind = sermonFile.extensions.find((extension) => file.name.toLowerCase().endsWith(`.${extension}`))
  if (!kind) throw new Problem('sermons.wrong_type')
  try {
    return { ...(await readers.read(file.path, kind, file.name)), filename: file.name }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    app.log.info({ kind, bytes: file.bytes, refusal: error.refusal, detail: String(error.cause ?? '').slice(0, 200) }, 'document refused')
    throw new Problem(`sermons.${error.refusal}`, { cause: error })
  }
}
