import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Files } from './files.ts'

const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251)
/** A stream of pieces; `cut` ends it with an error, as a connection that breaks does. */
const flowing = (total: number, { cut = false } = {}) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < total; at += 10_000) yield Buffer.alloc(Math.min(10_000, total - at), 7)
      if (cut) throw new Error('the line was cut')
    })(),
    { objectMode: false },
  )

const keysOf = async (files: Files) => {
  const found: string[] = []
  for await (const key of files.keys()) found.push(key)
  return found
}

/** What every driver of the file port must do. */
export function filesSuite(open: () => Files): void {
  test('what was put comes back byte for byte, is replaced whole, and is gone after deletion', async () => {
    const files = open()
    await files.put('pictures/one.webp', bytes)
    expect(await files.get('pictures/one.webp')).toEqual(Buffer.from(bytes))
    await files.put('pictures/one.webp', bytes.subarray(0, 10))
    expect((await files.get('pictures/one.webp'))?.length).toBe(10)
    await files.delete('pictures/one.webp')
    await files.delete('pictures/one.webp')
    expect(await files.get('pictures/one.webp')).toBeUndefined()
    expect(await files.open('pictures/one.webp')).toBeUndefined()
  })
  test('a stream is stored as it flows and read as it flows, whole or in part', async () => {
    const files = open()
    for (const length of [300_000, 20_000_000]) {
      await files.put('narration/long.mp3', { bytes: length, stream: flowing(length) })
      const found = await files.open('narration/long.mp3')
      expect(found?.bytes).toBe(length)
      expect((await buffer(await found!.stream())).equals(Buffer.alloc(length, 7))).toBe(true)
    }
    await files.put('narration/long.mp3', bytes)
    const again = await files.open('narration/long.mp3')
    expect(await buffer(await again!.stream({ from: 250, to: 259 }))).toEqual(Buffer.from(bytes.subarray(250, 260)))
    expect(await buffer(await again!.stream({ from: 69_990, to: 69_999 }))).toEqual(Buffer.from(bytes.subarray(69_990)))
  })
  test('of a stream that breaks off, or has another length than it said, nothing is stored and what was there stays', async () => {
    const files = open()
    await files.put('narration/kept.mp3', bytes.subarray(0, 5))
    await expect(files.put('narration/kept.mp3', { bytes: 90_000, stream: flowing(50_000, { cut: true }) })).rejects.toThrow()
    await expect(files.put('narration/kept.mp3', { bytes: 90_000, stream: flowing(50_000) })).rejects.toThrow()
    await expect(files.put('narration/kept.mp3', { bytes: 20_000_000, stream: flowing(19_000_000, { cut: true }) })).rejects.toThrow()
    await expect(files.put('narration/kept.mp3', { bytes: 20_000, stream: flowing(50_000) })).rejects.toThrow()
    await expect(files.put('narration/new.mp3', { bytes: 90_000, stream: flowing(50_000) })).rejects.toThrow()
    expect((await files.get('narration/kept.mp3'))?.length).toBe(5)
    expect(await files.open('narration/new.mp3')).toBeUndefined()
  })
  test('every key is named, and nothing that only lies there', async () => {
    const files = open()
    const before = await keysOf(files)
    for (const key of ['pictures/a.webp', 'narration/b.mp3', 'narration/c.mp3']) await files.put(key, bytes.subarray(0, 3))
    const added = (await keysOf(files)).filter((key) => !before.includes(key))
    expect(added.toSorted()).toEqual(['narration/b.mp3', 'narration/c.mp3', 'pictures/a.webp'])
  })
  test.each(['../secret', 'pictures/../../x', '/etc/passwd', 'pictures/a/b', 'Pictures/x', 'pictures/'])(
    'a key that leads elsewhere is refused: %s',
    async (key) => {
      await expect(Promise.resolve().then(() => open().put(key, new Uint8Array(1)))).rejects.toThrow('no key')
    },
  )
}
