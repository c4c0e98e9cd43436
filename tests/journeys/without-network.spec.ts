import { expect, expectAccessible, openSampleBook, test } from './church.ts'

test('a book that was opened is read, edited and taught without a network, says how old it is, and no old text stands as new', async ({
  page,
  context,
}) => {
  // What still fades in would be measured paler than it is.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSampleBook(page, 'children')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/book-shell-files')))).toBe(true)
  const address = page.url()
  await context.setOffline(true)
  await page.reload()
  const old = page.getByText(/This is the book as it was on \w+ \d+/)
  await expect(old).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear God, thank you for a quiet road. Amen.')
  await expect(page.getByText('Kept in this browser. It will upload when the connection is back.')).toBeVisible()
  await page.reload()
  await expect(page.locator('#close').getByText('thank you for a quiet road')).toBeVisible()
  await page.getByRole('link', { name: 'Start teaching' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kept-books') ?? '{}') as Record<string, { book: { content: { title: string } } }>
    for (const one of Object.values(kept)) one.book.content.title = 'An old title'
    localStorage.setItem('kept-books', JSON.stringify(kept))
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An old title')
  await expect(old).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(old).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edits:')))).toEqual([])
  await page.reload()
  await expect(page.locator('#close').getByText('thank you for a quiet road')).toBeVisible()
})
