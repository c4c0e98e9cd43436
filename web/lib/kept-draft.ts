const key = 'storyfold.draft'
/** After a sign-out nothing is written any more, whatever a page still wants to keep while it closes. */
let closed = false

/** What somebody typed, kept in this browser under the account that it belongs to: another account on the same machine never sees it. */
export function readKept(owner: string): unknown {
  closed = false
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof found === 'object' && found !== null && 'owner' in found && found.owner === owner && 'draft' in found) return found.draft
    localStorage.removeItem(key)
  } catch {
    localStorage.removeItem(key)
  }
  return undefined
}

export function keepDraft(owner: string, draft: unknown): void {
  if (closed) return
  try {
    localStorage.setItem(key, JSON.stringify({ owner, draft }))
  } catch {
    // A full store loses only the draft after a reload; the page itself keeps it.
  }
}

/** Forgets what was typed when it belongs to a sermon that was deleted. */
export function forgetDraftOf(owner: string, sermonId: string): void {
  const draft = readKept(owner)
  if (typeof draft === 'object' && draft !== null && 'sermonId' in draft && draft.sermonId === sermonId) localStorage.removeItem(key)
}

export function forgetDraft(): void {
  closed = true
  localStorage.removeItem(key)
}
