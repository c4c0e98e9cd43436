import { Worker } from 'node:worker_threads'
import type { PrintedBook } from '#lesson/layout/blocks.ts'
import { Problem } from '#server/http/problem.ts'

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
const limitMs = 20_000

/** Sets books as PDF (PDF/UA-1, tagged, with bookmarks) in a thread that starts with the first one. */
class Printer {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  pdf(book: PrintedBook, paper: 'a4' | 'us-letter'): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail('it took too long'), limitMs)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, work: { book, paper } })
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./print-pdf.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ id, value, error }: { id: number; value?: Uint8Array; error?: string }) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      clearTimeout(waiting?.timer)
      if (value) waiting?.resolve(value)
      else waiting?.reject(new Problem('exports.failed', { cause: error }))
    })
    worker.on('error', (error) => this.#fail(error.message))
    return worker
  }

  #fail(reason: string): void {
    const worker = this.#worker
    this.#worker = undefined
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new Problem('exports.failed', { cause: reason }))
    }
    this.#waiting.clear()
    void worker?.terminate()
  }
}
export const printer = new Printer()
