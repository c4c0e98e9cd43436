import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
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
  // What a service worker shows without a network, and no search engine finds.
  const kept = await (await fetch(`${at.base()}/without-internet`)).text()
  expect(kept).toContain('No Internet Here')
  expect(kept).toContain('noindex')
  expect((await fetch(`${at.base()}/robots.txt`)).status).toBe(200)
  expect((await fetch(`${at.base()}/assets/nothing.js`)).status).toBe(404)
})

test('a page on which a day begins names its own files in the first answer; a drawing is sent as small as the browser takes it', async () => {
  const named = async (path: string) =>
    [...(await (await fetch(at.base() + path)).text()).matchAll(/modulepreload[^>]*href="([^"]+)"/g)].map(([, href]) => href)
  const app = await named('/auth')
  for (const path of ['/', '/library', '/books/one', '/settings']) {
    const files = await named(path)
    expect(files).toEqual(expect.arrayContaining(app))
    expect(files.length).toBeGreaterThan(app.length)
    for (const file of files) expect((await fetch(at.base() + String(file))).status).toBe(200)
  }
  const drawing = async (takes: string) => {
    const answer = await fetch(`${at.base()}/api/drawings/cover?passage=Luke+10:25-37&title=A&age=children`, {
      headers: { 'accept-encoding': takes },
    })
    return { packed: answer.headers.get('content-encoding'), svg: await answer.text() }
  }
  const [smallest, packed, bare] = [await drawing('gzip, br'), await drawing('gzip'), await drawing('identity')]
  expect([smallest.packed, packed.packed, bare.packed]).toEqual(['br', 'gzip', null])
  expect([smallest.svg, packed.svg]).toEqual([bare.svg, bare.svg])
})

test('what runs before a page of the app is painted stands in it and may run; what is asked early is what the contract has', async () => {
  const page = await fetch(`${at.base()}/library`)
  const html = await page.text()
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts).toHaveLength(3)
  for (const text of scripts)
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const lines = Object.values(calls).filter((line) => line.method === 'GET')
  const isLine = (address: string) => lines.some(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address))
  for (const [address, firstAsked] of [
    ['/', ['/api/auth/me', '/api/ai-provider', '/api/user/class', '/api/recent-sermons', '/api/sermons/s', '/api/sermons/s/links']],
    ['/library', ['/api/auth/me', '/api/library', '/api/library/overview']],
    ['/stories', ['/api/auth/me', '/api/community', '/api/community/count']],
    ['/books/b', ['/api/auth/me', '/api/books/b', '/api/books/b/pictures']],
    ['/books/b/teach', ['/api/auth/me', '/api/books/b', '/api/books/b/pictures']],
    ['/sermons/s', ['/api/auth/me', '/api/sermons/s', '/api/sermons/s/plan']],
    ['/teach/link/class/b', ['/api/teach/link']],
    ['/auth', ['/api/auth/me']],
  ] as const) {
    const asked: string[] = []
    const answers = async (one: string) => {
      asked.push(one)
      return Response.json(
        one === '/api/recent-sermons'
          ? [
              { id: 'asking', state: 'asking' },
              { id: 's', state: 'done' },
            ]
          : { sermonId: 's' },
      )
    }
    new Function('window', 'localStorage', 'location', 'fetch', scripts[2] ?? '')(
      {},
      { getItem: () => 'token' },
      { pathname: address, search: '' },
      answers,
    )
    await expect.poll(() => asked.toSorted()).toEqual(firstAsked.toSorted())
    expect(asked.filter((one) => !isLine(one))).toEqual([])
  }
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
