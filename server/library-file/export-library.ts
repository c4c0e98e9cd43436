import { createHash } from 'node:crypto'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { libraryVersion } from '#contract/library-file.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import type { MadeReply } from '#server/http/route.ts'
import { filedSermonOf, sermonIdsOf } from './library-file.store.ts'

/** The whole library as one ZIP, made sermon by sermon while it is sent. */
export function exportLibrary(app: App, { userId }: { userId: string }): MadeReply {
  const name = `Storyfold library, ${app.now().toISOString().slice(0, 10)}.zip`
  return { type: 'application/zip', name, made: zipped(app, userId) }
}

async function* zipped(app: App, userId: string): AsyncGenerator<Uint8Array> {
  const hashes: Record<string, string> = {}
  let ready: Uint8Array[] = []
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault
    ready.push(chunk)
  })
  /** Puts a file in, and gives what of the archive is ready with it. */
  const file = (name: string, value: unknown): Uint8Array[] => {
    const bytes = strToU8(`${JSON.stringify(value)}\n`)
    hashes[name] = createHash('sha256').update(bytes).digest('hex')
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    entry.push(bytes, true)
    return taken()
  }
  const taken = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  yield* file('settings.json', { class: (await userById(app, userId))?.classDefaults ?? null })
  for (const sermonId of await sermonIdsOf(app, userId)) {
    const filed = await filedSermonOf(app, { userId, sermonId })
    if (filed) yield* file(`sermons/${sermonId}.json`, filed)
  }
  // The hashes of all the others, behind them: a file that ends before it is no library.
  yield* file('storyfold.json', {
    format: 'storyfold-library',
    version: libraryVersion,
    madeAt: app.now().toISOString(),
    files: { ...hashes },
  })
  zip.end()
  yield* taken()
}
