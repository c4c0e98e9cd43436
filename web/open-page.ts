import { me } from '#contract/accounts.ts'
import { keepAppearance } from './lib/appearance.ts'
import { call, tokenStore } from './lib/call.ts'
import type { Asked, Person } from './lib/session.tsx'

type Page = { prepare?: (id: string) => Promise<unknown>; [name: string]: unknown }
/** The pages on which a day begins; routes.tsx has them all, app-paths.ts those whose files the first answer names, ask-early.js what they begin with. */
const pages: [RegExp, () => Promise<Page>][] = [
  [/^\/$/, () => import('./home/home-page.tsx')],
  [/^\/library$/, () => import('./library/library-page.tsx')],
  [/^\/stories$/, () => import('./community/stories-page.tsx')],
  [/^\/books\/([^/]+)$/, () => import('./reader/book-page.tsx')],
  [/^\/sermons\/([^/]+)$/, () => import('./plan/plan-page.tsx')],
  [/^\/settings$/, () => import('./settings/settings-page.tsx')],
]
/** A class is drawn without an answer, for there may be no network. */
const classes: [RegExp, () => Promise<unknown>][] = [
  [/^\/books\/[^/]+\/teach$/, () => import('./teach/teach-page.tsx')],
  [/^\/teach\/[^/]+\/class\//, () => import('./teach/volunteer-class-page.tsx')],
]
/** So long the whole page is waited for; what is late comes into a page that stands. */
const patienceMs = 2000

/**
 * Waits for what is needed to draw the page of this address at once: its files, who is signed in, and what it begins with.
 * Drawn three times, with a spinner, with a header and with what it is for, it was seen later and cost a slow phone the work of all three.
 */
export async function openPage(): Promise<Asked> {
  const { pathname, search } = location
  const found = (of: typeof classes) => of.find(([at]) => at.test(pathname))
  const answer = tokenStore.read() ? call(me) : undefined
  let person: Person | undefined
  // What fails here is asked for again by the page itself, which says so. An address with a question is asked as it stands.
  const known = answer
    ?.then((one) => {
      if (one.appearanceChosen) keepAppearance(one.appearance)
      person = one
    })
    .catch(() => undefined)
  const loaded = found(classes)?.[1]()
  if (loaded) await loaded.catch(() => undefined)
  else if (answer) {
    const [at, load] = pages.find(([one]) => one.test(pathname)) ?? []
    const page = load?.().then((one) => (search === '' && navigator.onLine ? one.prepare?.(at?.exec(pathname)?.[1] ?? '') : undefined))
    await Promise.race([Promise.all([known, page?.catch(() => undefined)]), new Promise((late) => setTimeout(late, patienceMs))])
  }
  return { answer, person }
}
