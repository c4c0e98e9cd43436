import type { Page } from '@playwright/test'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { expect, expectAccessible, openSampleBook, test } from './church.ts'

/** Has the sample sermon's books written and opens the class of one of them. */
async function openClass(page: Page, age: AgeGroup) {
  await openSampleBook(page, age)
  await page.getByRole('link', { name: 'Start teaching' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/teach$/)
}
const step = (page: Page) => page.getByText(/^Step \d+ of \d+$/)

test('Ruth teaches from her phone: start, next, back, lines, large letters, and a reload goes on where she was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openClass(page, 'children')
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveText(/^Step 3 of/)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('li[aria-current=step]')).toHaveText(/^2/)
  const line = page.locator('li[aria-current=step] button')
  const size = () => line.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const before = await size()
  await page.keyboard.press('+')
  await expect.poll(size).toBeGreaterThan(before)
  await page.reload()
  await expect(step(page)).toHaveText(/^Step 3 of/)
  await expect(page.locator('li[aria-current=step]')).toHaveText(/^2/)
  await expect.poll(size).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(step(page)).toHaveText(/^Step 2 of/)
  await page.getByRole('link', { name: 'Leave the class' }).click()
  await expect(page).toHaveURL(/\/books\/[\w-]+$/)
})

test('the notes for the leader come into view on a phone, take the focus and give it back where the class was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openClass(page, 'children')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.keyboard.press('ArrowRight')
  const lines = page.getByRole('region', { name: 'What to say and do' })
  const stands = () => lines.evaluate((one) => one.scrollTop)
  await lines.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }))
  const before = await stands()
  expect(before).toBeGreaterThan(0)
  const open = page.getByRole('button', { name: 'For you' })
  await open.click()
  const notes = page.getByRole('group', { name: 'For you' })
  await expect(notes.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(notes).toBeFocused()
  // The card scrolls, never the page: the clock and the way on stay where they are.
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0])
  await open.click()
  await expect(notes).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect.poll(stands).toBe(before)
  await open.press('Enter')
  await expect(notes).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a card is turned with a finger', async ({ browser, church }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: church.url })
  const page = await context.newPage()
  await openClass(page, 'teens')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  const swipe = (from: number, to: number) =>
    page.evaluate(
      ([a, b]) => {
        const at = (x: number) => new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 400 })
        const touches = [at(a ?? 0)]
        document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches, changedTouches: touches }))
        document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [at(b ?? 0)] }))
      },
      [from, to],
    )
  await swipe(300, 120)
  await expect(step(page)).toHaveText(/^Step 2 of/)
  await swipe(100, 130)
  await expect(step(page)).toHaveText(/^Step 2 of/)
  await swipe(120, 300)
  await expect(step(page)).toHaveText(/^Step 1 of/)
  await context.close()
})

