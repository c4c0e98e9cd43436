// Lets a class be taught, the page of a link be opened and a book be read and edited without a network: what such a page is made of
// is kept when it is opened, and served only when the network does not answer. No answer under /api is kept here, so that no old
// book is ever shown as a new one; a page keeps the book itself and says so, and the page of a link is marked as kept.
const store = 'class-1'
/** A class page, its own or a volunteer's. */
const isClass = (path) => /^\/books\/[^/]+\/teach$/.test(path) || /^\/teach\/[^/]+\/class(?:\/[^/]+)?$/.test(path)
const isBook = (path) => /^\/books\/[^/]+$/.test(path)
/** The page of a link has the lesson in it: each is kept by itself, the ones that were opened last. */
const isLink = (path) => /^\/teach\/[^/]+$/.test(path)
const mostLinks = 6
/** The shell is the same for every class, and for every book; each has files of its own. */
const shells = ['/class-shell', '/book-shell']
const keyOf = (path) => (isClass(path) ? shells[0] : isBook(path) ? shells[1] : isLink(path) ? path : undefined)
/** What says, where nothing is kept, that this page needs the network. */
const fallback = '/without-internet'
const suffix = '-files'
const listOf = (key) => key + suffix
/** A church's network that only seems to be there. */
const patience = 4000

/** The files that a page names. */
const filesIn = (html) => [...html.matchAll(/ (?:href|src)="(\/[^"?#]+\.(?:js|css|woff2|svg|webmanifest))"/g)].map(([, path]) => path)
async function keepPage(cache, key, response, more = []) {
  if (!response.ok) throw new Error('not to be kept')
  const files = [...new Set([...filesIn(await response.clone().text()), ...more])]
  await Promise.all(files.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  await cache.put(key, response)
  await cache.put(listOf(key), new Response(JSON.stringify(files)))
}
/** Links that were opened long ago go, and files of an earlier build: no page that is kept names them. */
async function tidy(cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const links = paths.filter((path) => isLink(path) && !path.endsWith(suffix))
  for (const old of links.slice(0, -mostLinks)) await forget(cache, old)
  const lists = await Promise.all(paths.filter((path) => path.endsWith(suffix)).map((path) => cache.match(path)))
  const named = new Set((await Promise.all(lists.map((list) => list?.json() ?? []))).flat())
  for (const path of paths) if (path.startsWith('/assets/') && !named.has(path)) await cache.delete(path)
}
const forget = (cache, key) => Promise.all([cache.delete(key), cache.delete(listOf(key))])

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Without it a class can be kept all the same.
  event.waitUntil(keepFallback().catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
const keepFallback = async () => keepPage(await caches.open(store), fallback, await fetch(fallback))

/**
 * Keeps a page with the files that it used, and the pages that it leads to. A page whose files are only read off its HTML
 * gives way to none that was open: that one has named all that it used.
 */
async function keepOpened({ page, files, ways }) {
  const cache = await caches.open(store)
  const key = keyOf(page)
  if (key && !isLink(page)) await keepPage(cache, key, await fetch(page), files)
  for (const way of isLink(page) ? [page, ...ways] : ways) {
    const wayKey = keyOf(way)
    if (!wayKey) continue
    const response = await fetch(way, { headers: { 'x-purpose': 'keep' } })
    const before = await cache.match(wayKey)
    if (!before || (await before.text()) !== (await response.clone().text())) await keepPage(cache, wayKey, response, files)
  }
  if (!(await cache.match(fallback))) await keepFallback()
  await tidy(cache)
}
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (!keep) return
  event.waitUntil(
    keepOpened(keep).then(
      () => event.ports[0]?.postMessage('kept'),
      () => event.ports[0]?.postMessage('failed'),
    ),
  )
})

const late = (ms) => new Promise((_, no) => setTimeout(() => no(new Error('late')), ms))
/** The page of a link with the time at which it was read; of a class or a book its shell, which says so itself. */
async function asKept(path) {
  const key = keyOf(path)
  const kept = key && (await caches.match(key))
  if (!kept || !isLink(path)) return kept
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response((await kept.text()).replace('<html ', `<html data-kept="${kept.headers.get('date') ?? ''}" `), { headers })
}
async function keepLink(path, response) {
  const cache = await caches.open(store)
  if (response.status === 404) await forget(cache, path)
  else if (response.ok) await keepPage(cache, path, response, (await (await cache.match(listOf(path)))?.json()) ?? [])
}
function open(event, path) {
  // The way back would take the page of a link out of the browser's own store, where nothing says how old it is.
  const answer = isLink(path) ? fetch(event.request, { cache: 'no-cache' }) : fetch(event.request)
  if (isLink(path)) event.waitUntil(answer.then((response) => keepLink(path, response.clone())).catch(() => undefined))
  const inTime = keyOf(path) ? Promise.race([answer, late(patience)]) : answer
  // What is late and not kept is waited for.
  return inTime.catch(async () => (await asKept(path)) ?? answer).catch(async () => (await caches.match(fallback)) ?? Response.error())
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(open(event, pathname))
  else if (pathname.startsWith('/api/')) return
  // A file named by its content never changes; the others are asked for first.
  else if (pathname.startsWith('/assets/')) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)))
  else if (/\.(?:js|svg|webmanifest)$/.test(pathname))
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})
