const faces = ['400 1em Andika', '700 1em Andika']
/** Lets this browser open a page without a network, and `ways`, the pages that it leads to: hands the service worker the files of this page. False where it cannot. */
export async function keepShell(ways: string[] = []): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // A face is fetched with the first words that are set in it, and of a class they come when there may be no network.
    await Promise.all(faces.map((face) => document.fonts.load(face)))
    await document.fonts.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/') && /\.\w+$/.test(pathname))
      .map(({ pathname }) => pathname)
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data === 'kept')))
    active?.postMessage({ keep: { page: location.pathname, files: [...new Set(files)], ways } }, [port2])
    return await answer
  } catch {
    return false
  }
}
