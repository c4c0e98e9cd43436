import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { doWith, expect, expectAccessible, goTo, haveSampleWritten, test } from './church.ts'

async function makeLesson(page: Page) {
  await haveSampleWritten(page)
}

test('Ruth takes the leader’s sheet, a coloring page, slides and the whole Sunday with her', async ({ page }) => {
  await makeLesson(page)
  await page.getByRole('tab', { name: /Young kids/ }).click()
  await page.getByRole('button', { name: 'Take it with you' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Coloring page: the story')).toBeVisible()
  // A sheet is drawn when somebody comes to see it.
  for (const sheet of await dialog.getByRole('button', { name: / as PNG$/ }).all()) await sheet.scrollIntoViewIfNeeded()
  await expect(dialog.locator('img')).toHaveCount(11)
  await expect(dialog.getByRole('button', { name: /^Slides/ })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByLabel('US Letter').check()
  const take = async (name: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const leader = await take(/^Leader’s sheet/)
  expect(leader.name).toContain("leader's sheet.pdf")
  expect(leader.bytes.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  expect((await take(/^Coloring page: the story Th/)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await take(/^Flashcards as PNG/)).bytes.subarray(1, 4).toString()).toBe('PNG')
  expect((await take(/^Word/)).name).toMatch(/\.docx$/)
  const pack = await take(/^Sunday pack/)
  expect(pack.name).toMatch(/, Sunday pack\.zip$/)
  expect(Object.keys(unzipSync(pack.bytes)).filter((name) => name.startsWith('2 Children/')).length).toBeGreaterThan(8)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Take it with you' })).toBeFocused()
})

test('Daniel hears a book, seeks in it and finds it again in the library', async ({ page }) => {
  await makeLesson(page)
  await page.getByRole('tab', { name: /Young kids/ }).click()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(page.getByText('Audio generated', { exact: true })).toBeVisible()
  const player = page.getByRole('region', { name: /read aloud/ })
  await expectAccessible(page)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await player.getByLabel('Speed').selectOption('1.5')
  await player.getByLabel('Position').fill('20')
  const heard = () => page.evaluate(() => (document.querySelector('audio') as HTMLAudioElement).currentTime)
  await expect.poll(heard).toBeGreaterThan(20)
  await player.getByRole('button', { name: 'Pause' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), player.getByRole('link', { name: 'Download the audio' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.mp3$/)
  await goTo(page, 'Library')
  await doWith(page, /Who Is My Neighbor/, 'The books')
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Young kids' }).getByRole('button', { name: 'Audio' }).click()
  await expect(page.getByRole('region', { name: /read aloud/ })).toBeVisible()
})

test('Ruth prints a book: a window opens with it, prints and closes', async ({ page, context }) => {
  await context.addInitScript(() => {
    // A browser without a printer: what it would print is kept, and it says that it is done.
    window.print = () => {
      ;(window.opener as { printed?: string } | null)!.printed = document.body.innerText
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await makeLesson(page)
  const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Print', exact: true }).click()])
  await opened.waitForEvent('close')
  const printed = await page.evaluate(() => (window as { printed?: string }).printed)
  expect(printed).toContain('Memory Verse')
  expect(printed).not.toContain('Sign out')
})
