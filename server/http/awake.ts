/** What takes memory and a while to start: it rests while nobody is here. `rest` leaves alone what is at work. */
export type Sleeper = { wake: () => Promise<unknown>; rest: () => unknown }

/** After so long without a visitor nobody is thought to come back at once. */
const usualRestMs = 120_000
const notVisitors = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Wakes the sleepers with the first request of a visitor, so that they are ready before his sermon is, and lets them rest when
 * nobody has been here for a while. `seen` is told of every request; checks of health are no visitors.
 */
export function keepAwake(sleepers: Sleeper[], { restMs = usualRestMs, failed = (_: unknown): void => undefined } = {}) {
  let lastSeen = Date.now()
  let awake = false
  const wake = () => {
    awake = true
    for (const one of sleepers) one.wake().catch(failed)
  }
  const looking = setInterval(() => {
    if (Date.now() - lastSeen < restMs) return
    awake = false
    // Each time anew: a job may have woken one that nobody sees.
    for (const one of sleepers) one.rest()
  }, restMs / 4).unref()
  return {
    wake,
    seen(path: string): void {
      if (notVisitors.has(path)) return
      lastSeen = Date.now()
      if (!awake) wake()
    },
    stop: () => clearInterval(looking),
  }
}
