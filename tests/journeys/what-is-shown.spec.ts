import { expect, expectAccessible, haveWritten, registerAs, test } from './church.ts'

test('This Sunday says once what is to be checked, and leads to it in each book', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await haveWritten(page)
  await expect(page.getByRole('heading', { name: 'Before Sunday' })).toBeVisible()
  const before = page.getByRole('region', { name: 'Before Sunday' })
  await expect(before.getByText(/to check/i)).toHaveCount(1)
  await before.getByRole('link', { name: /^Children \d/ }).click()
  await expect(page).toHaveURL(/\/books\/[\w-]{36}#leader$/)
  await expect(page.getByText('To check', { exact: true }).last()).toBeInViewport()
})

test('the public community shows nothing that is made up', async ({ page }) => {
  await page.goto('/community')
  await expect(page.getByRole('heading', { name: 'How sharing works' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/Demonstration|made up|\d+ (?:churches|answers|likes|lessons shared)/i)
})

test('whoever is signed in can give a subscription too', async ({ page }) => {
  await registerAs(page)
  await page.goto('/auth?tab=gift')
  await expect(page.getByRole('heading', { name: 'Give a subscription' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to This Sunday' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
})

test('a dialog begins where its work begins: in its first field, and by a question on what is safe', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await haveWritten(page)
  await page.getByRole('button', { name: 'Print the Sunday pack' }).click()
  await expect(page.getByRole('button', { name: 'All rooms as PDF' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.goto('/library')
  const choose = async (deed: string) => {
    await page.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  }
  await choose('Title, series, date')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await choose('Delete')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
})

test('a refused login says so at the form, and stays there', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('nobody@gracechapel.example')
  await page.getByLabel('Password').fill('not the word')
  await page.getByRole('button', { name: 'Login' }).click()
  const field = page.getByLabel('Password')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Invalid email or password.')
})

test('Find offers a new account nothing that it cannot do yet', async ({ page }) => {
  await registerAs(page)
  await page.keyboard.press('Control+k')
  const find = page.getByRole('dialog', { name: 'Find' })
  await expect(find.getByRole('option', { name: 'New sermon' })).toBeVisible()
  await expect(find.getByRole('option', { name: 'Print the Sunday pack' })).toHaveCount(0)
  await expect(find.getByRole('option', { name: 'Restore a deleted sermon' })).toHaveCount(0)
})
