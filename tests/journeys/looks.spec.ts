import { expect, registerAs, test } from './church.ts'

test('fields that stand side by side are of one height', async ({ page }) => {
  await registerAs(page)
  const high = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.height
  const title = await high('Title')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const bible = await high('Bible')
  expect(await high('Class')).toBe(bible)
  expect(await high('Class')).toBe(bible)
  for (const label of ['Speaker', 'Date', 'Scripture', 'Theme', 'Series']) expect([label, await high(label)]).toEqual([label, title])
})

test('no title is cut by the header, and no toast covers what it speaks of', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.getByRole('button', { name: 'Write the books from this' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  const box = async (of: ReturnType<typeof page.locator>) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const header = await box(page.getByRole('banner'))
  const title = await box(page.getByRole('heading', { level: 1 }))
  expect(title.y).toBeGreaterThanOrEqual(header.y + header.height)
  const toast = await box(page.getByRole('listitem').filter({ hasText: 'Content generated successfully' }))
  for (const name of ['Teens', 'Children', 'Young kids']) {
    const tab = await box(page.getByRole('tab', { name: new RegExp(name) }))
    expect([name, tab.y >= toast.y + toast.height]).toEqual([name, true])
  }
})

test('figures stand on the line, in titles too', async ({ page }) => {
  await page.goto('/pricing')
  const figures = await page.locator('.display').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontVariantNumeric))
  expect(new Set(figures)).toEqual(new Set(['lining-nums']))
})

test('each view of the home page has one heading of its own', async ({ page }) => {
  await registerAs(page)
  for (const [address, title] of [
    ['/', 'Transform Your Sermon'],
    ['/library', 'My Book Library'],
    ['/stories', 'Community Stories'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(title))
  }
})

test('where a provider writes, the buttons say AI', async ({ page }) => {
  await page.route('**/api/ai-provider', (route) =>
    route.fulfill({
      json: { provider: 'openai', model: 'm', supportsMultimedia: true, draws: false, description: 'Lessons are written by OpenAI (m).' },
    }),
  )
  await page.route('**/api/ai-form-assist', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.fulfill({ json: { title: 'Given', scripture: '', theme: '' } })
  })
  await registerAs(page)
  await page.getByLabel('Sermon text').fill('God is good.')
  await page.getByRole('button', { name: 'AI suggestions' }).click()
  await expect(page.getByRole('button', { name: 'AI is thinking...' })).toBeVisible()
  await expect(page.getByText('AI suggestions applied', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Given')
})
