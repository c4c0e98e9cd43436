import { Worker } from 'node:worker_threads'

export type StudioWork =
  | { do: 'add'; tape: number; sound: Uint8Array | string; pauseSeconds: number }
  | { do: 'finish'; tape: number }
  | { do: 'drop'; tape: number }
/** A passage without its pause: its length, and how loud it was in LUFS before it was levelled; -Infinity for silence. */
export type Added = { seconds: number; loudness: number }
export type StudioAnswer = { id: number; value?: Added | { mp3: Uint8Array; seconds: number }; error?: string }
type Waiting = { resolve: (value: StudioAnswer['value']) => void; reject: (error: Error) => void }

/** Levels and joins passages into one MP3, in a thread that starts with the first one. */
class Studio {
  #worker: Worker | undefined
  #next = 0
  #tapes = 0
  readonly #waiting = new Map<number, Waiting>()

  /** A new recording. `add` takes a sound, or the path of a file that is read when its turn comes; `drop` forgets an unfinished one. */
  record() {
    const tape = this.#tapes++
    return {
      add: (sound: Uint8Array | string, pauseSeconds: number) => this.#ask({ do: 'add', tape, sound, pauseSeconds }) as Promise<Added>,
      finish: () => this.#ask({ do: 'finish', tape }) as Promise<{ mp3: Uint8Array; seconds: number }>,
      drop: () => this.#ask({ do: 'drop', tape }).catch(() => undefined),
    }
  }

  #ask(work: StudioWork): Promise<StudioAnswer['value']> {
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, work })
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./studio-thread.ts', import.meta.url))
    worker.unref()
    worker.on('message', ({ id, value, error }: StudioAnswer) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error === undefined) waiting?.resolve(value)
      else waiting?.reject(new Error(error))
    })
    worker.on('error', (error) => {
      this.#worker = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    })
    return worker
  }
}
export const studio = new Studio()
