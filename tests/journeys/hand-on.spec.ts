import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

/** Has the sample sermon's books written, opens one, and opens what hands it on. */
async function openSend(page: Page) {
  await openSampleBook(page, 'children')
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
}
const addressIn = async (page: Page, kind: string) => (await page.getByText(new RegExp(`^http.*/${kind}/`)).textContent()) ?? ''

test('Priya teaches from a link: no account, what she needs, the sheets, the class without a network; Ruth sees that she opened it and ends it', async ({
  page,
  browser,
}) => {
  await openSend(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expectAccessible(page)
  await page.getByLabel('Add a short note').fill('The tape is in the blue cupboard.')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await addressIn(page, 'teach')
  await expectAccessible(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, acceptDownloads: true })
  const priya = await phone.newPage()
  const answer = await priya.goto(address)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(priya.getByText('The tape is in the blue cupboard.')).toBeVisible()
  await expectAccessible(priya)
  // Before Sunday: what to bring, the sheet of a step with the way to it, and what is got ready.
  const before = (name: string) => priya.getByRole('heading', { name, exact: true })
  await expect(before('Bring')).toBeVisible()
  await expect(before('Print')).toBeVisible()
  await expect(priya.getByRole('checkbox', { name: 'Trace the verse' })).toBeVisible()
  const [sheet] = await Promise.all([priya.waitForEvent('download'), priya.getByRole('link', { name: 'Trace the verse, PDF' }).click()])
  expect(readFileSync(await sheet.path()).length).toBeGreaterThan(1000)
  await priya.getByRole('checkbox').first().check()
  await priya.reload()
  await expect(priya.getByRole('checkbox').first()).toBeChecked()
  // Above stands by name what is shown below, and one number says for how many it is printed.
  const shown = priya.locator('ul:has(> li img)').getByRole('link')
  const listed = (await priya.locator('label', { has: priya.locator('input[data-kept*=" print "]') }).allTextContents()).join(' ')
  for (const title of await shown.allTextContents()) expect(listed).toContain(title.split(': ')[0])
  await priya.getByLabel('How many are coming?').fill('8')
  const [room] = await Promise.all([priya.waitForEvent('download'), priya.getByRole('button', { name: 'Everything as one PDF' }).click()])
  expect(room.url()).toContain('count=8')
  await priya.reload()
  await expect(priya.getByLabel('How many are coming?')).toHaveValue('8')
  await expect(priya.getByText(/You can teach without it/)).toBeVisible()
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
  await expect(priya.getByRole('definition').filter({ hasText: 'Trace the verse' })).toBeVisible()
  await priya.getByRole('button', { name: 'Start the clock' }).click()
  await phone.setOffline(true)
  await priya.reload()
  await expect(priya.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await expect
    .poll(() => priya.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Andika') && status === 'loaded')))
    .toBe(true)
  // Whoever opens the link again in the middle of the class is led on, not to its beginning.
  await priya.goto(address)
  await priya.getByRole('link', { name: 'Back to teaching' }).click()
  await expect(priya.getByText(/^Step 1 of \d+$/)).toBeVisible()
  // Without a network every way on leads to what is kept on this device, to the last card and past it.
  const end = priya.getByRole('button', { name: 'End the class' })
  while (!(await end.isVisible())) await priya.getByRole('button', { name: /^Next/ }).click()
  await expect(priya.getByRole('link')).toHaveText(['Leave the class'])
  await end.click()
  await expect(priya.getByRole('heading', { name: 'The class is over' })).toBeFocused()
  await expectAccessible(priya)
  await expect(priya.getByRole('link')).toHaveCount(0)
  await phone.setOffline(false)
  await priya.getByRole('link', { name: 'Say how it went' }).click()
  await expect(priya.getByLabel('A few words')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
  await expect(page.getByText('Opened 4 times')).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  // The dialog is still open: what is said is seen over it, and heard inside it.
  const told = page.getByText('Link ended', { exact: true })
  await expect(told).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Send' })
  await expect(dialog.getByRole('status').filter({ hasText: 'Notification: Link ended. Nobody can open it anymore.' })).toHaveCount(1)
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
  await page.getByRole('button', { name: 'Change', exact: true }).click()
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

test('a link for the whole Sunday asks for the room first, and has one thing to press in the room that is open', async ({
  page,
  browser,
}) => {
  await openSampleBook(page, 'children')
  await page.goto('/')
  await page.getByRole('button', { name: 'Send to volunteers' }).click()
  await expect(page.getByLabel('Who teaches')).toHaveCount(0)
  await page.getByLabel('Email it to').fill('not an address')
  await expect(page.getByRole('button', { name: 'Email the link' })).toBeVisible()
  await page.getByLabel('Email it to').fill('')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await addressIn(page, 'teach')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const volunteer = await phone.newPage()
  await volunteer.goto(address)
  await expect(volunteer.getByRole('heading', { name: 'Which room do you teach?' })).toBeVisible()
  const start = volunteer.getByRole('link', { name: 'Start teaching' })
  const room = (name: string) => volunteer.locator('summary', { hasText: name })
  await expect(start).toHaveCount(0)
  await room('Young kids').click()
  await expect(start).toHaveCount(1)
  await expectAccessible(volunteer)
  const youngest = await start.getAttribute('href')
  await room('Teens').click()
  await expect(start).toHaveCount(1)
  expect(await start.getAttribute('href')).not.toBe(youngest)
  await phone.close()
})

test('a link that was opened once opens, teaches and is left without a network, says how old it is, and is kept no longer than it lasts', async ({
  page,
  browser,
}) => {
  await openSend(page)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await addressIn(page, 'teach')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const dana = await phone.newPage()
  await dana.goto(address)
  const saved = dana.getByText('Saved on this device. Works without internet.').filter({ visible: true })
  await expect(saved).toBeVisible()
  await phone.setOffline(true)
  await dana.goto(address)
  const old = dana.getByText(/This is the lesson as it was on \w+ \d+/)
  await expect(old).toBeVisible()
  await expectAccessible(dana)
  // The class was never opened on this phone.
  await dana.getByRole('link', { name: 'Start teaching' }).click()
  await dana.getByRole('button', { name: 'Start the clock' }).click()
  await expect(dana.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await dana.reload()
  await expect(dana.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await dana.getByRole('link', { name: 'Leave the class' }).click()
  await expect(old).toBeVisible()
  // What cannot be had without a network is said by a page of the product.
  await dana.getByRole('link', { name: 'Leader’s sheet' }).click()
  await expect(dana.getByRole('heading', { name: 'No Internet Here' })).toBeVisible()
  await expectAccessible(dana)
  await dana.getByRole('button', { name: 'Back' }).click()
  await expect(old).toBeVisible()
  await phone.setOffline(false)
  await dana.goto(address)
  await expect(saved).toBeVisible()
  await expect(old).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
  // Keeping it is no opening.
  await expect(page.getByText('Opened 2 times')).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Link ended', { exact: true })).toBeVisible()
  await dana.goto(address)
  await expect(dana.getByRole('heading', { name: 'This Link Does Not Open' })).toBeVisible()
  await phone.setOffline(true)
  await dana.goto(address)
  await expect(dana.getByRole('heading', { name: 'No Internet Here' })).toBeVisible()
  await phone.close()
})
