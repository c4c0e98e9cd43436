import type { Page } from '@playwright/test'
import { people } from '#tests/people.ts'
import { expect, expectAccessible, registerAs, test, haveWritten, goTo, doWith } from './church.ts'

async function makeBooks(page: Page) {
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await haveWritten(page)
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
}

const countOf = async (page: Page) => Number.parseInt((await page.getByText(/^\d+ stor(?:y|ies)$/).textContent()) ?? '')

test('Ruth sees what becomes public and shares it; a stranger reads it; Daniel likes it; Ruth takes it back', async ({ page, browser }) => {
  await registerAs(page)
  await makeBooks(page)
  await page.getByRole('tab', { name: /Children/ }).click()
  await page.getByRole('button', { name: 'Share to community' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'What everybody will see' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Activities' })).toBeVisible()
  await expect(dialog.getByText('Theme: Love that stops on the road')).toBeVisible()
  await expect(dialog.getByText('For the leader')).toHaveCount(0)
  await expect(dialog.getByText('See it in the sermon')).toHaveCount(0)
  await expectAccessible(page)
  const title = `A road for everybody ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Share to community' }).click()
  await expect(page.getByText('Shared to Community!', { exact: true })).toBeVisible()
  const link = await dialog.getByRole('link', { name: 'See the shared lesson' }).getAttribute('href')
  await page.keyboard.press('Escape')
  await goTo(page, 'Community')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.poll(() => countOf(page)).toBeGreaterThan(0)
  const counted = await countOf(page)
  await expectAccessible(page)

  const other = await browser.newContext()
  const stranger = await other.newPage()
  const answer = await stranger.goto(new URL(link ?? '', page.url()).href)
  expect(answer?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(stranger.getByText(people.ruth.name)).toHaveCount(0)
  await expectAccessible(stranger)
  await registerAs(stranger, people.daniel, new URL(page.url()).origin)
  await goTo(stranger, 'Community')
  const search = stranger.getByLabel('Search', { exact: true })
  await search.fill(title)
  await search.press('Enter')
  // Who searches by keyboard stays where he typed.
  await expect(search).toBeFocused()
  await expect(stranger.getByRole('status').getByText('1 story')).toBeVisible()
  const like = stranger.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText('1')
  await like.click()
  await expect(like).toHaveText('0')
  await stranger.getByRole('button', { name: 'Report' }).click()
  await stranger.getByLabel('What is wrong with it?').selectOption('private')
  await stranger.getByRole('button', { name: 'Send the report' }).click()
  await expect(stranger.getByText('A person will look at this lesson.', { exact: true })).toBeVisible()
  await other.close()

  await goTo(page, 'Library')
  await doWith(page, /Who Is My Neighbor/, 'The books')
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: '6–11' }).getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The lesson is no longer shared. Your book is unchanged.', { exact: true })).toBeVisible()
  expect((await page.request.get(link ?? '')).status()).toBe(404)
  for (const _ of ['this dialog', 'and the one below it']) await page.keyboard.press('Escape')
  // The list and its count, which were read before, know of it.
  await goTo(page, 'Community')
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await expect.poll(() => countOf(page)).toBe(counted - 1)
})

/** Each tries to run something where it is shown: in text, in an attribute, in an address, in a style, in a script or a template. */
const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "javascript:alert(1)"</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<marquee onstart=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
]

test('thirty ways to run a script are thirty texts, in the community, on the public page and in the settings', async ({ page }) => {
  test.setTimeout(120_000)
  expect(payloads).toHaveLength(30)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  await registerAs(page)
  await makeBooks(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const books = (await (await page.request.get('/api/books', { headers })).json()) as { id: string }[]
  const bookId = books[0]?.id
  for (const payload of payloads) {
    const shared = await page.request.post('/api/community', {
      headers,
      data: { title: payload, excerpt: payload, bookId, tags: [payload.slice(0, 40)] },
    })
    const { id } = (await shared.json()) as { id: string }
    for (const address of [`/community/${id}`, '/community']) {
      await page.goto(address)
      // What was typed is there as it was typed, and made nothing else.
      await expect(page.getByRole('heading', { name: payload, exact: true }).first()).toBeVisible()
      expect(
        await page.locator('main :is(script, iframe, object, embed, base, meta, style, form, math, marquee, template, video)').count(),
      ).toBe(0)
    }
    await page.request.delete(`/api/community/${id}`, { headers })
  }
  const everything = payloads.join(' ').slice(0, 600)
  await page.request.post('/api/community', { headers, data: { title: everything.slice(0, 200), excerpt: everything, bookId, tags: [] } })
  await page.request.put('/api/user/profile', {
    headers,
    data: { name: payloads[2], churchName: payloads[0], bio: everything.slice(0, 499) },
  })
  await page.goto('/')
  await goTo(page, 'Community')
  await expect(page.getByRole('heading', { name: everything.slice(0, 60) })).toBeVisible()
  // The same in everything that can be said of a sermon: in the list, in the library, in the book and on paper.
  const sermon = (await (await page.request.get('/api/recent-sermons', { headers })).json()) as { id: string }[]
  const { content } = (await (await page.request.get(`/api/sermons/${sermon[0]?.id}`, { headers })).json()) as { content: string }
  const said = { title: payloads[3], speaker: payloads[5], theme: payloads[6], scripture: 'Luke 10:25-37', date: '' }
  const made = await page.request.post('/api/generate-content', {
    headers,
    data: { ...said, content: `${content}\n\n${payloads.join('\n\n')}` },
  })
  expect(made.status()).toBe(200)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: payloads[3] ?? '', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Key Points' }).first()).toBeVisible()
  await goTo(page, 'Library')
  await doWith(page, /"><img src=x onerror/, 'The books')
  await expect(page.getByRole('dialog').getByRole('heading', { name: payloads[3] ?? '', exact: true })).toBeVisible()
  expect(await page.locator('#root :is(script, iframe, object, embed, base, meta, style, math, marquee, template, video)').count()).toBe(0)
  await page.goto('/settings')
  await expect(page.getByLabel('Full name')).toHaveValue(payloads[2] ?? '')
  expect(dialogs).toEqual([])
})
