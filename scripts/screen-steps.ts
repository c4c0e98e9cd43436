// What is done on a page before its picture is taken.
import type { Page } from '@playwright/test'

export type Show = (page: Page) => Promise<unknown>

export const inTurn =
  (...steps: Show[]): Show =>
  async (page) => {
    for (const step of steps) await step(page)
  }
export const press =
  (name: string | RegExp): Show =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
export const shows =
  (text: string | RegExp): Show =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor()
export const dialog: Show = (page) => page.getByRole('dialog').last().waitFor()
/** Chooses from the menu of a sermon in the library. */
export const deed = (name: string): Show =>
  inTurn(async (page) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
  }, dialog)
export const fromMenu = (name: string): Show =>
  inTurn(press(/^More$|More for this book/), (page) => page.getByRole('menuitem', { name }).click(), dialog)
export const find = (typed: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).waitFor()
  await page.keyboard.type(typed)
  await page.waitForTimeout(600)
}
/** The landing page with a file that was dropped on it. */
export const dropped = (file: string, then: Show) => async (page: Page) => {
  // What was tried for the picture before would be there instead.
  await page.evaluate(() => localStorage.removeItem('storyfold.tried'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('[data-try-file]').setInputFiles(`tests/documents/${file}`)
  await then(page)
}
export const kept = (page: Page) => page.getByRole('button', { name: 'Keep these three books' })
/** Answers the writing of the books with its beginning, which then stands still for the picture. */
export const halfWritten = (plan: unknown, books: unknown[]) => async (page: Page) => {
  const said = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  const text =
    said('plan', { sermonId: 'none', plan }) + said('progress', { sermonId: 'none', state: 'writing', books, notices: [], message: '' })
  await page.evaluate((beginning) => {
    const real = window.fetch
    window.fetch = (asked, given) =>
      String(asked).endsWith('/api/generate-content')
        ? Promise.resolve(
            new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(beginning)) }), {
              headers: { 'content-type': 'text/event-stream' },
            }),
          )
        : real(asked, given)
  }, text)
  await press('Load Sample Sermon')(page)
  await press('Generate Content')(page)
  await shows('Generating Content')(page)
}

/** Answers what is asked of a book's history with one in which the checks changed what a model wrote. */
export const checkedHistory = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    const at = new Date().toISOString()
    const changes = [{ section: 'prayer', path: 'prayer', before: 'Dear God, light our candles.', after: 'Dear God, light our hearts.' }]
    const steps = [{ revision: 1, kind: 'checked', by: '', at, sections: ['prayer'], changes }]
    window.fetch = (asked, given) => (String(asked).includes('/revisions') ? Promise.resolve(Response.json(steps)) : real(asked, given))
  })
/** Brings a place of a long page to the top of the window. */
export const at =
  (place: string): Show =>
  (page) =>
    page.locator(place).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
/** What narrows a list stands behind a button on a phone. */
export const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
}
/** Asks in a class that has begun when it ends. */
export const askForEnd = inTurn(press('Start the clock'), press(/Say when the class ends/), dialog)
/** The same class, which has to end some minutes before it would. */
export const runLate = inTurn(
  askForEnd,
  async (page) => {
    const field = page.getByLabel('The class ends at')
    const [hours = 0, minutes = 0] = (await field.inputValue()).split(':').map(Number)
    await field.fill(new Date(Date.UTC(2026, 0, 1, hours, minutes - 9)).toISOString().slice(11, 16))
  },
  press('End at this time'),
  press('Catch up'),
  dialog,
)
/** Teaches a class from its first card to its last. */
export const teachToTheEnd = inTurn(
  press('Start the clock'),
  async (page) => {
    const end = page.getByRole('button', { name: 'End the class' })
    while (!(await end.isVisible())) await page.getByRole('button', { name: /^Next/ }).click()
    await end.click()
  },
  shows('The class is over'),
)
export const writeAgain = (title: string, wish: string): Show =>
  inTurn(
    press(`Edit ${title}`),
    press('Write again'),
    (page) => page.getByRole('menuitem', { name: wish }).click(),
    (page) => page.getByRole('button', { name: 'Accept' }).waitFor(),
  )
