import { readFileSync } from 'node:fs'
import { expect, expectAccessible, goTo, openSampleBook, registerAs, test } from './church.ts'
import { people } from '#tests/people.ts'

test('Ruth takes a lesson for another program, and her library to Daniel’s account; a file that is none is refused', async ({
  page,
  browser,
}, info) => {
  await openSampleBook(page, 'children')
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Take it with you' }).click()
  const [lesson] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /Open Lesson/ }).click()])
  expect(lesson.suggestedFilename()).toMatch(/open lesson\.json$/)
  const { sections } = JSON.parse(readFileSync(await lesson.path(), 'utf8')) as { sections: { actions: { actionType: string }[] }[] }
  expect(sections.flatMap(({ actions }) => actions.map(({ actionType }) => actionType))).toEqual(
    expect.arrayContaining(['say', 'do', 'note']),
  )
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Export library' })).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export library' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Storyfold library, .*\.zip$/)
  const place = info.outputPath('library.zip')
  await file.saveAs(place)

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await registerAs(other, people.daniel, new URL('/', page.url()).origin)
  await other.goto(new URL('/settings', page.url()).href)
  const choose = other.getByLabel('Choose a library to import')
  await choose.setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('no library') })
  await expect(other.getByText(/This is not a library that Storyfold exported/).first()).toBeVisible()
  await choose.setInputFiles(place)
  await expect(other.getByText('1 sermon with 3 books imported.').first()).toBeVisible()
  await choose.setInputFiles(place)
  await expect(other.getByText(/Nothing new was imported/).first()).toBeVisible()
  await expectAccessible(other)
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  await goTo(other, 'Library')
  await expect(other.getByText('Who Is My Neighbor?').first()).toBeVisible()
  await other.context().close()
})
