import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, type Files, isKey, WrongLength } from './files.ts'

const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}
/** How a file is called while it is written. */
const drafted = '.part'

/** Files in a folder of this machine. */
export function filesOnDisk(folder: string): Files {
  const place = (key: string) => path.join(folder, checkedKey(key))
  return {
    async put(key, given) {
      const target = place(key)
      mkdirSync(path.dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}${drafted}`
      try {
        const file = await open(draft, 'w')
        try {
          if (given instanceof Uint8Array) await file.writeFile(given)
          else {
            let came = 0
            for await (const chunk of given.stream as AsyncIterable<Uint8Array>) {
              await file.writeFile(chunk)
              came += chunk.length
            }
            if (came !== given.bytes) throw new WrongLength(key, given.bytes, came)
          }
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      return readFile(place(key)).catch(unlessGone)
    },
    async open(key) {
      const found = await stat(place(key)).catch(unlessGone)
      return (
        found && {
          bytes: found.size,
          stream: async (part) => {
            const file = await open(place(key))
            return file.createReadStream(part ? { start: part.from, end: part.to } : {})
          },
        }
      )
    },
    async delete(key) {
      await rm(place(key), { force: true })
    },
    async *keys() {
      const folders = (await readdir(folder, { withFileTypes: true }).catch(unlessGone)) ?? []
      for (const feature of folders)
        if (feature.isDirectory())
          for await (const file of await opendir(path.join(folder, feature.name)))
            if (file.isFile() && isKey(`${feature.name}/${file.name}`)) yield `${feature.name}/${file.name}`
    },
  }
}

const draftKept = 3_600_000
/** Takes away what a killed process left half written; gives how many. What is younger than an hour may still be at work. */
export async function sweepDrafts(folder: string, now = Date.now()): Promise<number> {
  let swept = 0
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone)) ?? []
  for (const file of found) {
    const at = path.join(file.parentPath, file.name)
    if (!file.isFile() || !file.name.endsWith(drafted)) continue
    const made = await stat(at).catch(unlessGone)
    if (!made || now - made.mtimeMs < draftKept) continue
    await rm(at, { force: true })
    swept++
  }
  return swept
}
