import { expect, expectAccessible, registerAs, test } from './church.ts'

for (const theme of ['light', 'dark'])
  for (const width of [1280, 390])
    test(`axe finds nothing on any screen, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      for (const address of ['/landing', '/auth', '/auth?tab=register', '/nowhere']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
      await registerAs(page)
      // Signing in leaves the look of this browser until another was chosen.
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Profile menu' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
      await page.getByRole('button', { name: 'Generate Content' }).click()
      await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
      for (const tab of ['Teens', 'Children', 'Young kids']) {
        await page.getByRole('tab', { name: new RegExp(tab) }).click()
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: 'PDF', exact: true }).click()
      await expect(page.getByTestId('preview-page')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Library' }).click()
      await expect(page.getByText('3 books', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Delete' }).first().click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Community' }).click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    })
