// Lets a class be taught and a book be read and edited without a network, and nothing else: what such a page is made of
// is kept when it is opened, and served only when the network does not answer. Calls under /api never pass through here, so that no old
// book is ever shown as a new one; the page keeps the book itself and says so.
const store = 'class-1'
/** A class page, its own or a volunteer's. */
const isClass = (path) => /^\/books\/[^/]+\/teach$/.test(path) || /^\/teach\/[^/]+\/class(?:\/[^/]+)?$/.test(path)
const isBook = (path) => /^\/books\/[^/]+$/.test(path)
/** The shell is the same for every class, and for every book; each has files of its own. */
const shells = ['/class-shell', '/book-shell']
const shellOf = (path) => (isClass(path) ? shells[0] : isBook(path) ? shells[1] : undefined)
const listOf = (shell) => `${shell}-files`
async function filesOf(cache, shell) {
  const list = await cache.match(listOf(shell))
  return list ? list.json() : []
}
/** A church's network that only seems to be there. */
const patience = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (!Array.isArray(keep)) return
  event.waitUntil(
    caches
      .open(store)
      .then(async (cache) => {
        const files = keep.filter((path) => !shellOf(path))
        await Promise.all(files.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
        const page = keep.find(shellOf)
        const shell = page && shellOf(page)
        if (shell) {
          await cache.put(shell, await fetch(page))
          await cache.put(listOf(shell), new Response(JSON.stringify(files)))
        }
        // Files of an earlier build go: no shell that is kept names them.
        const named = new Set((await Promise.all(shells.map((one) => filesOf(cache, one)))).flat())
        for (const { url } of await cache.keys()) {
          const { pathname } = new URL(url)
          if (pathname.startsWith('/assets/') && !named.has(pathname)) await cache.delete(url)
        }
        event.ports[0]?.postMessage('kept')
      })
      .catch(() => event.ports[0]?.postMessage('failed')),
  )
})

const late = (ms) => new Promise((_, no) => setTimeout(() => no(new Error('late')), ms))

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') {
    const shell = shellOf(pathname)
    if (shell)
      event.respondWith(
        Promise.race([fetch(event.request), late(patience)]).catch(async () => (await caches.match(shell)) ?? Response.error()),
      )
    return
  }
  // A file named by its content never changes; the others are asked for first.
  if (pathname.startsWith('/assets/')) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)))
  else if (/\.(?:js|svg|webmanifest)$/.test(pathname))
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})
