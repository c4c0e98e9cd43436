import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** One file of an archive as it is read: its bytes must be taken before the next one comes. */
export type Entry = { name: string; bytes: number; body: AsyncIterable<Uint8Array> }
/** An archive that is not as it was written. */
export class Damaged extends Error {}

const block = 512
const padding = (bytes: number) => Buffer.alloc((block - (bytes % block)) % block)
const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0') + '\0'
const largest = 8 ** 11 - 1

/** The head of a file in a tar archive (POSIX ustar), which every tar program opens. */
function headOf(name: string, bytes: number, when: Date): Buffer {
  if (Buffer.byteLength(name) > 100 || bytes > largest) throw new Error(`"${name}" does not fit into an archive`)
  const head = Buffer.alloc(block)
  const put = (text: string, at: number) => head.write(text, at, 'latin1')
  head.write(name, 0)
  put(octal(0o600, 8), 100)
  put(octal(0, 8), 108)
  put(octal(0, 8), 116)
  put(octal(bytes, 12), 124)
  put(octal(Math.floor(when.getTime() / 1000), 12), 136)
  put('        ', 148)
  put('0', 156)
  put('ustar\0' + '00', 257)
  put(octal(sumOf(head), 7) + ' ', 148)
  return head
}
const sumOf = (head: Buffer) => head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

/** Writes archives: files in their order, then `end`. */
export function tarInto(out: Writable) {
  const write = async (chunk: Uint8Array) => {
    if (!out.write(chunk)) await once(out, 'drain')
  }
  return {
    async add({ name, bytes, when }: { name: string; bytes: number; when: Date }, body: AsyncIterable<Uint8Array>): Promise<void> {
      await write(headOf(name, bytes, when))
      let came = 0
      for await (const chunk of body) {
        came += chunk.length
        await write(chunk)
      }
      if (came !== bytes) throw new Error(`${name} was to have ${bytes} bytes and came with ${came}`)
      await write(padding(bytes))
    },
    end: () => write(Buffer.alloc(2 * block)),
  }
}

/** Reads an archive file by file. Throws Damaged where it is not one, or ends before its end. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** The next so many bytes, or fewer where a piece ends; none at the end. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new Damaged('it ends before its end')
      rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength)
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
  const exactly = async (bytes: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0;) {
      const part = await some(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
  for (;;) {
    const head = await exactly(block)
    if (head.every((byte) => byte === 0)) return
    const text = (at: number, length: number) => head.toString('latin1', at, at + length).replace(/[\0 ].*$/s, '')
    if (parseInt(text(148, 8), 8) !== sumOf(head)) throw new Damaged('one of its parts is not what it was')
    const bytes = parseInt(text(124, 12), 8)
    let left = bytes
    async function* body() {
      while (left > 0) {
        const part = await some(left)
        left -= part.length
        yield part
      }
    }
    yield { name: head.toString('utf8', 0, 100).replace(/\0.*$/s, ''), bytes, body: body() }
    for await (const _ of body());
    await exactly(padding(bytes).length)
  }
}
