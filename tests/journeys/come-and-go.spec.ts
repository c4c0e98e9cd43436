import { expect, registerAs, test } from './church.ts'

test('a stranger sees the landing page, a lost visitor the way back', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/landing$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Every age in')
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('Ruth signs out and in again; a wrong password is refused and what she typed stays', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/landing$/)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
})

test('a wrong referral code is an error beside the field', async ({ page }) => {
  await page.goto('/auth?tab=register')
  await page.getByLabel('Email').fill(`code.${Date.now()}@hillside.example`)
  await page.getByLabel('Password').fill('lions sleep tonight')
  await page.getByLabel('Church referral code').fill('SF-WRONG')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('This code is not valid.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Church referral code')).toHaveValue('SF-WRONG')
})
