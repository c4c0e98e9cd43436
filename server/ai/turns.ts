/** Lets so many at a time to a server; the others wait in line, and their waiting is no part of the time that a call has. */
export class Turns {
  readonly #atOnce: number
  #running = 0
  readonly #waiting: (() => void)[] = []
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }
  async take<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    if (this.#running >= this.#atOnce) await this.#wait(signal)
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
  /** Resolves with a place handed over; rejects when whoever waits has gone away. */
  #wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const gone = () => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1)
        reject(signal?.reason instanceof Error ? signal.reason : new Error('gone'))
      }
      const mine = () => {
        signal?.removeEventListener('abort', gone)
        resolve()
      }
      if (signal?.aborted) return reject(signal.reason instanceof Error ? signal.reason : new Error('gone'))
      signal?.addEventListener('abort', gone, { once: true })
      this.#waiting.push(mine)
    })
  }
}
