import type { Page } from '@playwright/test'
import type { FilledChurch } from './screen-church.ts'

type Show = (page: Page) => Promise<unknown>
/** What is done on a page before its picture, where the address alone does not show it, and who looks at it. */
export type Screen = {
  name: string
  at: string
  show?: Show
  by?: 'nobody' | 'ruth' | 'fresh'
  /** A dialog stands in the window, not in the length of the page behind it. */
  window?: boolean
}

const inTurn =
  (...steps: Show[]): Show =>
  async (page) => {
    for (const step of steps) await step(page)
  }
const press =
  (name: string | RegExp): Show =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
const shows =
  (text: string | RegExp): Show =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor()
const dialog: Show = (page) => page.getByRole('dialog').last().waitFor()
/** Chooses from the menu of a sermon in the library. */
const deed = (name: string): Show =>
  inTurn(async (page) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
  }, dialog)
const fromMenu = (name: string): Show =>
  inTurn(press(/^More$|More for this book/), (page) => page.getByRole('menuitem', { name }).click(), dialog)
const find = (typed: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).waitFor()
  await page.keyboard.type(typed)
  await page.waitForTimeout(600)
}
/** The landing page with a file that was dropped on it. */
const dropped = (file: string, then: Show) => async (page: Page) => {
  // What was tried for the picture before would be there instead.
  await page.evaluate(() => localStorage.removeItem('storyfold.tried'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('[data-try-file]').setInputFiles(`tests/documents/${file}`)
  await then(page)
}
const kept = (page: Page) => page.getByRole('button', { name: 'Keep these three books' })
/** Answers the writing of the books with its beginning, which then stands still for the picture. */
const halfWritten = (plan: unknown, books: unknown[]) => async (page: Page) => {
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
const checkedHistory = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    const at = new Date().toISOString()
    const changes = [{ section: 'prayer', path: 'prayer', before: 'Dear God, light our candles.', after: 'Dear God, light our hearts.' }]
    const steps = [{ revision: 1, kind: 'checked', by: '', at, sections: ['prayer'], changes }]
    window.fetch = (asked, given) => (String(asked).includes('/revisions') ? Promise.resolve(Response.json(steps)) : real(asked, given))
  })
/** Brings a place of a long page to the top of the window. */
const at =
  (place: string): Show =>
  (page) =>
    page.locator(place).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
/** What narrows a list stands behind a button on a phone. */
const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
}
/** Teaches a class from its first card to its last. */
const teachToTheEnd = inTurn(
  press('Start the clock'),
  async (page) => {
    const end = page.getByRole('button', { name: 'End the class' })
    while (!(await end.isVisible())) await page.getByRole('button', { name: /^Next/ }).click()
    await end.click()
  },
  shows('The class is over'),
)
const writeAgain = (title: string, wish: string): Show =>
  inTurn(
    press(`Edit ${title}`),
    press('Write again'),
    (page) => page.getByRole('menuitem', { name: wish }).click(),
    (page) => page.getByRole('button', { name: 'Accept' }).waitFor(),
  )

