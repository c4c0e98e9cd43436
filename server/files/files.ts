import type { Readable } from 'node:stream'
import { refuseInTransaction } from '#server/db/outbound.ts'

/** A file that is there: its size, and its bytes as a stream, so that nobody holds it whole. `to` is the last byte, counted from 0. */
export type StoredFile = { bytes: number; stream: (part?: { from: number; to: number }) => Promise<Readable> }
/** What is stored: the bytes, or a stream of so many. */
export type Given = Uint8Array | { bytes: number; stream: Readable }

/** Where the features keep their files. One port, several drivers: the disk and any S3-compatible store; each must pass files.suite.ts. */
export type Files = {
  /** Stores the file whole or not at all; throws with code ENOSPC when there is no room. */
  put(key: string, given: Given): Promise<void>
  /** The whole file, for what is small; undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** The file to be read as a stream, whole or in part; undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>
  delete(key: string): Promise<void>
  /** The keys of every file, in no order. */
  keys(): AsyncIterable<string>
}

/** Keys are made by the program, never by a person: a folder of the feature and a name. */
const shape = /^[a-z][a-z-]*\/[a-z0-9-]+(?:\.[a-z0-9]+)?$/
export const isKey = (text: string): boolean => shape.test(text)

/** Throws where a file may not be asked for: by no key, or while a transaction is open, because a store may be slow. */
export function checkedKey(key: string): string {
  refuseInTransaction('The file store')
  if (!isKey(key)) throw new Error(`"${key}" is no key of a file`)
  return key
}

/** Thrown where a stream brought fewer or more bytes than it said: then nothing is stored. */
export class WrongLength extends Error {
  constructor(key: string, said: number, came: number) {
    super(`${key} was to have ${said} bytes and came with ${came}`)
  }
}
