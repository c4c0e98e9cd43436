// npm run screens [folder] [name] [widths] [themes]: a picture of every screen and mail at 390, 768, 1280 and 1920 px, light and
// dark, from the built product. `npm run screens out home 390,1280 dark` takes those whose name begins with “home”, `all` is every one.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { composeMail } from '../server/mail/compose-mail.ts'
import { letters } from '../server/mail/letters.ts'
import { openChurch } from '../tests/open-church.ts'
import { browserFlags } from './browser-flags.mjs'
import { findBrowser } from './find-browser.mjs'
import { fillChurch } from './screen-church.ts'
import { type Screen, screenList } from './screen-list.ts'

const [folder = 'screens', only = 'all', someWidths = '390,768,1280,1920', someThemes = 'light,dark'] = process.argv.slice(2)
const widths = someWidths.split(',').map(Number)
const themes = someThemes.split(',')
const wanted = (name: string) => only === 'all' || only.split(',').some((one) => name === one || name.startsWith(`${one}-`))
type Rendered = { prerendered: { path: string; hidden: boolean }[] }
const { prerendered } = (await import(path.resolve('dist/pages/render.js'))) as Rendered

const church = await openChurch({ TRIAL_DAYS: '3', AI_PROVIDER: 'offline' })
const executablePath = await findBrowser()
const browser: Browser = await chromium.launch({
  args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  ...(executablePath ? { executablePath } : {}),
})
mkdirSync(folder, { recursive: true })
const ask = async (method: string, at: string, body: object = {}, token = ''): Promise<unknown> =>
  await (
    await fetch(church.url + at, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
  ).json()

let made = 0
/** Takes the pictures of what one person sees in one window. */
async function take(screens: Screen[], theme: string, width: number, token: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(
    ([chosen, session]) => {
      // What was typed for the picture before would stand there still.
      localStorage.clear()
      localStorage.setItem('theme', chosen ?? 'light')
      if (session) localStorage.setItem('token', session)
    },
    [theme, token],
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.setDefaultNavigationTimeout(90_000)
  // A hidden page has no address of its own: it stands in for another when that cannot be shown.
  for (const { path: at } of prerendered.filter((one) => one.hidden))
    await page.route(church.url + at, (route) => route.fulfill({ path: `dist/pages/html${at}.html` }))
  for (const screen of screens) {
    // A blank page between them, or an address that differs only behind # would not load anew.
    await page.goto('about:blank')
    await page.goto(church.url + screen.at, { waitUntil: 'networkidle' })
    try {
      await screen.show?.(page)
    } catch (error) {
      console.error(`${screen.name} at ${width} px could not be shown: ${String(error).split('\n')[0]}`)
    }
    // What is fetched only when it comes into view is there in the picture.
    if (!screen.window)
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      })
    await page.waitForTimeout(250)
    await page.screenshot({ path: path.join(folder, `${screen.name}-${width}-${theme}.png`), fullPage: !screen.window })
    made++
  }
  await context.close()
}

/** Every mail, as a mail program shows it. */
async function takeMails(width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 700 } })
  const at = church.url
  const date = new Date('2026-05-20T12:00:00Z')
  const handed = {
    by: 'Ruth Mbeki',
    church: 'Grace Chapel',
    title: 'Who Is My Neighbor?',
    room: 'Children',
    day: 'Sunday, May 24',
    until: 'Sunday, May 31',
    at,
    pack: `${at}/link/pack`,
  }
  const mails = {
    volunteer: letters.volunteerLink({ ...handed, note: 'The tape is in the blue cupboard.' }),
    family: letters.familyLink({ ...handed, note: '' }),
    welcome: letters.welcome({ name: 'Ruth', at, ends: date, source: 'trial' }),
    'password-reset': letters.passwordReset({ name: 'Ruth', link: `${at}/reset-password?token=3f9c1b7a5d2e4f6081a2b3c4d5e6f708` }),
    gift: letters.gift({ recipientName: 'Daniel', senderName: 'Ruth', message: 'For your class.', months: 12, code: 'FOLD-7K2M-9QXA', at }),
  }
  for (const [name, letter] of Object.entries(mails).filter(([one]) => wanted(`mail-${one}`))) {
    await page.setContent(composeMail(letter).html)
    await page.screenshot({ path: path.join(folder, `mail-${name}-${width}.png`), fullPage: true })
    made++
  }
  await page.close()
}

try {
  const filled = await fillChurch(ask)
  const screens = screenList(prerendered, filled).filter(({ name }) => wanted(name))
  const tokens = { nobody: '', ruth: filled.token, fresh: filled.fresh }
  for (const theme of themes)
    for (const width of widths)
      await Promise.all(
        (['nobody', 'ruth', 'fresh'] as const).map((by) =>
          take(
            screens.filter((screen) => (screen.by ?? 'nobody') === by),
            theme,
            width,
            tokens[by],
          ),
        ),
      )
  for (const width of widths.filter((one) => one < 1000)) await takeMails(width)
  console.log(`${made} pictures in ${folder}/`)
} finally {
  await browser.close()
  await church.close()
}
process.exit(0)
