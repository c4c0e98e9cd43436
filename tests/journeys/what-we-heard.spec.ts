import { expect, expectAccessible, registerAs, test } from './church.ts'

test('Ruth says in her own words what the sermon said, and the teens’ book says it', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('heading', { name: 'What we heard' })).toBeVisible()
  await expect.poll(() => page.getByRole('radio').count()).toBeGreaterThan(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'See it in the sermon' }).first().click()
  await expect(page.getByRole('dialog').locator('mark')).toBeInViewport()
  await page.keyboard.press('Escape')

  await page.getByText('Say it in your own words').click()
  await expect(page.getByRole('button', { name: 'Write the books from this' })).toBeDisabled()
  const idea = 'Mercy crosses the road before it asks who is lying there.'
  await page.getByLabel('What the sermon says, in one sentence').fill(idea)
  await page.reload()
  await expect(page.getByLabel('What the sermon says, in one sentence')).toHaveValue(idea)

  const label =
    (await page
      .getByRole('button', { name: /^Teens: /, pressed: true })
      .first()
      .getAttribute('aria-label')) ?? ''
  const arch = page.getByRole('button', { name: label, exact: true })
  const point = label.replace('Teens: ', '')
  await arch.click()
  await expect(arch).toHaveAttribute('aria-pressed', 'false')

  const inTheirWords = 'I can stop for someone.'
  await page.getByLabel('Young kids (3–5) say').fill(inTheirWords)

  await page.getByRole('button', { name: 'Write the books from this' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText(idea).first()).toBeVisible()
  await expect(page.getByRole('list').getByText(point, { exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Lord, slow us down. Amen.')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('link', { name: 'What we heard' }).filter({ visible: true }).click()
  await expect(page.getByText('Your own words', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Young kids (3–5) say')).toHaveAttribute('placeholder', inTheirWords)
  await expect(page.getByLabel('Children (6–11) say')).toHaveAttribute('placeholder', idea)
  const again = page.getByRole('button', { name: 'Write the books again with this' })
  await again.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the books' }).click()
  await again.click()
  await page.getByRole('button', { name: 'Write them again' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
})

test('Ruth chooses what the story teaches, and the books teach that', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const lessons = page.getByRole('group', { name: 'What it teaches' }).getByRole('radio')
  await expect.poll(() => lessons.count()).toBeGreaterThan(2)
  await expect(lessons.first()).toBeChecked()
  const chosen = 'Mercy is not done after the first help; it comes back and goes on caring.'
  await page.getByRole('radio', { name: chosen }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write the books from this' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.getByRole('link', { name: 'What we heard' }).filter({ visible: true }).click()
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
})

test('Ruth is asked about a passage of which the sermon has no word, and one that is in no Bible is named', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await page.getByLabel('Scripture').fill('Habakkuk 3:17-19')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('this sermon says hardly a word about it')).toBeVisible()
  await page.getByRole('button', { name: 'Use Luke 10:25-37' }).click()
  await expect(page.getByText('this sermon says hardly a word about it')).toBeHidden()
  await page.getByRole('button', { name: /Change the passage/ }).click()
  await page.getByLabel('Passage').fill('Ephesians 7:12')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('There is no such passage in the Bible.')).toBeVisible()
  await expect(page.getByLabel('Passage')).toHaveValue('Ephesians 7:12')
})

test('Daniel leaves the question open, finds it among his sermons and has the books just written', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('heading', { name: 'What we heard' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: /Waiting for you/ }).click()
  await page.getByRole('button', { name: 'Just write' }).click()
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText(/nobody has confirmed it yet/).first()).toBeVisible()
})
