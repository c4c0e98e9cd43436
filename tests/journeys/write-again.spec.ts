import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { startFakeProvider } from '#tests/fake-provider.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

const prayer =
  'Dear God, you see everybody who lies beside the road. Thank you that you come close to us when we cannot stand. Give us eyes that see who needs help this week, and feet that stop beside them. Help us to get a grown-up fast. Amen.'

test('another version is seen while it is written, can be stopped, and leaves the old one alone until it is taken', async ({
  page,
  church,
}) => {
  await openSampleBook(page, 'children')
  await expect(page.getByRole('button', { name: 'Edit Pray and go' })).toBeVisible()
  const heard = hearSermon(neighborSermon, bible())
  const fake = await startFakeProvider(writeBooks(heard, heardPlan(heard, bible()), bible()))
  // What nobody asked for comes behind it: the prayer is whole before the answer is.
  fake.section = { prayer, thoughts: 'so '.repeat(60) }
  fake.fault = 'drip'
  fake.faultFor = 'section'
  await church.end()
  await church.start({ AI_PROVIDER: 'compatible', AI_BASE_URL: fake.url, AI_MODEL: 'fake' })
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  const before = await page.getByRole('textbox', { name: 'Prayer' }).inputValue()
  const ask = async () => {
    await page.getByRole('button', { name: 'Write again' }).click()
    await page.getByRole('menuitem', { name: 'Another idea' }).click()
  }
  const coming = page.getByRole('region', { name: 'Being written' })
  await ask()
  await expect(coming.getByText(/^Dear God, you see/)).toBeVisible()
  await expectAccessible(page)
  await coming.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('textbox', { name: 'Prayer' })).toHaveValue(before)
  fake.fault = 'none'
  await ask()
  await expect(page.getByRole('heading', { name: 'New: another idea' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  await expect(page.getByRole('textbox', { name: 'Prayer' })).toHaveValue(before)
  await church.end()
  await church.start()
  await fake.close()
})
