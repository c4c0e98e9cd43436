import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

/** Has the sample sermon's books written, opens one, and opens what hands it on. */
async function openSend(page: Page) {
  await openSampleBook(page, /Children/)
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
}
const addressIn = async (page: Page, kind: string) => (await page.getByText(new RegExp(`^http.*/${kind}/`)).textContent()) ?? ''

test('Priya teaches from a link: no account, what she needs, the sheets, the class without a network; Ruth sees that she opened it and ends it', async ({
  page,
  browser,
}) => {
  await openSend(page)
  await expectAccessible(page)
  await page.getByLabel('A word with it').fill('The tape is in the blue cupboard.')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await addressIn(page, 'teach')
  await expectAccessible(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, acceptDownloads: true })
  const priya = await phone.newPage()
  const answer = await priya.goto(address)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(priya.getByText('The tape is in the blue cupboard.')).toBeVisible()
  await expectAccessible(priya)
  await priya.getByRole('checkbox').first().check()
  await priya.reload()
  await expect(priya.getByRole('checkbox').first()).toBeChecked()
  await priya.locator('summary', { hasText: 'The whole lesson' }).click()
  await expect(priya.getByRole('heading', { name: 'Discussion Questions' })).toBeVisible()
  const [file] = await Promise.all([priya.waitForEvent('download'), priya.getByRole('link', { name: 'Leader’s sheet, PDF' }).click()])
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await priya.getByRole('link', { name: 'Start teaching' }).click()
  await expect(priya.getByText('Saved on this device. Works without internet.').filter({ visible: true })).toBeVisible()
  await priya.getByRole('button', { name: 'Start the clock' }).click()
  await phone.setOffline(true)
  await priya.reload()
  await expect(priya.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await phone.setOffline(false)

  await page.reload()
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
  await expect(page.getByText('Opened 2 times')).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  // The dialog is still open: what is said is seen over it, and heard inside it.
  const told = page.getByText('Link ended', { exact: true })
  await expect(told).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Send' })
  await expect(dialog.getByRole('status').filter({ hasText: 'Notification: Link ended. Nobody can open it any more.' })).toHaveCount(1)
  expect(
    await told.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top !== null && (element.contains(top) || top.contains(element))
    }),
  ).toBe(true)
  await dialog.getByRole('listitem').filter({ hasText: 'Link ended' }).getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
  await expect(dialog).toBeVisible()
  await priya.goto(address)
  await expect(priya.getByRole('heading', { name: 'This Link Does Not Open' })).toBeVisible()
  await expectAccessible(priya)
  await phone.close()
})

test('the families have one page for three ages, and a text for the newsletter', async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void (document.title = text) } })
  })
  await openSend(page)
  await page.getByLabel('For whom').selectOption('family')
  await expect(page.getByText('Ask at the table').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('Content copied!', { exact: true })).toBeVisible()
  expect(await page.title()).toContain('YOUNG KIDS 3–5')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await addressIn(page, 'family')
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const family = await context.newPage()
    await family.goto(address)
    await expect(family.getByRole('heading', { name: 'Tonight' })).toHaveCount(3)
    await expectAccessible(family)
    expect(await family.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    await context.close()
  }
})
