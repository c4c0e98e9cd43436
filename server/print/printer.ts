import { Worker } from 'node:worker_threads'
import { Problem } from '#server/http/problem.ts'

export type Paper = 'a4' | 'us-letter'
/** `template` is a Typst file under server/, `data` reaches it as JSON; `mostPages` lets the type shrink until it fits; `measured` nudges it until the last page is no orphan. */
export type PrintWork = {
  template: string
  data: unknown
  paper: Paper
  as: 'pdf' | 'svg'
  mostPages?: number
  measured?: boolean
  files?: PrintFiles
}
/** Finished PDFs that a template shows page by page, under the names by which it asks for them. */
export type PrintFiles = Record<string, Uint8Array>
export type Answered = { id: number; value?: Uint8Array | string; error?: string }
type Waiting = { resolve: (value: Uint8Array | string) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
const limitMs = 20_000

/** Sets pages with Typst in a thread that starts with the first one. */
class Printer {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  /** A PDF (PDF/UA-1, tagged, with bookmarks); throws the problem exports.failed. */
  async pdf(work: Omit<PrintWork, 'as'>): Promise<Uint8Array> {
    return (await this.#print({ ...work, as: 'pdf' })) as Uint8Array
  }
  /** The pages as one SVG below each other, letters as outlines. */
  async svg(work: Omit<PrintWork, 'as'>): Promise<string> {
    return (await this.#print({ ...work, as: 'svg' })) as string
  }

  #print(work: PrintWork): Promise<Uint8Array | string> {
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail('it took too long'), limitMs)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, work })
    })
  }

  /** Lets the thread go where nothing is being set. */
  rest(): void {
    if (this.#waiting.size > 0) return
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  #start(): Worker {
    const worker = new Worker(new URL('./print-thread.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ id, value, error }: Answered) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      clearTimeout(waiting?.timer)
      if (value === undefined) waiting?.reject(new Problem('exports.failed', { cause: error }))
      else waiting?.resolve(value)
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
