import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import type { ReceivedFile } from '#server/http/receive-file.ts'
import { replacePicture } from './accounts.store.ts'

const side = 512
const maxPixels = 50_000_000
const known = new Set(['jpeg', 'png', 'webp'])
const urlOf = (name: string) => `/api/pictures/${name}`
const keyOf = (name: string) => `pictures/${name}`

/** The file behind a picture's address. */
export function pictureKeyOf(url: string | null): string | undefined {
  const name = url && /^\/api\/pictures\/([a-f0-9]+\.webp)$/.exec(url)?.[1]
  return name ? keyOf(name) : undefined
}

/** Stores a person's picture: square, 512 pixels, drawn anew, so that nothing but the picture is kept. What it is, its content says. */
export async function savePicture(
  app: App,
  { userId, file }: { userId: string; file: ReceivedFile },
): Promise<{ profileImageUrl: string }> {
  const bytes = await redraw(await readFile(file.path))
  const name = `${randomBytes(16).toString('hex')}.webp`
  await app.files.put(keyOf(name), bytes)
  const before = await replacePicture(app, userId, urlOf(name))
  const old = pictureKeyOf(before)
  if (old) await app.files.delete(old)
  return { profileImageUrl: urlOf(name) }
}

async function redraw(given: Buffer): Promise<Buffer> {
  if (given.length === 0) throw new Problem('pictures.unreadable')
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Problem('pictures.wrong_type', { cause })
    })
  if (!known.has(format ?? '')) throw new Problem('pictures.wrong_type')
  if ((width ?? 0) * (height ?? 0) > maxPixels) throw new Problem('pictures.too_many_pixels')
  return sharp(given, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 86 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Problem('pictures.unreadable', { cause })
    })
}

/** The bytes of a picture by its name, which nobody can guess; throws 404 where there is none. */
export async function pictureNamed(app: App, name: string): Promise<Buffer> {
  const bytes = /^[a-f0-9]{32}\.webp$/.test(name) ? await app.files.get(keyOf(name)) : undefined
  if (!bytes) throw new Problem('call.not_found')
  return bytes
}
