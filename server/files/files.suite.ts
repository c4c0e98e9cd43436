import { expect, test } from 'vitest'
import type { Files } from './files.ts'

/** What every driver of the file port must do. */
export function filesSuite(open: () => Files): void {
  test('what was put comes back byte for byte, is replaced whole, and is gone after deletion', async () => {
    const files = open()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251)
    await files.put('pictures/one.webp', bytes)
    expect(await files.get('pictures/one.webp')).toEqual(Buffer.from(bytes))
    await files.put('pictures/one.webp', bytes.subarray(0, 10))
    expect((await files.get('pictures/one.webp'))?.length).toBe(10)
    await files.delete('pictures/one.webp')
    await files.delete('pictures/one.webp')
    expect(await files.get('pictures/one.webp')).toBeUndefined()
  })
  test.each(['../secret', 'pictures/../../x', '/etc/passwd', 'pictures/a/b', 'Pictures/x', 'pictures/'])(
    'a key that leads elsewhere is refused: %s',
    async (key) => {
      await expect(Promise.resolve().then(() => open().put(key, new Uint8Array(1)))).rejects.toThrow('no key')
    },
  )
}
