import { expect, test } from 'vitest'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

test('every public page answers, with a slash behind it too, names its own address, and is compressed', async () => {
  for (const { path, hidden } of at.app.pages?.prerendered ?? []) {
    if (hidden) continue
    for (const address of [path, `${path}/`]) {
      const page = await fetch(at.base() + address, { headers: { 'accept-encoding': 'br, gzip' } })
      expect([address, page.status, page.headers.get('content-encoding')]).toEqual([address, 200, 'br'])
      expect(await page.text()).toContain(`<link rel="canonical" href="${at.app.address}${path}"/>`)
    }
  }
  expect((await fetch(`${at.base()}/robots.txt`)).status).toBe(200)
  expect((await fetch(`${at.base()}/assets/nothing.js`)).status).toBe(404)
})