/** What somebody sees who has no account. */
const outside = (prerendered: { path: string }[], church: FilledChurch): Screen[] => [
  { name: 'try-made', at: '/landing', show: dropped('neighbor.docx', (page) => kept(page).waitFor()) },
  {
    name: 'try-opened',
    at: '/landing',
    show: dropped('neighbor.docx', async (page) => {
      await page
        .getByRole('button', { name: /^Open / })
        .first()
        .click()
      await page.waitForTimeout(4000)
    }),
  },
  { name: 'try-keep', at: '/landing', show: dropped('neighbor.docx', (page) => kept(page).click()) },
  { name: 'try-refused', at: '/landing', show: dropped('scan.pdf', shows('No readable text')) },
  ...prerendered.map(({ path: at }) => ({ name: at.slice(1).replaceAll('/', '-'), at })),
  {
    name: 'menu',
    at: '/landing',
    window: true,
    show: async (page) =>
      page
        .getByRole('button', { name: 'Menu' })
        .click({ timeout: 500 })
        .catch(() => undefined),
  },
  { name: 'auth-login', at: '/auth' },
  {
    name: 'auth-refused',
    at: '/auth',
    show: async (page) => {
      await page.getByLabel('Email').fill('ruth@gracechapel.example')
      await page.getByLabel('Password').fill('not the word')
      await press('Login')(page)
      await page.waitForTimeout(900)
    },
  },
  { name: 'auth-register', at: '/auth?tab=register' },
  { name: 'auth-gift', at: '/auth?tab=gift' },
  { name: 'forgot-password', at: '/forgot-password' },
  { name: 'reset-password', at: '/reset-password?token=none' },
  { name: 'subscription-cancelled', at: '/subscription-cancelled' },
  { name: 'nowhere', at: '/nowhere' },
  { name: 'volunteer', at: church.links.volunteer },
  { name: 'volunteer-sunday', at: church.links.sunday },
  {
    name: 'volunteer-class',
    at: church.links.volunteer,
    show: async (page) => {
      await page.getByRole('link', { name: 'Start teaching' }).first().click()
      await press('Start the clock')(page)
    },
  },
  { name: 'family', at: church.links.family },
  { name: 'link-ended', at: '/teach/none' },
]

