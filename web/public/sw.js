// Lets a class be taught without a network, and nothing else: what the page of a class is made of is kept when it is
// opened, and served only when the network does not answer. Calls under /api never pass through here, so that no old
// book is ever shown as a new one; the page keeps the book itself and says so.
const store = 'class-1'
/** A class page, its own or a volunteer's. */
const isClass = (path) => /^\/books\/[^/]+\/teach$/.test(path) || /^\/teach\/[^/]+\/class(?:\/[^/]+)?$/.test(path)
/** The shell is the same for every class. */
const shell = '/class-shell'
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
        const paths = keep.filter((path) => !isClass(path))
        await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
        const page = keep.find(isClass)
        if (page) await cache.put(shell, await fetch(page))
        // Files of an earlier build go: their names are not among these.
        for (const { url } of await cache.keys()) {
          const { pathname } = new URL(url)
          if (pathname.startsWith('/assets/') && !paths.includes(pathname)) await cache.delete(url)
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
    if (isClass(pathname))
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
