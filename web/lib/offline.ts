/** Lets this browser open a class without a network: hands the service worker the files of this page. False where it cannot. */
export async function keepShell(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // The faces of this age are fetched with the first words that are set in them.
    await document.fonts.ready
    const mine = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
      .map(({ pathname }) => pathname)
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data === 'kept')))
    active?.postMessage({ keep: [...new Set([...mine, location.pathname])] }, [port2])
    return await answer
  } catch {
    return false
  }
}
