import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, goTo, registerAs, test } from './church.ts'

test('Daniel takes a shared lesson into his library; when Ruth takes it back, his copy says so', async ({ page, browser }) => {
  await registerAs(page)
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` }
  await page.request.post('/api/generate-content', { headers, data: neighborSermon })
  const [book] = (await (await page.request.get('/api/books', { headers })).json()) as { id: string }[]
  const title = `A road for everybody ${Date.now()}`
  const shared = await page.request.post('/api/community', { headers, data: { title, bookId: book?.id } })
  const { id, opening } = (await shared.json()) as { id: string; opening: string }

  const other = await browser.newContext()
  const daniel = await other.newPage()
  // A button that has just become one is measured at its end.
  await daniel.emulateMedia({ reducedMotion: 'reduce' })
  await registerAs(daniel, people.daniel, new URL(page.url()).origin)
  await goTo(daniel, 'Community')
  const card = daniel.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText(opening.slice(0, 60))
  await expectAccessible(daniel)
  await card.getByRole('button', { name: 'Use this lesson' }).click()
  await expect(daniel.getByRole('button', { name: 'Put a copy in my library' })).toBeEnabled()
  await expectAccessible(daniel)
  await daniel.getByRole('button', { name: 'Put a copy in my library' }).click()
  await expect(daniel).toHaveURL(/\/books\/[\w-]+$/)
  await expect(daniel.getByRole('heading', { level: 1 })).toHaveText(title)
  await goTo(daniel, 'Library')
  await expect(daniel.getByText('1 sermon, 1 book', { exact: true })).toBeVisible()
  await daniel.getByRole('link', { name: title, exact: true }).click()
  await expect(daniel.getByRole('link', { name: `“${title}”` })).toHaveAttribute('href', `/community/${id}`)
  await page.request.delete(`/api/community/${id}`, { headers })
  await daniel.reload()
  await expect(daniel.getByText('has taken it back; your copy stays yours')).toBeVisible()
  await expectAccessible(daniel)
  await other.close()
})
