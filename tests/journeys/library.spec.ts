import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { neighborSermon, stonesSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, goTo, registerAs, test } from './church.ts'

/** Two Sundays, given by another device of the same person. */
async function twoSundays(page: Page): Promise<void> {
  await registerAs(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  for (const data of [
    { ...stonesSermon, date: '2026-06-07', series: 'By the River' },
    { ...neighborSermon, date: '2026-05-17' },
  ])
    await page.request.post('/api/generate-content', { data, headers: { authorization: `Bearer ${token}` } })
  await page.goto('/library')
  await expect(page.getByText('2 sermons, 6 books', { exact: true })).toBeVisible()
}
const rows = (page: Page) =>
  page
    .getByRole('region', { name: /2026$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })

test('Ruth finds a sermon by a word of its text, by its passage and by the strip of the Bible, and the way back shows the same', async ({
  page,
}) => {
  await twoSundays(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['June 2026', 'May 2026'])
  const search = page.getByLabel('Search your library')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('samarit')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(neighborSermon.title)
  await expect(page).toHaveURL(/q=samarit/)
  await page.reload()
  await expect(search).toHaveValue('samarit')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rows(page)).toHaveCount(2)
  await search.fill('Luke 10:30')
  await expect(rows(page)).toContainText([neighborSermon.title])
  await search.fill('')
  await page.getByRole('button', { name: 'Joshua, 1 sermon' }).click()
  await expect(rows(page)).toContainText([stonesSermon.title])
  await expect(page.getByLabel('Bible book')).toHaveValue('Joshua')
  await page.getByRole('button', { name: 'Joshua, 1 sermon' }).click()
  await page.getByLabel('Series').selectOption('By the River')
  await expect(rows(page)).toHaveCount(1)
})

test('from the keyboard alone Ruth moves, prints, sends and opens', async ({ page }) => {
  await twoSundays(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'Print the Sunday pack' })).toBeVisible()
  const [room] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF for teens' }).click()])
  expect(room.suggestedFilename()).toMatch(/\.pdf$/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stonesSermon.title)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('neighbor')
  const found = page.getByRole('dialog', { name: 'Find' }).getByRole('option').filter({ hasText: neighborSermon.title }).first()
  await expect(found).toBeVisible()
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(neighborSermon.title)
  await page.keyboard.press('/')
  await page.keyboard.type('who can see my lessons')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help#who-can-see-my-lessons$/)
  await expect(page.getByText('Only you, until you share one')).toBeVisible()
})

test('several sermons get a series, become one ZIP, and are deleted and had back together', async ({ page }) => {
  await twoSundays(page)
  for (const title of [neighborSermon.title, stonesSermon.title]) await page.getByLabel(`Select “${title}”`).check()
  const bar = page.getByRole('region', { name: 'Selected sermons' })
  await bar.getByRole('button', { name: 'Series' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Series' }).fill('Crossing Over')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rows(page).getByText('Crossing Over')).toHaveCount(2)
  const [zip] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Export' }).click()])
  const names = Object.keys(unzipSync(readFileSync(await zip.path())))
  expect(names.filter((name) => name.endsWith('/Sermon.txt'))).toHaveLength(2)
  expect(names.filter((name) => name.endsWith('.docx'))).toHaveLength(6)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete sermons and books' }).click()
  await expect(page.getByText('No books yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('This Sunday says who teaches and whether they have opened what was sent', async ({ page, browser }) => {
  await twoSundays(page)
  await goTo(page, 'This Sunday')
  const rooms = page.getByRole('list', { name: 'Rooms' })
  await expect(rooms.getByText('no one yet')).toHaveCount(3)
  await rooms.getByRole('button', { name: 'Ask someone for children' }).click()
  await page.getByLabel('Who teaches').fill('Priya Shah')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = (await page.getByRole('link', { name: 'Open it' }).getAttribute('href')) ?? ''
  await page.keyboard.press('Escape')
  await expect(rooms.getByText('Children, Priya Shah')).toBeVisible()
  await expect(rooms.getByText('Not opened yet')).toBeVisible()
  const other = await browser.newContext()
  await (await other.newPage()).goto(address)
  await other.close()
  await page.reload()
  await expect(rooms.getByText(/^Opened \w+day$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Print the Sunday pack' }).click()
  const [zip] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Everything as one ZIP' }).click()])
  expect(zip.suggestedFilename()).toMatch(/Sunday pack\.zip$/)
})

test('a text that is dropped anywhere on the page is read into the field, and Generate is in reach of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerAs(page)
  const generate = page.getByRole('button', { name: 'Generate Content' })
  const bar = await page.getByRole('navigation', { name: 'Quick' }).boundingBox()
  const box = await generate.boundingBox()
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.evaluate((words) => {
    const held = new DataTransfer()
    held.setData('text/plain', words)
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }))
  }, `Stones in the River\nPastor Amos Keller\n\n${stonesSermon.content}`)
  await expect(page.getByLabel('Sermon text')).toHaveValue(/Jordan/)
  await expect(page.getByLabel('Title')).toHaveValue('Stones in the River')
  await expect(page.getByLabel('Speaker')).toHaveValue(/Amos Keller/)
  await expectAccessible(page)
})

test('on a phone Ruth chooses two sermons with her thumb, puts them in a series, and is back among her books', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await twoSundays(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected sermons' })
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled()
  // A touch anywhere on the row chooses, its title too; nothing is opened.
  for (const { title } of [stonesSermon, neighborSermon]) {
    const box = await page.getByText(title, { exact: true }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 8)
  }
  await expect(bar.getByText('2 selected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Series' }).click()
  const dialog = page.getByRole('dialog', { name: 'Series of 2 sermons' })
  await dialog.getByRole('combobox', { name: 'Series' }).fill('On the Road')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Series').selectOption('On the Road')
  await expect(rows(page)).toHaveCount(2)
})
