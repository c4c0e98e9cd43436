import type { Page } from '@playwright/test'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { expect, expectAccessible, haveSampleWritten, openSampleBook, registerAs, test } from './church.ts'

/** Has the sample sermon's books written and opens one at its own address. */
async function openBook(page: Page, age: AgeGroup) {
  await openSampleBook(page, age)
  await expect(page).toHaveURL(/\/books\/[\w-]+$/)
}

test('a book has an address: its tabs, its sections, back and reload lead to the same place', async ({ page }) => {
  await openBook(page, 'children')
  const title = page.getByRole('heading', { level: 1 })
  const first = await title.textContent()
  const plan = page.getByRole('navigation', { name: 'In this book' })
  await plan.getByRole('link', { name: /Memory verse/ }).click()
  await expect(page).toHaveURL(/#verse$/)
  await expect(page.getByRole('heading', { name: 'Memory Verse' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Memory Verse' })).toBeInViewport()
  await expect(plan.getByRole('link', { name: /Memory verse/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('navigation', { name: 'Books of this sermon' }).getByRole('link', { name: /Teens/ }).click()
  await expect(title).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(title).toHaveText(first ?? '')
  // Pictures that come late above a section do not carry it away.
  const kids = await page
    .getByRole('navigation', { name: 'Books of this sermon' })
    .getByRole('link', { name: /Young kids/ })
    .getAttribute('href')
  await page.goto('about:blank')
  await page.goto(`${kids}#questions`)
  await expect(page.getByRole('list', { name: 'The story in pictures' })).toBeAttached()
  await expect.poll(() => page.locator('#questions').evaluate((one) => Math.abs(one.getBoundingClientRect().top) < 300)).toBe(true)
})

test('the minutes of the contents are the minutes of the sections, and all of the class', async ({ page }) => {
  await openBook(page, 'young-kids')
  const plan = page.getByRole('navigation', { name: 'In this book' })
  await expect(plan.getByText(/^\d+ minutes$/).first()).toBeVisible()
  const rows = await plan
    .getByRole('listitem')
    .getByText(/^\d+ minutes$/)
    .allTextContents()
  expect(rows.reduce((sum, row) => sum + Number.parseInt(row), 0)).toBe(45)
  const sections = page.locator('main').getByText(/^\d:\d\d, \d+ min$/)
  // What is below the window is drawn a moment after it.
  await expect(sections).toHaveCount(rows.length)
  const minutes = (await sections.allTextContents()).map((text) => /(\d+) min$/.exec(text)?.[1])
  expect(minutes).toEqual(rows.map((row) => String(Number.parseInt(row))))
  for (const heading of [
    'Story',
    'Key Points',
    'Activities',
    'Memory Verse',
    'Discussion Questions',
    'Weekly Challenge',
    'Flashcards',
    'Prayer',
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
})

test('what is packed stays ticked, and the sheets are fetched from beside the lesson', async ({ page }) => {
  await openBook(page, 'children')
  const prepare = page.getByRole('complementary', { name: 'Print and prepare' })
  const box = prepare.getByRole('checkbox').first()
  await box.check()
  await expect(prepare.getByText(/^1 of \d+$/)).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    prepare.getByRole('button', { name: 'Leader’s sheet as PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await prepare.getByLabel('How many children').fill('2')
  const [room] = await Promise.all([page.waitForEvent('download'), prepare.getByRole('button', { name: 'Print for Sunday' }).click()])
  expect(room.suggestedFilename()).toMatch(/\.pdf$/)
  // How many come is said once: it stands wherever it is asked again.
  await page.reload()
  await expect(prepare.getByLabel('How many children')).toHaveValue('2')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('How many come')).toHaveValue('2')
  await page.getByRole('button', { name: 'Close' }).click()
  await prepare.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByRole('dialog', { name: 'Take it with you' })).toBeVisible()
})

test('the sermon stands aside while its books are shown, until it is asked for', async ({ page }) => {
  await haveSampleWritten(page)
  await page.getByRole('tab', { name: /Children/ }).click()
  await page.getByRole('link', { name: 'Open the book' }).click()
  await expect(page).toHaveURL(/\/books\/[\w-]+$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who Is My Neighbor?')
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await expect(page.getByLabel('Sermon text')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the sermon' }).click()
  await expect(page.getByLabel('Sermon text')).toBeVisible()
})

test('a book of somebody else is not there, and the way back is', async ({ page }) => {
  await registerAs(page)
  await page.goto('/books/5f0b8a52-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('This book is not in your library.')
  await page.getByRole('link', { name: 'Your library' }).click()
  await expect(page).toHaveURL(/\/library$/)
})

for (const theme of ['light', 'dark'])
  for (const width of [1280, 820, 390])
    test(`axe finds nothing on a book, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await openBook(page, 'young-kids')
      await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'More' }).click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    })
