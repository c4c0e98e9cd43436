import { me } from '#contract/accounts.ts'
import { callEarly, tokenStore } from './lib/call.ts'

type Page = { readEarly?: (id: string) => void; [name: string]: unknown }
/** The pages on which a day begins; routes.tsx has them all, and app-paths.ts those whose files the first answer already names. */
const pages: [RegExp, () => Promise<Page>][] = [
  [/^\/$/, () => import('./home/home-page.tsx')],
  [/^\/library$/, () => import('./library/library-page.tsx')],
  [/^\/stories$/, () => import('./community/stories-page.tsx')],
  [/^\/books\/([^/]+)$/, () => import('./reader/book-page.tsx')],
  [/^\/books\/([^/]+)\/teach$/, () => import('./teach/teach-page.tsx')],
  [/^\/sermons\/([^/]+)$/, () => import('./plan/plan-page.tsx')],
  [/^\/settings$/, () => import('./settings/settings-page.tsx')],
]

/** Fetches the page that the address names, and what it shows, while the server is asked who is signed in, and not after its answer. */
export function fetchPageEarly(): void {
  if (!tokenStore.read()) return
  callEarly(me)
  for (const [at, load] of pages) {
    const found = at.exec(location.pathname)
    if (!found) continue
    // What fails here is asked for again by the page itself, which says so. An address with a question is asked as it stands.
    load()
      .then((page) => location.search === '' && page.readEarly?.(found[1] ?? ''))
      .catch(() => undefined)
  }
}
