import { expect, expectAccessible, test } from './church.ts'

const publicPages = [
  '/landing',
  '/features',
  '/pricing',
  '/help',
  '/support',
  '/training',
  '/api',
  '/integrations',
  '/community',
  '/contact',
  '/about',
  '/terms',
  '/privacy',
  '/auth?tab=gift',
  '/forgot-password',
]

for (const theme of ['light', 'dark'])
  for (const width of [1280, 390])
    test(`every public page stands, and axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      // What stands in for a page when the database is away; pages.test.ts proves that it does.
      await page.route('**/not-now', (route) => route.fulfill({ path: 'dist/pages/html/not-now.html' }))
      for (const address of [...publicPages, '/no-such-page', '/not-now']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      }
    })

test('a stranger searches the help, opens one answer at a time, and writes to support', async ({ page }) => {
  await page.goto('/help')
  await page.getByLabel('Search the questions').fill('PRINT')
  await expect(page.getByText('How do I print a lesson, or hear it?')).toBeVisible()
  await expect(page.getByText('How long does it take?')).toBeHidden()
  await page.getByLabel('Search the questions').fill('elephants')
  await expect(page.getByText('No question here covers that.')).toBeVisible()
  await page.getByLabel('Search the questions').fill('')
  await page.getByText('Can I cancel?').click()
  await expect(page.getByText('At any time, under Settings')).toBeVisible()
  await page.getByText('Which files can I upload?').click()
  await expect(page.getByText('At any time, under Settings')).toBeHidden()
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await page.getByLabel('Name').fill('Naomi')
  await page.getByLabel('Email').fill('naomi@gracechapel.example')
  await page.getByLabel('Message').fill('How do I pay by invoice?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})
