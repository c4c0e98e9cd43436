import { neighborSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, haveWritten, registerAs, test } from './church.ts'

test('Priya tells how the class went from her link, Ruth adds her own, and both are seen when the story comes again', async ({
  page,
  browser,
}) => {
  await registerAs(page)
  const write = async () => {
    await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
    await haveWritten(page)
    await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: /Children/ }).click()
    await page.getByRole('link', { name: 'Open the book' }).click()
  }
  await write()
  await page.getByRole('button', { name: 'Send' }).filter({ visible: true }).click()
  await page.getByLabel('Who teaches').fill('Priya')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = (await page.getByText(/^http.*\/teach\//).textContent()) ?? ''
  await page.getByRole('dialog', { name: 'Send' }).getByLabel('Close').first().click()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const priya = await phone.newPage()
  await priya.goto(address)
  // Her name is the way to write to her.
  await priya.getByRole('link', { name: /^Tell / }).click()
  await expect(priya.getByLabel('A few words')).toBeInViewport()
  await priya.getByRole('button', { name: 'Send it' }).click()
  await expect(priya.getByText('Choose something or write a few words.')).toBeVisible()
  await priya.getByText('They loved it', { exact: true }).click()
  await priya.getByLabel('About').selectOption({ index: 2 })
  await priya.getByLabel('A few words').fill('They asked for the rope again.')
  await expectAccessible(priya)
  await phone.setOffline(true)
  await priya.getByRole('button', { name: 'Send it' }).click()
  await expect(priya.getByText(/could not be sent/)).toBeVisible()
  await expect(priya.getByLabel('A few words')).toHaveValue('They asked for the rope again.')
  await phone.setOffline(false)
  await priya.getByRole('button', { name: 'Send it' }).click()
  await expect(priya.getByText(/^Thank you\. .* will find it with this book, and it is kept for next time\.$/)).toBeVisible()
  await phone.close()

  await page.reload()
  const after = page.getByRole('region', { name: 'How did it go?' })
  await expect(after.getByText('They asked for the rope again.')).toBeVisible()
  await expect(after.getByText(/^Priya, /)).toBeVisible()
  await after.getByText('Too long', { exact: true }).click()
  await after.getByLabel('A few words for next time').fill('Stop after the inn.')
  await after.getByRole('button', { name: 'Keep it' }).click()
  await expect(after.getByRole('listitem').filter({ hasText: 'Stop after the inn.' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
  await page.getByRole('button', { name: 'Next Sunday’s sermon' }).click()
  await page.getByLabel('Sermon text').fill(neighborSermon.content)
  await page.getByLabel('Title', { exact: true }).fill('The same story again')
  await page.getByLabel('Speaker').fill('Ruth')
  await page.getByLabel('Scripture').fill('Luke 10:25-37')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('heading', { name: 'What we heard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Said after class last time' }).getByText('Stop after the inn.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write the books from this' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: /Children/ }).click()
  await page.getByRole('link', { name: 'Open the book' }).click()
  const earlier = page.getByRole('region', { name: 'Said after class last time' })
  await expect(earlier.getByText('Stop after the inn.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
})
