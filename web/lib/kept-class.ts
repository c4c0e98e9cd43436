/** A class is over after this long: what was left of it is no beginning of the next one. */
const forgottenAfter = 6 * 3_600_000
/** Under which name this device keeps how far a class has come. */
export const keptClassKey = (id: string): string => `class:${id}`

/** Whether a class that began at a time still goes on. */
export const stillRuns = (startedAt: number | undefined, now: number): boolean =>
  startedAt !== undefined && now - startedAt < forgottenAfter

/** Whether a class of this book goes on on this device: it was begun, and not ended. */
export function classRuns(id: string, now: number): boolean {
  try {
    return stillRuns((JSON.parse(localStorage.getItem(keptClassKey(id)) ?? '{}') as { startedAt?: number }).startedAt, now)
  } catch {
    return false
  }
}
