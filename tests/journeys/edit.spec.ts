import type { Browser, Page } from '@playwright/test'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

/** Has the sample sermon's books written and opens one at its own address. */
async function openBook(page: Page, age: AgeGroup) {
  await openSampleBook(page, age)
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
}
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click()
/** Opens what stands at a place of the book for writing, whatever the bank calls it. */
const write = (page: Page, place: string) =>
  page
    .locator(place)
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
const step = (page: Page, at: number) => page.getByLabel(`Step ${at}`, { exact: true })
/** The same person on another machine. */
async function elsewhere(page: Page, browser: Browser, church: { url: string }) {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  const context = await browser.newContext({ baseURL: church.url, viewport: { width: 1280, height: 900 } })
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('token')) localStorage.setItem('token', kept)
  }, token)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  return other
}

test('Ruth changes an activity line by line; it is saved as she types, undone, and everywhere in the book', async ({ page }) => {
  await openBook(page, 'children')
  await write(page, '#activity-1')
  await expectAccessible(page)
  const first = await step(page, 1).inputValue()
  await step(page, 1).fill('Lay a long rope down as the road.')
  await step(page, 1).press('Enter')
  await page.keyboard.type('Everyone lines up behind it.')
  await saved(page)
  await expect(page.getByText(`changed “${first.slice(0, 20)}`)).toBeVisible()
  await step(page, 2).press('Alt+ArrowUp')
  await expect(step(page, 1)).toHaveValue('Everyone lines up behind it.')
  await page.keyboard.press('Control+z')
  await expect(step(page, 1)).toHaveValue('Lay a long rope down as the road.')
  await page.keyboard.press('Control+Shift+z')
  await expect(step(page, 1)).toHaveValue('Everyone lines up behind it.')
  await page.getByLabel('Supply 1', { exact: true }).fill('a rope')
  await page.getByLabel('Minutes', { exact: true }).fill('6')
  await page.getByRole('button', { name: 'Remove step 3' }).click()
  await saved(page)
  await done(page)
  await expect(
    page.getByRole('complementary', { name: 'Print and prepare' }).getByRole('checkbox', { name: 'a rope', exact: true }),
  ).toBeVisible()
  await page.reload()
  const activity = page.locator('#activity-1')
  await expect(activity.getByText('Everyone lines up behind it.')).toBeVisible()
  await expect(activity.getByText('0:11, 6 min').or(activity.getByText(/, [456] min$/))).toBeVisible()
  await page.getByRole('link', { name: 'Start teaching' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible()
  await expect(page.getByText(/^a rope, /)).toBeVisible()
})

test('what is taken back after it was saved is saved too, and what is written after it', async ({ page }) => {
  await openBook(page, 'children')
  const storyField = async () => {
    await write(page, '#story')
    return page.getByLabel('Story', { exact: true })
  }
  const story = await storyField()
  const before = await story.inputValue()
  await story.press('Control+End')
  await page.keyboard.type(' Nobody had expected extraordinary hospitality.')
  await saved(page)
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click()
  await expect(story).toHaveValue(before)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('edits:')))).toBe(false)
  await saved(page)
  await story.press('Control+End')
  await page.keyboard.type(' He went home.')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('edits:')))).toBe(false)
  await saved(page)
  await page.reload()
  await expect(await storyField()).toHaveValue(`${before} He went home.`)
})

test('the words of the verse follow its reference, and a verse that is in no Bible is said beside the field', async ({ page }) => {
  await openBook(page, 'teens')
  await page.getByRole('button', { name: 'Edit Memory verse' }).click()
  await page.getByLabel(/^Verse, as in/).fill('Micah 6:8')
  await expect(page.locator('#verse').getByText(/walk humbly with your God/)).toBeVisible()
  await page.getByLabel(/^Verse, as in/).fill('Micah 16:8')
  await expect(page.getByText(/^Not saved\./)).toBeVisible()
  await page.getByLabel(/^Verse, as in/).fill('Micah 6:8')
  await saved(page)
  await done(page)
  await page.reload()
  await expect(page.locator('#verse').getByText(/walk humbly with your God/)).toBeVisible()
})

