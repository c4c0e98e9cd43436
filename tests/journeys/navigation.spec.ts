import { expect, expectAccessible, registerAs, test } from './church.ts'

const places = ['This Sunday', 'Library', 'Community']
const account = ['Settings', 'Subscription']
const others = ['Help', 'Training', 'API docs', 'Integrations', 'Contact', 'Features', 'Pricing']
const everywhere = [...places, ...account, ...others]

test('on a phone Ruth searches the menu, closes it with Escape and is back where she was, and goes on by the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await registerAs(page)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(everywhere)
  await expectAccessible(page)
  await page.getByLabel('Search the menu').fill('INTEG')
  await expect(menu.getByRole('link').filter({ visible: true })).toHaveText(['Integrations'])
  await page.getByLabel('Search the menu').fill('zebra')
  await expect(page.getByText('No page by that name.')).toBeVisible()
  // The first Escape empties the search box, the next one closes the menu.
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link').filter({ visible: true })).toHaveText(everywhere)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  const bar = page.getByRole('navigation', { name: 'Quick' })
  await expect(bar.getByRole('listitem')).toHaveText([...places, 'Find'])
  for (const [name, title] of [
    ['Library', 'My Book Library'],
    ['Community', 'Community Stories'],
    ['This Sunday', 'Transform Your Sermon'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  await button.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  // Signed in, a public page leads back instead of asking to sign in, and its Find opens in the app.
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden()
  await bar.getByRole('link', { name: 'Find' }).click()
  await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible()
})

test('everything in the header is reached by keyboard, and the first key leads past it', async ({ page }) => {
  await registerAs(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  for (const name of ['Storyfold home', ...places]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused()
  await page.keyboard.press('Tab')
  const profile = page.getByRole('button', { name: 'Profile menu' })
  await expect(profile).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([...account, 'Change picture', ...others, 'Sign out'])
  await page.keyboard.press('Escape')
  await expect(profile).toBeFocused()
})

test('every link of every public page leads somewhere', async ({ page, baseURL }) => {
  const seen = new Set<string>()
  const open = ['/landing']
  for (let at = open.pop(); at; at = open.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const answer = await page.request.get(at)
    expect([at, answer.status()]).toEqual([at, 200])
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    await page.goto(at)
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((one) => one.id))
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link)
      expect(origin).toBe(new URL(baseURL ?? '').origin)
      if (pathname === new URL(page.url()).pathname && hash) expect(ids).toContain(hash.slice(1))
      // The app's own pages send a stranger away.
      if (!['/', '/library', '/stories'].includes(pathname) && !pathname.startsWith('/auth')) open.push(pathname + search)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})

test('public pages stand whole without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [address, text] of [
    ['/help', 'Where do the Bible verses come from?'],
    ['/training', 'A safe room'],
    ['/api', 'curl https://YOUR-STORYFOLD/v1/generate'],
    ['/pricing', '$99.99'],
  ] as const) {
    await page.goto(`${baseURL}${address}`)
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await context.close()
})
