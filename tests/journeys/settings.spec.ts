import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible, registerAs, test } from './church.ts'

const picture = fileURLToPath(new URL('../../docs/pictures/home.png', import.meta.url))

test('Ruth fills her profile, and it is there after a reload', async ({ page }) => {
  const { email } = await registerAs(page)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Email')).toBeDisabled()
  await page.getByLabel('Full name').fill('R')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name must be at least 2 characters').first()).toBeVisible()
  await page.getByLabel('Full name').fill('Ruth M.')
  await page.getByLabel('Church name').fill('Grace Chapel')
  await page.getByLabel('Role').selectOption({ label: "Children's Director" })
  await page.getByLabel('Bio').fill('I teach on Sunday.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  await page.getByRole('main').getByLabel('Choose a profile picture').setInputFiles(picture)
  await expect(page.getByText('Picture uploaded', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ruth M.')
  await expect(page.getByLabel('Role')).toHaveValue('childrens_director')
  await expect(page.getByAltText('Your profile')).toBeVisible()
})

test('a theme and a color change the preview at once and the page when saved, with no flash on the next load', async ({ page }) => {
  await registerAs(page)
  await page.goto('/settings#appearance')
  const preview = page.getByTestId('appearance-preview')
  const colors = (element: HTMLElement) => getComputedStyle(element).backgroundColor
  const light = await preview.evaluate(colors)
  for (const theme of ['Light', 'Dark', 'System'])
    for (const accent of ['Purple', 'Blue', 'Green', 'Orange']) {
      await page.getByText(theme, { exact: true }).click()
      await page.getByText(accent, { exact: true }).click()
      await expectAccessible(page)
    }
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Green', { exact: true }).click()
  expect(await preview.evaluate(colors)).not.toBe(light)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Preferences saved', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  // The first thing that is drawn is already dark.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      ;(window as { first?: string | undefined }).first = document.documentElement.dataset.theme
    }),
  )
  await page.reload()
  expect(await page.evaluate(() => (window as { first?: string }).first)).toBe('dark')
  expect(await page.evaluate(() => document.documentElement.dataset.accent)).toBe('green')
})

test('notifications are kept; the password changes and signs the other device out', async ({ page, browser }) => {
  const { email, password } = await registerAs(page)
  await page.goto('/settings#notifications')
  await page.getByRole('switch', { name: 'Email updates' }).click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Preferences saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Email updates' })).not.toBeChecked()

  const other = await (await browser.newContext()).newPage()
  await other.goto(new URL('/auth', page.url()).href)
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()

  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(1)
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: false }).first().fill('a longer password')
  await page.getByLabel('Confirm new password').fill('another one')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await page.getByLabel('Confirm new password').fill('a longer password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/landing$/)
  await other.context().close()
})

test('Ruth forgot her password, follows the mailed link and signs in', async ({ page, church }) => {
  const { email } = await registerAs(page)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const outbox = path.join(church.folder, 'outbox')
  const mailTo = async () => {
    for (const name of readdirSync(outbox).filter((one) => one.startsWith('password-reset') && one.endsWith('.eml'))) {
      const mail = await PostalMime.parse(readFileSync(path.join(outbox, name)))
      if (mail.to?.[0]?.address === email) return mail.text ?? ''
    }
    return ''
  }
  await expect.poll(mailTo).toContain('/reset-password#')
  await page.goto(/http\S+\/reset-password#\S+/.exec(await mailTo())?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill('a password that I keep')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Password updated', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a password that I keep')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
})

test('Daniel takes his data along and deletes his account', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.goto('/settings')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download everything' }).click()])
  expect(download.suggestedFilename()).toMatch(/^Storyfold, .*\.zip$/)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel(`Type ${email} to confirm`).fill(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL(/\/landing$/)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
})
