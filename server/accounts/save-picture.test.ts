import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const image = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#6a3293' } })
    .toFormat(format)
    .toBuffer()

async function upload(token: string, bytes: Uint8Array, name: string): Promise<{ status: number; json: Record<string, string> }> {
  const form = new FormData()
  form.set('picture', new Blob([Uint8Array.from(bytes)]), name)
  const response = await fetch(`${at.base()}/api/user/profile-picture`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, json: (await response.json()) as Record<string, string> }
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a square picture of its owner, and the one before is gone', async (format) => {
  const token = await at.registered()
  const first = await upload(token, await image(format), 'me.png')
  const second = await upload(token, await image(format, 90, 700), 'me.png')
  expect(second.status).toBe(200)
  expect((await at.call(me, { token })).json.user).toMatchObject({ profileImageUrl: second.json.profileImageUrl })
  const shown = await fetch(at.base() + second.json.profileImageUrl)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 512, height: 512 })
  expect((await fetch(at.base() + first.json.profileImageUrl)).status).toBe(404)
})

describe('refused with a reason', () => {
  test('other formats, damaged and empty files, and far too many pixels', async () => {
    const token = await at.registered()
    expect((await upload(token, await image('gif'), 'me.png')).json.code).toBe('pictures.wrong_type')
    expect((await upload(token, Buffer.from('<html><script>alert(1)</script>'), 'me.jpg')).json.code).toBe('pictures.wrong_type')
    expect(
      (
        await upload(
          token,
          (
            await sharp({
              create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
            })
              .jpeg()
              .toBuffer()
          ).subarray(0, 4000),
          'me.jpg',
        )
      ).json.code,
    ).toBe('pictures.unreadable')
    expect((await upload(token, await image('png', 9000, 9000), 'me.png')).json.code).toBe('pictures.too_many_pixels')
    expect((await upload(token, new Uint8Array(5 * 1024 * 1024 + 1), 'me.png')).json.message).toBe(
      'Please select an image smaller than 5MB.',
    )
  })
})
