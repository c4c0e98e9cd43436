import { expect, registerAs, test, haveWritten, goTo } from './church.ts'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { startFakeProvider } from '#tests/fake-provider.ts'
import { neighborSermon } from '#tests/sermons.ts'

const booksOf = (heard: HeardSermon) => writeBooks(heard, heardPlan(heard, bible()), bible())

test('Ruth’s lesson is finished after the server was killed in the middle of writing it', async ({ page, church }) => {
  const fake = await startFakeProvider(booksOf(hearSermon(neighborSermon, bible())))
  const provider = { AI_PROVIDER: 'compatible', AI_BASE_URL: fake.url, AI_MODEL: 'fake' }
  await church.kill()
  await church.start(provider)
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  fake.fault = 'hang'
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Generating Content', { exact: true })).toBeVisible()
  await expect.poll(() => fake.calls.length).toBe(1)
  await church.kill()
  await expect(page.getByText('Generation failed', { exact: true })).toBeVisible()
  fake.fault = 'none'
  await church.start(provider)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Memory Verse' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the sermon' }).click()
  await expect(page.getByLabel('Sermon text')).not.toHaveValue('')
  await goTo(page, 'Library')
  await expect(page.getByText('1 sermon, 3 books', { exact: true })).toBeVisible()
  await church.kill()
  await church.start()
  await fake.close()
})

test('Ruth closes the tab while the books are written and finds them when she comes back', async ({ page, context }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await haveWritten(page)
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await goTo(again, 'Library')
  await expect(again.getByText('1 sermon, 3 books', { exact: true })).toBeVisible()
})
