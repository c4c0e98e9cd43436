import { mkdirSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { refuseInTransaction } from '#server/db/outbound.ts'

/** Where the features keep their files. One port, several drivers: the disk now; each must pass files.suite.ts. */
export type Files = {
  /** Stores the bytes whole or not at all; throws with code ENOSPC when there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  delete(key: string): Promise<void>
}

/** Keys are made by the program, never by a person: a folder of the feature and a name. */
const shape = /^[a-z][a-z-]*\/[a-z0-9-]+(?:\.[a-z0-9]+)?$/

export function filesOnDisk(folder: string): Files {
  const place = (key: string) => {
    // A disk of the network, or a store that takes its place, may be slow.
    refuseInTransaction('The file store')
    if (!shape.test(key)) throw new Error(`"${key}" is no key of a file`)
    return path.join(folder, key)
  }
  return {
    async put(key, bytes) {
      const target = place(key)
      mkdirSync(path.dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}.part`
      try {
        const file = await open(draft, 'w')
        try {
          await file.writeFile(bytes)
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
      return readFile(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    async delete(key) {
      await rm(place(key), { force: true })
    },
  }
}
