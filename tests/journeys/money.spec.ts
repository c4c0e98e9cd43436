import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { Page } from '@playwright/test'
import { people } from '#tests/people.ts'
import { expect, expectAccessible, registerAs, test } from './church.ts'

/** Pays on the rehearsal's page, as a person would. */
async function pay(page: Page, card = '4242 4242 4242 4242') {
  await expect(page.getByText('TEST MODE: no card is charged')).toBeVisible()
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay/ }).click()
}
/** The success page, after the one reload that it makes on arrival. */
async function expectPaid(page: Page) {
  await page.waitForURL(/subscription-success/)
  await page.waitForFunction(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}
async function codeMailedTo(folder: string, address: string): Promise<string> {
  const outbox = path.join(folder, 'outbox')
  for (const name of readdirSync(outbox).filter((one) => /^gift-[0-9a-f].*\.eml$/.test(one))) {
    const mail = await PostalMime.parse(readFileSync(path.join(outbox, name)))
    if (mail.to?.[0]?.address === address) return /SF(?:-\w{5}){5}/.exec(mail.text ?? '')?.[0] ?? ''
  }
  return ''
}

test('Ruth pays for a month: the card is declined, then it is not; she cancels, and changes her mind', async ({ page }) => {
  await registerAs(page)
  await page.goto('/settings#subscription')
  await expect(page.getByText('Free Trial')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Subscribe monthly/ }).click()
  await expect(page.getByText('TEST MODE: no card is charged')).toBeVisible()
  await expectAccessible(page)
  // The rehearsal wears the product's letters.
  expect(await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily)).toContain('Young Serif')
  await pay(page, '4000 0000 0000 0002')
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await pay(page)
  await expectPaid(page)
  await expect(page.getByText(/Session: cs_test_/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByText(/Trial:/)).toHaveCount(0)
  await page.goto('/settings#subscription')
  await expect(page.getByText('visa ending in 4242')).toBeVisible()
  await expect(page.getByText('Next billing date:')).toBeVisible()
  await page.getByRole('button', { name: 'View Billing History' }).click()
  await expect(page.getByText('$9.99', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText('Subscription canceled', { exact: true })).toBeVisible()
  await expect(page.getByText('Access until:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reactivate Subscription' }).click()
  await expect(page.getByText('Subscription reactivated', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  await expect(page.getByRole('heading', { name: 'Manage billing' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Card number').fill('5555 5555 5555 4444')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('link', { name: /Back to/ }).click()
  await expect(page.getByText('mastercard ending in 4444')).toBeVisible()
  await page.getByRole('button', { name: /Change to yearly/ }).click()
  await expect(page.getByText('Plan changed', { exact: true })).toBeVisible()
  await expect(page.getByText('$99.99 a year').first()).toBeVisible()
  await page.getByRole('button', { name: /Change to monthly/ }).click()
  await expect(page.getByText('$9.99 a month', { exact: true })).toBeVisible()
})

test('a checkout that is left charges nothing; the test page leads to another', async ({ page }) => {
  await registerAs(page)
  await page.goto('/subscription-test')
  await expect(page.getByText('4242 4242 4242 4242')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Test checkout' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByText('No charges were made', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  // The same plan, at once.
  await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
})

test('a gift is bought by a stranger, mailed, and redeemed by a new and by a paying account', async ({ page, church }) => {
  const buy = async (recipient: string, gift: string) => {
    await page.goto('/auth?tab=gift')
    await page.getByLabel('Your name').fill('Naomi')
    await page.getByLabel('Recipient’s name').fill('Ruth')
    await page.getByLabel('Recipient’s email').fill(recipient)
    await page.getByLabel('Message').fill('For your Sundays.')
    await page.getByRole('combobox', { name: 'Gift' }).selectOption({ label: gift })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Email for the receipt').fill('naomi@gracechapel.example')
    await pay(page)
    await expectPaid(page)
    await expect.poll(() => codeMailedTo(church.folder, recipient)).toMatch(/^SF-/)
    return codeMailedTo(church.folder, recipient)
  }
  const yearly = await buy(`new.${Date.now()}@gracechapel.example`, 'One year, $99.99')
  await page.goto('/auth?tab=register')
  await page.getByLabel('Email').fill(`gifted.${Date.now()}@gracechapel.example`)
  await page.getByLabel('Password').fill(people.ruth.password)
  await page.getByLabel('Church referral code').fill(yearly)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
  await expect(page.getByText(/Trial:/)).toHaveCount(0)
  await page.goto('/settings#subscription')
  await expect(page.getByText('Access until:')).toBeVisible()
  const until = await page.getByText(/^\w+ \d+, 20\d\d$/).textContent()

  await page.evaluate(() => localStorage.removeItem('token'))
  const token = await buy(`paying.${Date.now()}@gracechapel.example`, 'One month, $9.99')
  await page.goto('/auth')
  await registerAs(page)
  await page.goto('/settings#subscription')
  await page.getByLabel('Code').fill('SF-WRONG')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This code is not valid.').first()).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveValue('SF-WRONG')
  await page.getByRole('button', { name: /Subscribe yearly/ }).click()
  await pay(page)
  await expectPaid(page)
  await page.goto('/settings#subscription')
  await page.getByLabel('Code').fill(token)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Gift added', { exact: true })).toBeVisible()
  expect(until).toMatch(/20\d\d/)
})