test('a new bottom line shows where the old one is repeated, and changes it there when it is asked to', async ({ page }) => {
  await openBook(page, 'children')
  await page.getByRole('button', { name: 'Edit the title' }).click()
  const line = page.getByLabel('What it says, in one sentence')
  const before = await line.inputValue()
  await line.fill('I stop for whoever is hurt.')
  await expect(page.getByText(/^The old sentence is in \d+ other places/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Change all \d+ too/ }).click()
  await expect(page.getByText(/^The old sentence is/)).toHaveCount(0)
  await page.getByLabel(/^Passage, as in/).fill('Luke 110:25')
  await expect(page.getByRole('alert').filter({ hasText: 'There is no such passage' })).toBeVisible()
  await page.getByLabel(/^Passage, as in/).fill('Luke 10:30-37')
  await saved(page)
  await done(page)
  await page.reload()
  await expect(
    page
      .locator('#story')
      .getByText(/I stop for whoever is hurt/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(before)).toHaveText([/^The bottom line is your own\. The sermon came down to this/])
  await expect(page.getByText('Luke 10:30-37', { exact: true }).first()).toBeVisible()
})

test('what the leader does is said in own words, in class too, and as the plan says it again', async ({ page }) => {
  await openBook(page, 'young-kids')
  await page.getByRole('button', { name: 'Edit Welcome' }).click()
  const words = page.getByLabel('What you do', { exact: true })
  const usual = await words.inputValue()
  await expect(page.getByRole('button', { name: 'Write again' })).toHaveCount(0)
  await words.fill('Clap the name of each child.\nSit down on the blue rug.')
  await expectAccessible(page)
  await saved(page)
  await expect(page.getByText(/added “Clap the name/)).toBeVisible()
  await done(page)
  await page.getByRole('button', { name: 'Edit Memory verse' }).click()
  await words.fill('Light the candles and hand them around.')
  await saved(page)
  await expect(
    page
      .locator('#verse')
      .getByText(/fire|candle|flame/i)
      .last(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Say it as the plan does' }).click()
  await expect(words).toHaveValue('Say it with its motions, three times.')
  await saved(page)
  await done(page)
  await page.reload()
  await expect(page.locator('#welcome').getByText('Sit down on the blue rug.')).toBeVisible()
  await expect(page.locator('#verse').getByText('Say it with its motions, three times.')).toBeVisible()
  await expect(page.getByText(usual)).toHaveCount(0)
  await page.getByRole('link', { name: 'Start teaching' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await expect(page.getByText('Clap the name of each child.')).toBeVisible()
})

test('two people edit two sections and both are kept; in the same section the second is shown both texts', async ({
  page,
  browser,
  church,
}) => {
  await openBook(page, 'children')
  const other = await elsewhere(page, browser, church)
  await write(page, '#activity-1')
  await other.getByRole('button', { name: 'Edit Pray and go' }).click()
  await step(page, 1).fill('From the first machine.')
  await other.getByRole('textbox', { name: 'Prayer' }).fill('Dear God, make us stop. Amen.')
  await saved(page)
  await saved(other)
  await done(other)
  // The answer to what was saved there brought what was saved here.
  await expect(other.getByText('From the first machine.')).toBeVisible()
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await step(page, 1).fill('From the first machine, later.')
  await sent
  await write(other, '#activity-1')
  await step(other, 1).fill('From the second machine.')
  const card = other.getByRole('alert', { name: 'Two texts' })
  await expect(card).toContainText('From the first machine, later.')
  await expect(card).toContainText('From the second machine.')
  await expectAccessible(other)
  await card.getByRole('button', { name: 'Take theirs' }).click()
  await expect(card).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('From the first machine, later.')).toBeVisible()
  await expect(other.getByText('Dear God, make us stop. Amen.')).toBeVisible()
  await other.context().close()
})

test('what is typed without a network waits in the browser, through a reload, and goes up by itself', async ({ page, context }) => {
  await openBook(page, 'young-kids')
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear Jesus, thank you for helpers. Amen.')
  await expect(page.getByText('Kept in this browser. It will upload when the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear Jesus, thank you for donkeys. Amen.')
  await expect(page.getByText('Kept in this browser. It will upload when the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('#close').getByText('thank you for donkeys')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edits:')))).toEqual([])
  // Two tabs of one browser keep what is typed in either, also when both are closed before the network is back.
  const address = page.url()
  const other = await context.newPage()
  await other.goto(address)
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await other.getByRole('button', { name: 'Edit the title' }).click()
  await expect(other.getByLabel('Title', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear Jesus, thank you for inns. Amen.')
  await expect(page.getByText('Kept in this browser. It will upload when the connection is back.')).toBeVisible()
  await other.getByLabel('Title', { exact: true }).fill('Somebody Stopped')
  await expect(other.getByText('Kept in this browser. It will upload when the connection is back.')).toBeVisible()
  await other.close()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody Stopped')
  await expect(page.locator('#close').getByText('thank you for inns')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edits:')))).toEqual([])
})

test('a paste of HTML is text, an earlier text comes back from the history', async ({ page }) => {
  await openBook(page, 'teens')
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  const before = await page.getByRole('textbox', { name: 'Prayer' }).inputValue()
  await page.getByRole('textbox', { name: 'Prayer' }).fill('<img src=x onerror=alert(1)><b>Amen</b>')
  await saved(page)
  await expect(page.getByText(/changed “.*” to “<img/)).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Written from the sermon' }).getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('textbox', { name: 'Prayer' })).toHaveValue(before)
  await done(page)
  await page.reload()
  await expect(page.locator('#close').getByText(before)).toBeVisible()
})

test('what is saved while the history is still on its way stands in it', async ({ page }) => {
  await openBook(page, 'children')
  // The first answer is as old as its question, and comes late.
  await page.route(
    '**/api/books/*/revisions*',
    async (route) => {
      const response = await route.fetch()
      await new Promise((late) => setTimeout(late, 4000))
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Edit Pray and go' }).click()
  await page.getByRole('textbox', { name: 'Prayer' }).fill('Dear God, thank you that you stop for us. Amen.')
  await saved(page)
  await expect(page.getByText(/to “Dear God, thank you that you stop/)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an activity is written again: old and new side by side, kept, another, taken and undone', async ({ page }) => {
  await openBook(page, 'children')
  await write(page, '#activity-1')
  const title = page.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  const wish = async (name: string) => {
    await page.getByRole('button', { name: 'Write again' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await wish('Another idea')
  await expect(page.getByRole('heading', { name: 'New: another idea' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  await expect(title).toHaveValue(before)
  await wish('Fewer supplies')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(title).not.toHaveValue(before)
  await saved(page)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(title).toHaveValue(before)
  await saved(page)
})

for (const theme of ['light', 'dark'])
  test(`axe finds nothing while a section is written on a phone, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await openBook(page, 'young-kids')
    for (const place of ['#activity-1', '#story', '#flashcards', '#week', '#questions']) {
      await write(page, place)
      await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible()
      await expectAccessible(page)
      await done(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  })
