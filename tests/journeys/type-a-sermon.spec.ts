import { fileURLToPath } from 'node:url'
import { expect, registerAs, test } from './church.ts'
import { document, stonesSermon } from '#tests/sermons.ts'

test('Daniel is told what is missing, gets suggestions, and keeps his draft through a reload', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Content required', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sermon text')).toBeFocused()
  await expect(page.getByLabel('Sermon text')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Sermon text').fill(stonesSermon.content)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Please provide sermon title and speaker', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Speaker')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Title').fill('My own title')
  // No AI writes here, and no word on the page says that one does.
  await expect(page.getByRole('button', { name: 'AI suggestions' })).toHaveCount(0)
  // What the text says by itself stands there already; what is emptied is found again.
  await expect(page.getByLabel('Scripture')).toHaveValue('Joshua 4')
  await page.getByLabel('Scripture').fill('')
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await expect(page.getByText('Filled in from the sermon: scripture, theme.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('My own title')
  await expect(page.getByLabel('Scripture')).toHaveValue('Joshua 4')
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await expect(page.getByText('Nothing was changed', { exact: true })).toBeVisible()
  await page.waitForTimeout(400)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('My own title')
  await expect(page.getByLabel('Sermon text')).toHaveValue(stonesSermon.content)
})

test('a file that cannot be read says why, and what was typed stays', async ({ page }) => {
  await registerAs(page)
  await page.getByLabel('Speaker').fill('Daniel Ortiz')
  await page.getByLabel('Choose a sermon file').setInputFiles({ name: 'sermon.pages', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toContainText('File type not supported. Please upload: .pdf,.docx,.txt')
  await page.getByLabel('Choose a sermon file').setInputFiles(fileURLToPath(document('locked.pdf')))
  await expect(page.getByText('This file is protected by a password.').first()).toBeVisible()
  await page.getByLabel('Choose a sermon file').setInputFiles(fileURLToPath(document('scan.pdf')))
  await expect(page.getByText('No readable text was found').first()).toBeVisible()
  await expect(page.getByLabel('Speaker')).toHaveValue('Daniel Ortiz')
})
