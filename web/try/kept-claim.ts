const key = 'storyfold.tried'

/** The claim of what was tried in this browser, while its day lasts: a closed tab loses nothing. */
export function keptClaim(): string | undefined {
  try {
    const { claim, until } = JSON.parse(localStorage.getItem(key) ?? '{}') as { claim?: unknown; until?: unknown }
    if (typeof claim === 'string' && typeof until === 'string' && Date.parse(until) > Date.now()) return claim
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing shows the books all the same.
  }
  return undefined
}
export function keepClaim({ claim, until }: { claim: string; until: string }): void {
  try {
    localStorage.setItem(key, JSON.stringify({ claim, until }))
  } catch {
    // The page itself still has it.
  }
}
export const forgetClaim = (): void => localStorage.removeItem(key)
