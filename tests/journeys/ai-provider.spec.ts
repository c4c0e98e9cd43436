import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type FakeProvider, startFakeProvider } from '#tests/fake-provider.ts'
import { type Church, openChurch } from '#tests/open-church.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { expect, expectAccessible, registerAs, test as base } from './church.ts'

type Given = { written: Record<AgeGroup, LessonBook>; fake: FakeProvider; served: Church }
/** A church with an AI provider that does what a test says. */
const test = base.extend<Given>({
  written: async ({}, use) => {
    const heard = hearSermon(neighborSermon, bible())
    await use(writeBooks(heard, heardPlan(heard, bible()), bible()))
  },
  fake: async ({ written }, use) => {
    const fake = await startFakeProvider(written)
    await use(fake)
    await fake.close()
  },
  served: async ({ fake, page }, use) => {
    const church = await openChurch({
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake',
      AI_IMAGE_MODEL: 'painter',
      OPENAI_API_KEY: 'k',
    })
    await use(church)
    // What the page still asks for would get no answer, and that would count as noise.
    await page.goto('about:blank')
    await church.close()
  },
})

async function begin(page: Page, served: Church) {
  // Each state is looked at four times.
  base.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await registerAs(page, undefined, served.url)
  await page.getByLabel('Sermon text').fill(neighborSermon.content)
  await page.getByRole('textbox', { name: /^Title/ }).fill(neighborSermon.title)
  await page.getByRole('textbox', { name: /^Speaker/ }).fill(neighborSermon.speaker)
  await page.getByRole('button', { name: 'Generate Content' }).click()
}