/** What somebody sees who is signed in. */
const inside = (church: FilledChurch): Screen[] => {
  const book = `/books/${church.bookOf('children')}`
  const kids = `/books/${church.bookOf('young-kids')}`
  const settings = ['profile', 'class', 'subscription', 'notifications', 'security', 'appearance']
  const ruth: Screen[] = [
    { name: 'community', at: '/community' },
    { name: 'shared-lesson', at: `/community/${church.shared}` },
    { name: 'home', at: '/' },
    { name: 'home-pack', at: '/', window: true, show: inTurn(press('Print the Sunday pack'), dialog) },
    { name: 'home-family', at: '/', window: true, show: inTurn(press(/Family page/), dialog) },
    { name: 'home-new', at: '/#new' },
    { name: 'home-found', at: '/#new', show: press('Load Sample Sermon') },
    { name: 'home-refused', at: '/#new', show: press('Generate Content') },
    { name: 'plan', at: `/sermons/${church.sermonId}` },
    { name: 'plan-quote', at: `/sermons/${church.sermonId}`, window: true, show: inTurn(press('See it in the sermon'), dialog) },
    { name: 'library', at: '/library' },
    {
      name: 'library-strip',
      at: '/library',
      window: true,
      show: inTurn(openFilters, (page) => page.getByRole('region', { name: 'What was preached' }).getByRole('button').nth(1).click()),
    },
    { name: 'library-nothing', at: '/library?q=zebra' },
    {
      name: 'library-selected',
      at: '/library',
      show: async (page) =>
        (page.viewportSize()?.width ?? 0) < 768
          ? press('Select')(page).then(() => page.getByRole('checkbox').nth(1).check())
          : page.keyboard.type('jxjx'),
    },
    { name: 'library-menu', at: '/library', window: true, show: press(/^More for/) },
    { name: 'library-books', at: '/library', window: true, show: deed('The books') },
    { name: 'library-send', at: '/library', window: true, show: deed('Send to volunteers') },
    { name: 'library-edit', at: '/library', window: true, show: deed('Title, series, date') },
    { name: 'library-delete', at: '/library', window: true, show: deed('Delete') },
    { name: 'library-deleted', at: '/library?deleted=1' },
    {
      name: 'library-share',
      at: '/library',
      window: true,
      show: inTurn(deed('The books'), (page) => page.getByRole('button', { name: 'Share' }).last().click()),
    },
    { name: 'find', at: '/library', window: true, show: find('') },
    { name: 'find-typed', at: '/library', window: true, show: find('neighbor') },
    { name: 'find-nothing', at: '/library', window: true, show: find('zebra') },
    { name: 'book-teens', at: `/books/${church.bookOf('teens')}` },
    { name: 'book-children', at: book },
    { name: 'book-kids', at: kids },
    { name: 'book-nowhere', at: '/books/none' },
    { name: 'book-take', at: book, window: true, show: fromMenu('Take it with you') },
    { name: 'book-send', at: book, window: true, show: (page) => page.keyboard.press('s').then(() => dialog(page)) },
    { name: 'book-preview', at: book, window: true, show: inTurn(fromMenu('PDF'), (page) => page.waitForTimeout(1500)) },
    { name: 'book-editing', at: book, show: inTurn(press('Edit Memory verse'), press('Write again')) },
    {
      name: 'book-activity',
      at: book,
      show: inTurn(
        (page) =>
          page
            .getByRole('button', { name: /^Edit / })
            .filter({ visible: true })
            .nth(3)
            .click(),
        (page) => page.waitForTimeout(400),
      ),
    },
    { name: 'book-steps', at: kids, window: true, show: inTurn(press('Edit Welcome'), at('#welcome')) },
    { name: 'book-filler', at: kids, window: true, show: inTurn(press('Edit Draw the story'), at('#filler-draw-the-story')) },
    { name: 'book-pause', at: kids, window: true, show: inTurn(press('Edit Stand and stretch'), at('#pause-1')) },
    { name: 'book-notes', at: kids, show: press('Edit the notes for the leader') },
    { name: 'book-steps-verse', at: kids, window: true, show: inTurn(press('Edit Memory verse'), at('#verse')) },
    {
      name: 'book-history',
      at: book,
      window: true,
      show: inTurn(checkedHistory, press('Edit Pray and go'), shows('As the AI first'), at('#close')),
    },
    {
      name: 'book-again-other',
      at: book,
      window: true,
      show: inTurn(writeAgain(church.activity, 'Another idea'), at('#activity-1')),
    },
    { name: 'book-again-wish', at: book, window: true, show: inTurn(writeAgain(church.activity, 'Fewer supplies'), at('#activity-1')) },
    { name: 'book-told', at: `/books/${church.told}` },
    { name: 'book-title', at: book, show: press('Edit the title') },
    { name: 'teach', at: `${book}/teach`, window: true },
    { name: 'teach-class', at: `${book}/teach`, window: true, show: press('Start the clock') },
    { name: 'teach-over', at: `${book}/teach`, window: true, show: teachToTheEnd },
    { name: 'print-told', at: `/print/${church.told}` },
    { name: 'print', at: `/print/${church.bookOf('children')}` },
    { name: 'stories', at: '/stories' },
    { name: 'stories-use', at: `/stories?use=${church.shared}`, window: true, show: dialog },
    { name: 'stories-filters', at: '/stories', window: true, show: openFilters },
    {
      name: 'stories-found',
      at: '/stories',
      window: true,
      show: inTurn(
        (page) => page.getByLabel('Search', { exact: true }).fill('neighbor'),
        press('Search'),
        (page) => page.waitForTimeout(800),
      ),
    },
    { name: 'stories-nothing', at: '/stories?q=zebra' },
    ...settings.map((one) => ({ name: `settings-${one}`, at: `/settings#${one}` })),
    { name: 'gift-signed-in', at: '/auth?tab=gift' },
    { name: 'nowhere-signed-in', at: '/nowhere' },
    { name: 'subscription-test', at: '/subscription-test' },
    { name: 'subscription-success', at: '/subscription-success' },
    { name: 'person-menu', at: '/', window: true, show: press(/^(?:Profile menu|Menu)$/) },
  ]
  const fresh: Screen[] = [
    { name: 'home-first', at: '/' },
    { name: 'home-writing', at: '/', show: halfWritten(church.plan, church.begun) },
    { name: 'library-first', at: '/library' },
    { name: 'find-first', at: '/', window: true, show: find('') },
  ]
  return [...ruth.map((one) => ({ ...one, by: 'ruth' as const })), ...fresh.map((one) => ({ ...one, by: 'fresh' as const }))]
}

/** Every screen of which a picture is taken. */
export const screenList = (prerendered: { path: string }[], church: FilledChurch): Screen[] => [
  ...outside(prerendered, church),
  ...inside(church),
]
