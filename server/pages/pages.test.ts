import { sql } from 'drizzle-orm'
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

test('a page whose stored things cannot be read is a page that says so; a call gets its JSON', async () => {
  const away = (from: string, to: string) => at.app.db.q.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await away('community_posts', 'community_posts_away')
  try {
    const page = await fetch(`${at.base()}/community`, { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('We cannot open this page right now.')
    const call = await fetch(`${at.base()}/api/community`, { headers: { accept: 'text/html' } })
    expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([500, 'server.fault'])
  } finally {
    await away('community_posts_away', 'community_posts')
  }
  expect((await fetch(`${at.base()}/community`)).status).toBe(200)
})
