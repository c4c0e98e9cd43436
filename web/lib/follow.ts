import type { MouseEvent } from 'react'

/** Leads a plain click on a link of the app's own pages through the router, so that the page is not loaded anew; every other click is the browser's. */
export const follow =
  (go: (to: string) => void, own: (path: string) => boolean) =>
  (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const odd = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || odd || link.target || link.origin !== location.origin || !own(link.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
