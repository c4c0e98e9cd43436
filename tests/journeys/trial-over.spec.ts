import { expect, registerAs, test, haveWritten, goTo } from './church.ts'
import { openChurch } from '#tests/open-church.ts'

test('when the trial is over, Daniel reads what he made, is refused a new lesson with a way on, and loses nothing that he typed', async ({
  page,
}) => {
  // A church that gives no trial at all: the same as its end.
  const church = await openChurch({ TRIAL_DAYS: '0' })
  try {
    await registerAs(page, undefined, church.url)
    await expect(page.getByText('Your free trial has ended.')).toBeVisible()
    await expect(page.getByText('Trial ended', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
    await page.getByRole('button', { name: 'Generate Content' }).click()
    await expect(page.getByText('Generation failed', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Title')).not.toHaveValue('')
    await goTo(page, 'Library')
    await expect(page.getByText('No books yet')).toBeVisible()
    await page.getByRole('link', { name: 'See the plans' }).click()
    await page.getByRole('button', { name: /Subscribe monthly/ }).click()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(/subscription-success/)
    await page.waitForFunction(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page.getByText('Your free trial has ended.')).toHaveCount(0)
    // The sermon that was refused still stands in the form.
    await expect(page.getByLabel('Title')).not.toHaveValue('')
    await haveWritten(page)
    await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  } finally {
    await church.close()
  }
})
