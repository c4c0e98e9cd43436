import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { document as documentNamed, ownSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, test } from './church.ts'

const choose = (page: Page, name = 'neighbor.docx') => page.locator('[data-try-file]').setInputFiles(documentNamed(name).pathname)
const keep = (page: Page) => page.getByRole('button', { name: 'Keep these three books' })
/** Strangers wait for whatever else the machine does. */
const patient = { timeout: 90_000 }
let strangers = 0
const strange = () => `stranger.${++strangers}.${Date.now()}@hillside.example`

for (const { on, width, height } of [
  { on: 'a phone', width: 390, height: 844 },
  { on: 'a desk', width: 1280, height: 900 },
])
  test(`a stranger on ${on} gives Sunday’s file, sees three books, keeps them and prints the pack`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/landing')
    const began = Date.now()
    const since = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
    await choose(page)
    await expect(page.getByText('What we heard')).toBeVisible(patient)
    const heard = since()
    await expect(keep(page)).toBeVisible(patient)
    const ready = since()
    await expectAccessible(page)
    for (const [at, title] of ['young kids', 'children', 'teens'].entries()) {
      await page
        .getByRole('button', { name: /^Open / })
        .nth(at)
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: 'To teach from, the first page' })).toHaveJSProperty('complete', true)
      // A picture that did not come has no width of its own.
      for (const paper of await dialog.getByRole('img').all())
        await expect.poll(() => paper.evaluate((one) => (one as HTMLImageElement).naturalWidth), { message: title }).toBeGreaterThan(600)
      if (at === 1) {
        await expectAccessible(page)
        const sheet = await page.request.get(String(await dialog.getByRole('link', { name: /Print Coloring page/ }).getAttribute('href')))
        expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
      }
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    }
    const seen = since()
    await keep(page).click()
    await page.getByLabel('Email').fill(strange())
    await page.getByLabel('Password').fill('a quiet lamb by night')
    await keep(page).click()
    await expect(page).toHaveURL(/\/books\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = since()
    await page.getByRole('button', { name: on === 'a phone' ? 'Print for Sunday' : 'Choose', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: on === 'a phone' ? 'All of Sunday’s files as one ZIP' : /^Sunday pack/ })
        .click(),
    ])
    expect(Object.keys(unzipSync(readFileSync(await download.path()))).length).toBeGreaterThan(12)
    console.info(
      `a stranger on ${on}: heard ${heard}, three books ${ready}, all sheets seen ${seen}, kept ${kept}, pack printed ${since()}`,
    )
    await page.goto('/landing')
    await expect(page.getByText('Drop Sunday’s sermon here')).toBeVisible()
  })

test('a stranger pastes the text, closes the tab, comes back to the books, and keeps them with the account there is', async ({
  page,
  context,
}) => {
  const email = strange()
  await page.request.post('/api/auth/register', { data: { email, password: 'a quiet lamb by night' } })
  await page.goto('/landing')
  await page.getByText('Or paste the text').click()
  await page.getByLabel('The sermon').fill(ownSermon('stones'))
  await page.getByRole('button', { name: 'Make three books' }).click()
  await expect(keep(page)).toBeVisible(patient)
  await page.close()
  const again = await context.newPage()
  await again.goto('/landing')
  await keep(again).click()
  await again.getByLabel('Email').fill(email)
  await again.getByLabel('Password').fill('another password')
  await keep(again).click()
  await expect(again.getByText('There is already an account with this email.', { exact: false }).first()).toBeVisible()
  await again.getByRole('link', { name: 'I have an account' }).click()
  await again.getByLabel('Email').fill(email)
  await again.getByLabel('Password').fill('a quiet lamb by night')
  await again.getByRole('button', { name: 'Login' }).click()
  await expect(again).toHaveURL(/\/books\/[\w-]{36}$/)
})

test('what cannot be read says why where it was dropped, and another file goes in at once', async ({ page }) => {
  await page.goto('/landing')
  await page
    .locator('[data-try-file]')
    .setInputFiles({ name: 'sermon.pages', mimeType: 'application/octet-stream', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: 'This file type cannot be read.' })).toBeVisible()
  await choose(page, 'scan.pdf')
  await expect(page.getByRole('alert').filter({ hasText: 'No readable text was found in this file.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try another' }).click()
  await expect(page.getByText('Drop Sunday’s sermon here')).toBeVisible()
  const recipe = 'Melt the butter in a pan and stir the onions until they are soft. '.repeat(20)
  await page.getByText('Or paste the text').click()
  await page.getByLabel('The sermon').fill(recipe)
  await page.getByRole('button', { name: 'Make three books' }).click()
  await page.getByRole('button', { name: 'It is a sermon: make the books' }).click()
  await expect(keep(page)).toBeVisible(patient)
  await page.getByRole('button', { name: 'Try another' }).click()
  await page.reload()
  await expect(page.getByText('Drop Sunday’s sermon here')).toBeVisible()
})

test('a file dropped anywhere on the page is taken, and a sermon pasted anywhere', async ({ page }) => {
  await page.goto('/landing')
  // Until the page's script is there, nobody hears a drop.
  await expect(async () => {
    await page.evaluate((text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'sunday.txt', { type: 'text/plain' }))
      document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }, ownSermon('stones'))
    await expect(page.getByRole('button', { name: /Stop|Try another/ })).toBeVisible({ timeout: 3000 })
  }).toPass(patient)
  await expect(page.getByText('What we heard')).toBeVisible(patient)
  await page.getByRole('button', { name: /Stop|Try another/ }).click()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, ownSermon('hagar'))
  await expect(page.getByText('What we heard')).toBeVisible(patient)
})

test('the story is read aloud and each word is lit when it is said', async ({ page }) => {
  await page.goto('/landing')
  await page.getByRole('button', { name: 'Read the story aloud' }).click()
  await expect.poll(() => page.locator('[data-at][data-lit]').count()).toBe(1)
  await expect.poll(() => page.locator('[data-at][data-said]').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.locator('[data-at][data-lit]')).toHaveCount(0)
})

test('the landing page is whole without a script: sheets open, a lesson is read, the sermon’s words are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/landing')
  await expect(page.getByText('Drop Sunday’s sermon here')).toBeHidden()
  const sheets = page.locator('#sample a')
  await expect(sheets).toHaveCount(5)
  for (const sheet of await sheets.all()) {
    const file = await page.request.get(String(await sheet.getAttribute('href')))
    expect([file.status(), (await file.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  }
  await expect(page.locator('blockquote mark')).toBeVisible()
  await page.getByRole('link', { name: 'Read a whole lesson' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
