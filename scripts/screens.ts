// npm run screens [folder]: a picture of every screen at 390, 768, 1280 and 1920 px, light and dark, from the built product.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openChurch } from '../tests/open-church.ts'
import { people } from '../tests/people.ts'
import { browserFlags } from './browser-flags.mjs'
import { findBrowser } from './find-browser.mjs'

const [folder = 'screens', only = ''] = process.argv.slice(2)
const widths = [390, 768, 1280, 1920]
const themes = ['light', 'dark']
type Rendered = { prerendered: { path: string; hidden: boolean }[] }
const { prerendered } = (await import(path.resolve('dist/pages/render.js'))) as Rendered

/** What is done on a page before its picture, where the address alone does not show it. */
type Screen = { name: string; at: string; show?: (page: Page) => Promise<unknown>; signedIn?: boolean }
/** Chooses from the menu of a sermon in the library. */
const deed = (name: string, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').waitFor()
  await then?.(page)
}
const find = (typed: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).waitFor()
  await page.keyboard.type(typed)
  await page.waitForTimeout(600)
}
/** The landing page with a file that was dropped on it. */
const dropped = (file: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  // What was tried for the picture before would be there instead.
  await page.evaluate(() => localStorage.removeItem('storyfold.tried'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('[data-try-file]').setInputFiles(`tests/documents/${file}`)
  await then(page)
}
const kept = (page: Page) => page.getByRole('button', { name: 'Keep these three books' })
const outside: Screen[] = [
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
  { name: 'try-refused', at: '/landing', show: dropped('scan.pdf', (page) => page.getByText('No readable text').waitFor()) },
  ...prerendered.map(({ path: at }) => ({ name: at.slice(1), at })),
  {
    name: 'menu',
    at: '/landing',
    show: async (page) =>
      page
        .getByRole('button', { name: 'Menu' })
        .click({ timeout: 500 })
        .catch(() => undefined),
  },
  { name: 'auth-login', at: '/auth' },
  { name: 'auth-register', at: '/auth?tab=register' },
  { name: 'auth-gift', at: '/auth?tab=gift' },
  { name: 'forgot-password', at: '/forgot-password' },
  { name: 'reset-password', at: '/reset-password?token=none' },
  { name: 'subscription-cancelled', at: '/subscription-cancelled' },
]
const inside = (shared: string, bookAt: string): Screen[] =>
  [
    { name: 'community', at: '/community' },
    { name: 'shared-lesson', at: shared },
    { name: 'home', at: '/' },
    { name: 'home-new', at: '/#new' },
    { name: 'home-found', at: '/#new', show: (page: Page) => page.getByRole('button', { name: 'Load Sample Sermon' }).click() },
    { name: 'library', at: '/library' },
    { name: 'library-nothing', at: '/library?q=zebra' },
    { name: 'library-selected', at: '/library', show: (page: Page) => page.keyboard.type('jx') },
    { name: 'library-books', at: '/library', show: deed('The books') },
    { name: 'library-pack', at: '/library', show: deed('Print the Sunday pack') },
    { name: 'library-send', at: '/library', show: deed('Send to volunteers') },
    { name: 'library-edit', at: '/library', show: deed('Title, series, date') },
    { name: 'library-delete', at: '/library', show: deed('Delete') },
    { name: 'library-deleted', at: '/library?deleted=1' },
    { name: 'find', at: '/library', show: find('') },
    { name: 'find-typed', at: '/library', show: find('neighbor') },
    { name: 'book-page', at: bookAt },
    {
      name: 'book-editing',
      at: bookAt,
      show: async (page: Page) => {
        await page.getByRole('button', { name: 'Edit Memory verse' }).click()
        await page.getByRole('button', { name: 'Write again' }).waitFor()
      },
    },
    { name: 'teach', at: `${bookAt}/teach` },
    {
      name: 'share',
      at: '/library',
      show: deed('The books', (page) => page.getByRole('button', { name: 'Share' }).last().click()),
    },
    { name: 'community-tab', at: '/stories' },
    ...['profile', 'class', 'subscription', 'notifications', 'security', 'appearance'].map((one) => ({
      name: `settings-${one}`,
      at: `/settings#${one}`,
    })),
    { name: 'subscription-test', at: '/subscription-test' },
    { name: 'subscription-success', at: '/subscription-success' },
  ].map((one) => ({ ...one, signedIn: true }))

const church = await openChurch({ TRIAL_DAYS: '3' })
const executablePath = await findBrowser()
const browser: Browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
mkdirSync(folder, { recursive: true })
const ask = async (method: string, at: string, body: object, token = '') =>
  (await (
    await fetch(church.url + at, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
  ).json()) as Record<string, unknown>

try {
  const { token } = await ask('POST', '/api/auth/register', people.ruth)
  const sermon = {
    title: 'Who Is My Neighbor?',
    speaker: 'Hannah Reed',
    date: '2026-05-17',
    scripture: 'Luke 10:25-37',
    theme: 'Mercy',
    content: readFileSync('tests/sermons/neighbor.txt', 'utf8'),
  }
  await ask('POST', '/api/generate-content', sermon, String(token))
  const books = (await ask('GET', '/api/books', {}, String(token))) as unknown as {
    id: string
    sermonId: string
    title: string
    description: string
    ageGroup: string
  }[]
  const posts = []
  // One stays unshared, so that the dialog which shares it can be seen.
  for (const book of books.slice(0, 2))
    posts.push(
      await ask(
        'POST',
        '/api/community',
        { title: book.title, excerpt: book.description, bookId: book.id, tags: [book.ageGroup, 'lesson', 'ministry'] },
        String(token),
      ),
    )
  const linkTo = async (kind: string) =>
    new URL(String((await ask('POST', `/api/sermons/${books[0]?.sermonId ?? ''}/links`, { kind }, String(token))).address)).pathname
  const handed: Screen[] = [
    { name: 'volunteer', at: await linkTo('volunteer') },
    { name: 'family', at: await linkTo('family') },
  ]
  const screens = [...outside, ...inside(`/community/${String(posts[1]?.id)}`, `/books/${books[0]?.id ?? ''}`), ...handed].filter(
    ({ name }) => name.includes(only),
  )
  let made = 0
  for (const theme of themes)
    for (const width of widths)
      for (const signedIn of [false, true]) {
        const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await context.addInitScript(
          ([chosen, session]) => {
            localStorage.setItem('theme', chosen ?? 'light')
            if (session) localStorage.setItem('token', session)
          },
          [theme, signedIn ? String(token) : ''],
        )
        const page = await context.newPage()
        // A hidden page has no address of its own: it stands in for another when that cannot be shown.
        for (const { path: at } of prerendered.filter((one) => one.hidden))
          await page.route(church.url + at, (route) => route.fulfill({ path: `dist/pages/html${at}.html` }))
        for (const screen of screens.filter((one) => Boolean(one.signedIn) === signedIn)) {
          // A blank page between them, or an address that differs only behind # would not load anew.
          await page.goto('about:blank')
          await page.goto(church.url + screen.at, { waitUntil: 'networkidle' })
          await screen.show?.(page)
          // What is fetched only when it comes into view is there in the picture.
          await page.evaluate(async () => {
            for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
              scrollTo({ top: y, behavior: 'instant' })
              await new Promise((resolve) => setTimeout(resolve, 60))
            }
            scrollTo({ top: 0, behavior: 'instant' })
          })
          await page.waitForTimeout(250)
          await page.screenshot({ path: path.join(folder, `${screen.name}-${width}-${theme}.png`), fullPage: true })
          made++
        }
        await context.close()
      }
  console.log(`${made} pictures in ${folder}/`)
} finally {
  await browser.close()
  await church.close()
}
process.exit(0)
