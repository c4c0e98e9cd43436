import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FrontMatter } from '#lesson/reading/head/front-matter.ts'
import { type ReadKind, type Refusal, Unreadable } from './paragraph.ts'

const script = fileURLToPath(new URL('./reader-child.ts', import.meta.url))
const limits = { rssMB: 500, retireRssMB: 300, ms: 7000, atOnce: 2, watchMs: 50 }
const flags = [
  '--max-old-space-size=256',
  '--disallow-code-generation-from-strings',
  '--permission',
  '--allow-fs-read=*',
  '--disable-warning=SecurityWarning',
  '--disable-warning=ExperimentalWarning',
]

type Answer = { ok: true; sermon: FrontMatter } | { ok: false; refusal: Refusal; detail: string }

/**
 * Reads documents in child processes with no right to write, start programs or see the environment.
 * A worker thread is not enough: one DOCX of 0.86 MB was measured to abort the whole process from inside one.
 * A child that stays small is kept for the next document, so that most reads pay no start.
 */
class ReaderPool {
  readonly #idle: ChildProcess[] = []
  readonly #waiting: (() => void)[] = []
  #busy = 0

  /** `name` is the file's own name, which says something of a sermon whose text does not. Throws Unreadable when the file cannot be read, takes too long or grows too large. */
  async read(path: string, kind: ReadKind, name = ''): Promise<FrontMatter> {
    if (this.#busy >= limits.atOnce) await new Promise<void>((go) => this.#waiting.push(go))
    this.#busy++
    const child = this.#idle.pop() ?? (await start())
    try {
      const answer = await ask(child, { path, kind, name })
      if (answer.ok) return answer.sermon
      throw new Unreadable(answer.refusal, answer.detail)
    } finally {
      this.#busy--
      if (child.connected && !child.killed && megabytes(child.pid) < limits.retireRssMB && this.#idle.length === 0) this.#idle.push(child)
      else child.kill('SIGKILL')
      this.#waiting.shift()?.()
    }
  }

  /** Starts one child ahead of the first upload. */
  async warm(): Promise<void> {
    if (this.#idle.length === 0) this.#idle.push(await start())
  }

  /** Lets the child go that waits for the next document. */
  close(): void {
    for (const child of this.#idle.splice(0)) child.kill('SIGKILL')
  }
}

function start(): Promise<ChildProcess> {
  const child = fork(script, [], { execArgv: flags, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  // An idle child must not keep the server from ending.
  child.unref()
  child.channel?.unref()
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the document reader ended with ${code} before it was ready`)))
  })
}

function ask(child: ChildProcess, job: { path: string; kind: ReadKind; name: string }): Promise<Answer> {
  return new Promise((resolve) => {
    const give = (answer: Answer, kill: boolean) => {
      clearInterval(watch)
      clearTimeout(deadline)
      child.removeAllListeners('message').removeAllListeners('exit')
      child.channel?.unref()
      if (kill) child.kill('SIGKILL')
      resolve(answer)
    }
    const watch = setInterval(
      () => megabytes(child.pid) > limits.rssMB && give({ ok: false, refusal: 'too_complex', detail: 'memory' }, true),
      limits.watchMs,
    )
    const deadline = setTimeout(() => give({ ok: false, refusal: 'too_complex', detail: 'time' }, true), limits.ms)
    child.once('message', (answer) => give(answer as Answer, false))
    child.once('exit', (code, signal) => give({ ok: false, refusal: 'too_complex', detail: `ended with ${code ?? signal}` }, true))
    child.channel?.ref()
    child.send(job)
  })
}

/** Resident memory of a process; 0 where the system does not tell. */
function megabytes(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
  } catch {
    return 0
  }
}

export const readers = new ReaderPool()
