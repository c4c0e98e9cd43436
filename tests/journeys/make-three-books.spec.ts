import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { doWith, expect, expectAccessible, goTo, haveSampleWritten, haveWritten, registerAs, test } from './church.ts'
import { document } from '#tests/sermons.ts'

test('Ruth drops her sermon, gets three books, finds them in the library and downloads the PDF', async ({ page }) => {
  await registerAs(page)
  await expect(page.getByText('Trial: 3 days left')).toBeVisible()
  await page.getByLabel('Choose a sermon file').setInputFiles(fileURLToPath(document('neighbor.docx')))
  await expect(page.getByText('File parsed successfully', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Who Is My Neighbor?')
  await expect(page.getByLabel('Speaker')).toHaveValue('Hannah Reed')
  await expect(page.getByLabel('Date')).toHaveValue('2026-05-17')
  await expect(page.getByLabel('Scripture')).toHaveValue(/Luke 10:25.37/)
  await haveWritten(page)
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()

  for (const [tab, heading] of [
    ['Teens', 'Discussion Questions'],
    ['Children', 'Weekly Challenge'],
    ['Young kids', 'Flashcards'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click()
    for (const section of ['Story', 'Key Points', 'Activities', 'Memory Verse', heading])
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
  }
  await page.getByRole('tab', { name: /Teens/ }).click()
  await expect(page.getByText('The class in 45 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'See it in the sermon' }).first().click()
  await expect(page.getByRole('dialog').locator('mark')).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'See it in the sermon' }).first()).toBeFocused()

  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  const paper = await page.getByTestId('preview-page').boundingBox()
  expect(paper?.width).toBe(816)
  expect(paper?.height).toBeGreaterThanOrEqual(1056)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download PDF' }).click()])
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeFocused()

  await goTo(page, 'Library')
  const all = page.getByText('1 sermon, 3 books', { exact: true })
  await expect(all).toBeVisible()
  await doWith(page, /Who Is My Neighbor/, 'The books')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'View Content' }).first().click()
  await expect(page.getByRole('heading', { name: 'Memory Verse' })).toBeVisible()
  await goTo(page, 'Library')
  await doWith(page, /Who Is My Neighbor/, 'Delete')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(all).toBeVisible()
  await doWith(page, /Who Is My Neighbor/, 'Delete')
  await page.getByRole('button', { name: 'Delete sermon and books' }).click()
  await expect(page.getByText('Content Deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('No books yet')).toBeVisible()
})

test('Daniel copies a book as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await haveSampleWritten(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Content copied!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('MEMORY VERSE')
})
