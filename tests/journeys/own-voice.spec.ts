import { browserFlags } from '../../scripts/browser-flags.mjs'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

// A microphone that beeps once a second, as the browser brings it along for tests.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  },
})

test('Ruth reads the book herself: records, pauses, hears it, keeps it, and it is what Listen plays', async ({ page }) => {
  await openSampleBook(page, 'young-kids')
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Record it yourself' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'Record it yourself' })
  await expect(dialog.getByRole('heading', { name: 'What is read' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog.getByRole('timer')).toHaveText('0:02')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(dialog.getByText('Paused')).toBeVisible()
  await dialog.getByRole('button', { name: 'Resume' }).click()
  await expect(dialog.getByRole('timer')).toHaveText('0:03')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByLabel('What you recorded')).toBeVisible()
  await expectAccessible(page)

  // Nobody loses a recording by a key.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Throw this recording away?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Go back to it' }).click()

  // Nor by a network that is gone.
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('The recording was not kept', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Recording kept', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const player = page.getByRole('region', { name: /read aloud/ })
  await expect(player.getByText('In your own voice.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(player.getByText('In your own voice.')).toBeVisible()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)).toBeGreaterThan(1)

  await open()
  await dialog.getByRole('button', { name: 'Delete this recording' }).click()
  await expect(page.getByText('Recording deleted', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete this recording' })).toHaveCount(0)
})