/** What is shown now, on a phone and at a desk, by day and by night: axe finds nothing and nothing stands out at the side. */
async function expectFineInEveryLook(page: Page, name: string, about: ReturnType<Page['locator']>) {
  for (const theme of ['dark', 'light'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
      await about.scrollIntoViewIfNeeded()
      await page.screenshot({ path: base.info().outputPath(`${name}-${width}-${theme}.png`) })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
}

test('Ruth reads why a book was written without AI, and has it written again with AI', async ({ page, fake, served }) => {
  fake.fault = 'refuse-key'
  await begin(page, served)
  await page.getByRole('tab', { name: /Children/ }).click()
  const why = page.getByText('The AI provider refused the key, so this was written without AI.').first()
  await expect(why).toBeVisible({ timeout: 60_000 })
  const again = page.getByRole('button', { name: 'Write again with AI' })
  await expectFineInEveryLook(page, 'without-ai', again)
  await page.getByRole('link', { name: 'Open the book' }).click()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await expectFineInEveryLook(page, 'without-ai-book', again)
  // What Ruth has changed is written over only when she says so, here and beside the results.
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear God, thank you. Amen.')
  await page.getByRole('button', { name: 'Done' }).click()
  await again.click()
  const asked = page.getByRole('dialog', { name: 'Write over your changes?' })
  await expectFineInEveryLook(page, 'write-over', asked)
  await asked.getByRole('button', { name: 'Keep the book' }).click()
  await expect(asked).toHaveCount(0)
  await page.goBack()
  await page.getByRole('tab', { name: /Children/ }).click()
  Object.assign(fake, { fault: 'drip', faultFor: 'children' })
  await again.click()
  await asked.getByRole('button', { name: 'Write it again' }).click()
  await expect(page.getByText(/^Writing the /).first()).toBeVisible({ timeout: 60_000 })
  await expectFineInEveryLook(page, 'again', page.getByText(/^Writing the /).first())
  fake.fault = 'none'
  await expect(page.getByText(/^Written by an AI model from the sermon/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('tab', { name: /Teens/ }).click()
  await expect(again).toBeVisible()
})

test('Ruth sees what her sermon waits for, and goes on without it', async ({ page, fake, served }) => {
  fake.refuse = () => ({ status: 429, headers: { 'retry-after': '600' }, error: { message: 'Rate limit reached' } })
  await begin(page, served)
  await expect(page.getByText(/was too busy\. Storyfold will try again at/)).toBeVisible({ timeout: 60_000 })
  const goOn = page.getByRole('button', { name: 'Write without AI now' })
  await expectFineInEveryLook(page, 'waiting', goOn)
  await goOn.click()
  // Whoever did not wait while the sermon was heard does not wait for its books either.
  await page.getByRole('button', { name: 'Write the books from this' }).click({ timeout: 60_000 })
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Written without AI').first()).toBeVisible()
})

test('Ruth sees section after section while it is written', async ({ page, fake, served }) => {
  Object.assign(fake, { fault: 'drip', faultFor: 'children' })
  await begin(page, served)
  await page.getByRole('tab', { name: /Children/ }).click()
  await expect(page.getByText(/^Writing the (?:key points|story)/).first()).toBeVisible({ timeout: 60_000 })
  await expectFineInEveryLook(page, 'writing', page.getByText(/^Writing the /).first())
  fake.fault = 'none'
  await expect(page.getByText(/^Written by an AI model from the sermon/)).toBeVisible({ timeout: 60_000 })
})

test('Ruth has one thing mended that was found, and says of the other that it is fine', async ({ page, fake, served, written }) => {
  const { prayer, discussionQuestions } = written.children
  const words = prayer.split(/(?<=[.!?]) /)[0] ?? ''
  fake.judgement = {
    findings: [
      { code: 'parts-apart', section: 'prayer', quote: words },
      { code: 'other-claim', section: 'discussionQuestions', quote: discussionQuestions[0] ?? '' },
    ],
  }
  await begin(page, served)
  await page.getByRole('tab', { name: /Children/ }).click()
  await expect(page.getByText(/^Written by an AI model from the sermon/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  const mend = page.getByRole('button', { name: /^Fix it/ })
  await expectFineInEveryLook(page, 'finding', mend)
  const better = 'Dear God, you stopped for us. Help us to stop for whoever is hurt. Amen.'
  fake.section = { prayer: `${better.slice(0, -5)}${'Help us to see who is on our road today. '.repeat(20)}Amen.` }
  Object.assign(fake, { fault: 'drip', faultFor: 'section' })
  await mend.click()
  await expect(page.getByText('Fixing. The old text stays until you take the new one.')).toBeVisible()
  await expect(page.getByText(/stop for whoever is hurt/).first()).toBeVisible()
  await expectFineInEveryLook(page, 'mending', page.getByRole('button', { name: 'Stop', exact: true }))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  fake.section = { prayer: better }
  fake.fault = 'none'
  await mend.click()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expectFineInEveryLook(page, 'mended', page.getByRole('button', { name: 'Accept' }))
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('textbox', { name: 'Prayer' })).toHaveValue(better)
  await expect(mend).toHaveCount(0)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Edit .*(?:question|talk)/i }).click()
  await expectFineInEveryLook(page, 'question', mend)
  await page.getByRole('button', { name: /It is fine/ }).click()
  await expect(mend).toHaveCount(0)
})

test('Ruth looks at what the AI draws of a scene beside the picture of the book, and saves it', async ({ page, served }) => {
  await begin(page, served)
  await page.getByRole('tab', { name: /Children/ }).click()
  await expect(page.getByText(/^Written by an AI model from the sermon/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Take it with you' }).click()
  await page.getByRole('button', { name: 'Coloring page: the story, drawn by AI' }).click()
  const beside = page.getByRole('dialog', { name: 'Coloring page: the story' })
  const drawn = beside.getByRole('img', { name: /^Drawn by AI: / })
  await expect(drawn).toBeVisible()
  await expectFineInEveryLook(page, 'drawn-by-ai', drawn)
  await beside.getByRole('button', { name: 'Draw another' }).click()
  await expect(drawn).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), beside.getByRole('button', { name: 'Save the AI’s picture' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.png$/)
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})
