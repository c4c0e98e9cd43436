import type { FilledChurch } from './screen-church.ts'
import {
  inTurn,
  press,
  shows,
  dialog,
  deed,
  fromMenu,
  find,
  dropped,
  kept,
  halfWritten,
  checkedHistory,
  at,
  openFilters,
  askForEnd,
  runLate,
  teachToTheEnd,
  writeAgain,
  type Show,
} from './screen-steps.ts'

/** What is done on a page before its picture, where the address alone does not show it, and who looks at it. */
export type Screen = {
  name: string
  at: string
  show?: Show
  by?: 'nobody' | 'ruth' | 'fresh'
  /** A dialog stands in the window, not in the length of the page behind it. */
  window?: boolean
}
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
      show: inTurn(
        deed('The books'),
        (page) => page.getByRole('button', { name: 'Share' }).last().click(),
        (page) => page.getByRole('dialog', { name: 'Share to community' }).waitFor(),
      ),
    },
    { name: 'find', at: '/library', window: true, show: find('') },
    { name: 'find-typed', at: '/library', window: true, show: find('neighbor') },
    { name: 'find-nothing', at: '/library', window: true, show: find('zebra') },
    { name: 'book-teens', at: `/books/${church.bookOf('teens')}` },
    { name: 'book-children', at: book },
    { name: 'book-kids', at: kids },
    { name: 'book-nowhere', at: '/books/none' },
    { name: 'book-take', at: book, window: true, show: fromMenu('Take it with you') },
    { name: 'book-record', at: book, window: true, show: fromMenu('Record it yourself') },
    {
      name: 'book-recording',
      at: book,
      window: true,
      show: inTurn(fromMenu('Record it yourself'), press('Record'), (page) => page.getByRole('timer').getByText('0:02').waitFor()),
    },
    {
      name: 'book-recorded',
      at: book,
      window: true,
      show: inTurn(
        fromMenu('Record it yourself'),
        press('Record'),
        (page) => page.getByRole('timer').getByText('0:02').waitFor(),
        press('Done'),
        (page) => page.getByLabel('What you recorded').waitFor(),
      ),
    },
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
    { name: 'teach-end', at: `${book}/teach`, window: true, show: askForEnd },
    { name: 'teach-late', at: `${book}/teach`, window: true, show: runLate },
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