test('a class that runs late is told what to leave out, ends on time with it, and one that is over says so', async ({ page }) => {
  await page.clock.install()
  await openClass(page, 'children')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await expect(page.getByText('45 min left')).toBeVisible()
  const steps = Number(/of (\d+)/.exec((await step(page).textContent()) ?? '')?.[1])
  // Who began late says when the class ends.
  const ends = page.getByRole('button', { name: /Say when the class ends/ })
  await ends.click()
  await expectAccessible(page)
  const field = page.getByLabel('The class ends at')
  const [hours = 0, minutes = 0] = (await field.inputValue()).split(':').map(Number)
  const earlier = (hours * 60 + minutes - 4 + 1440) % 1440
  await field.fill(`${String(Math.floor(earlier / 60)).padStart(2, '0')}:${String(earlier % 60).padStart(2, '0')}`)
  await page.getByRole('button', { name: 'End at this time' }).click()
  await expect(page.getByText(/[345] minutes late/)).toBeVisible()
  await ends.click()
  await field.fill(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
  await page.getByRole('button', { name: 'End at this time' }).click()
  await page.clock.fastForward('10:00')
  await expect(page.getByText(/[3-8] minutes late/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Catch up' }).click()
  await expect(page.getByText(/^Leave these out and you end at/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Save \d+ min$/ }).click()
  await expect(page.getByText(/\d+ minutes late/)).toHaveCount(0)
  expect(Number(/of (\d+)/.exec((await step(page).textContent()) ?? '')?.[1])).toBeLessThanOrEqual(steps)
  await page.getByRole('button', { name: 'Pause the clock' }).click()
  await expect(page.getByText('The clock for this step is paused.')).toBeVisible()
  await page.clock.fastForward('20:00')
  await expect(page.getByText(/^1[45] min left/)).toBeVisible()
  await page.getByRole('button', { name: 'Let the clock run' }).click()
  await expect(page.getByText(/\d+ minutes late/)).toBeVisible()
  await page.clock.fastForward('17:00')
  await expect(page.getByText('Time is up. Pray and send them home.')).toBeVisible()
  await expect(page.getByText(/^[2-4] min over$/)).toBeVisible()
})

test('a question that is passed over is not ticked, and a class that is fast hears near its end what it can add', async ({ page }) => {
  await page.clock.install()
  await openClass(page, 'children')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.clock.fastForward('00:30')
  while ((await page.getByRole('heading', { level: 1 }).textContent()) !== 'Talk about it') {
    await page.clock.fastForward('03:00')
    await page.getByRole('button', { name: /^Next/ }).click()
  }
  const questions = page.getByRole('region', { name: 'What to say and do' }).getByRole('listitem')
  const ticks = () => questions.locator('button > [aria-hidden] svg').count()
  await questions.nth(3).getByRole('button').click()
  expect(await ticks()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(ticks).toBe(1)
  await expect(questions.nth(3).locator('button > [aria-hidden] svg')).toHaveCount(1)
  await expect(page.getByText(/^\d+ minutes ahead/)).toBeVisible()
  await page.getByRole('button', { name: 'What to add' }).click()
  await expect(
    page
      .getByRole('dialog', { name: /^\d+ minutes ahead$/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the class' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('once opened it teaches without a network, says how old it is, and shows no old text as new', async ({ page, context }) => {
  await openClass(page, 'young-kids')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByText('Saved on this device. Works without internet.').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.keyboard.press('ArrowRight')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^This is the book as it was on|No internet\./).first()).toBeVisible()
  await expect(step(page)).toHaveText(/^Step 2 of/)
  await expect(page.getByText('On paper: Song sheet')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toHaveText(/^Step 3 of/)
  await page.getByRole('link', { name: 'Leave the class' }).click()
  await expect(page.getByText(/This is the book as it was on/)).toBeVisible()
  await page.goBack()
  await expect(step(page)).toHaveText(/^Step 3 of/)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kept-books') ?? '{}') as Record<string, { book: { content: { title: string } } }>
    for (const one of Object.values(kept)) one.book.content.title = 'An old title'
    localStorage.setItem('kept-books', JSON.stringify(kept))
  })
  await page.reload()
  await expect(page.getByText('An old title').filter({ visible: true })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Take the new text' }).click()
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  // What is kept of a book goes with the person.
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-a-good-token'))
  await page.goto('/library')
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => localStorage.getItem('kept-books'))).toBeNull()
})

test('axe finds nothing in a class in the dark, on a wide screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openClass(page, 'teens')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'For you' }).click()
  await expectAccessible(page)
})

test('a paragraph that is tapped stays where it is, its first words in view; what goes on below shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openClass(page, 'children')
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await page.keyboard.press('ArrowRight')
  const lines = page.getByRole('region', { name: 'What to say and do' })
  const below = page.getByRole('button', { name: 'More below' })
  await expect(below).toBeVisible()
  const all = await lines.getByRole('listitem').count()
  expect(all).toBeGreaterThan(4)
  const standsAt = (at: number) =>
    lines.evaluate((box, at) => {
      const { top, bottom, height } = box.getBoundingClientRect()
      const one = box.querySelectorAll('li')[at]!.getBoundingClientRect()
      return { top: one.top - top, fits: one.height < height, whole: one.bottom <= bottom + 1 }
    }, at)
  for (let at = 1; at < all; at++) {
    // As a finger does: what is not seen is moved up first.
    await lines
      .getByRole('listitem')
      .nth(at)
      .evaluate((one) => one.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    const before = await standsAt(at)
    await lines
      .getByRole('listitem')
      .nth(at)
      .getByRole('button')
      .evaluate((one: HTMLButtonElement) => one.click())
    await expect(lines.getByRole('listitem').nth(at)).toHaveAttribute('aria-current', 'step')
    const after = await standsAt(at)
    expect(after.top, `paragraph ${at + 1}`).toBeGreaterThanOrEqual(-1)
    if (after.fits) expect(after.whole, `paragraph ${at + 1}`).toBe(true)
    expect(after.top).toBeLessThanOrEqual(Math.max(0, before.top) + 1)
  }
  await lines.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
  await expect(below).toBeHidden()
  while (!(await page.getByRole('heading', { level: 1, name: 'Talk about it' }).isVisible())) await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Choose three or four of the questions/)).toBeVisible()
})

test('the story stands in the step that reads it again, and looking back makes nobody late', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await openSampleBook(page, 'children')
  await page.evaluate(async () => {
    const address = `/api/books/${location.pathname.split('/')[2]}`
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const { revision } = (await (await fetch(address, { headers })).json()) as { revision: number }
    const changes = [{ path: 'ownSteps', value: [{ step: 'verse', what: 'Read the story again.' }] }]
    await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ revision, changes }) })
  })
  await page.goto(`${page.url()}/teach`)
  await page.getByRole('button', { name: 'Start the clock' }).click()
  const story = page.getByText('The story, to read from')
  while (!(await story.isVisible())) await page.keyboard.press('ArrowRight')
  const here = (await step(page).textContent()) ?? ''
  await story.click()
  await expect(page.locator('details[open] p').first()).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward('00:30')
  await page.keyboard.press('ArrowDown')
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('You are looking back.')).toBeVisible()
  await expect(page.getByText(/\d+ minutes late/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^On to / }).click()
  await expect(step(page)).toHaveText(here)
})
