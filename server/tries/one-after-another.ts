import { Problem } from '#server/http/problem.ts'

/** A door through which one goes at a time; it turns away who would be behind `most` others. */
export function oneAfterAnother(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let inside = 0
  return async (work) => {
    if (inside > most) throw new Problem('tries.crowded', { retryAfter: 60 })
    inside++
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      inside--
    }
  }
}
