import { execFile, fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Voice } from './voice.ts'

/**
 * Voice, speed, pitch (0 to 99) and pause between words (10 ms): a younger group hears a higher voice. Each of them reads its own
 * books, with their pauses, at 120 to 130 words a minute: words for the youngest are short, and the program counts by letters.
 */
const settings: Record<AgeGroup, string[]> = {
  teens: ['-v', 'en-us', '-s', '115', '-p', '38'],
  children: ['-v', 'en-us+f2', '-s', '130', '-p', '55'],
  'young-kids': ['-v', 'en-us+f4', '-s', '164', '-p', '72', '-g', '2'],
}
const limitMs = 60_000
const idleMs = 20_000

/**
 * espeak-ng (GPL-3), kept apart in a process of its own: the optional npm package, else the program where the system
 * has it. Undefined when neither is there.
 */
export function embeddedVoice(): Voice | undefined {
  const speak = packaged() ? speakInChild : programOnPath() ? speakByProgram : undefined
  return speak && { name: 'embedded', maxCharacters: 900, speak: (passage, ageGroup, signal) => speak(passage, settings[ageGroup], signal) }
}

function packaged(): boolean {
  try {
    createRequire(import.meta.url).resolve('espeak-ng')
    return true
  } catch {
    return false
  }
}
const programOnPath = () => (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, 'espeak-ng')))

const speakByProgram = (passage: string, options: string[], signal: AbortSignal) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const child = execFile(
      'espeak-ng',
      [...options, '--stdout'],
      { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024, timeout: limitMs, signal },
      (error, wav) => (error ? reject(error) : resolve(wav)),
    )
    child.stdin?.end(passage)
  })

type Waiting = { resolve: (wav: Uint8Array) => void; reject: (error: Error) => void }
type Answer = { id: number; wav?: Uint8Array; error?: string }
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let next = 0
const waiting = new Map<number, Waiting>()

/** The child is started with the first passage and leaves when nothing was asked of it for a while. */
function speakInChild(passage: string, options: string[], signal: AbortSignal): Promise<Uint8Array> {
  const speaker = (child ??= startChild())
  clearTimeout(idle)
  const id = next++
  return new Promise<Uint8Array>((resolve, reject) => {
    const late = setTimeout(() => endChild('the voice took too long'), limitMs)
    const stop = () => reject(new Error('nobody waits for this passage'))
    signal.addEventListener('abort', stop, { once: true })
    const settle =
      <T>(then: (value: T) => void) =>
      (value: T) => {
        clearTimeout(late)
        signal.removeEventListener('abort', stop)
        waiting.delete(id)
        if (waiting.size === 0) idle = setTimeout(() => endChild('idle'), idleMs).unref()
        then(value)
      }
    waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
    speaker.send({ id, passage, options })
  })
}

function startChild(): ChildProcess {
  const started = fork(new URL('./speak-child.ts', import.meta.url), { serialization: 'advanced', execArgv: [] })
  started.on('message', ({ id, wav, error }: Answer) => {
    const asked = waiting.get(id)
    if (wav) asked?.resolve(wav)
    else asked?.reject(new Error(error ?? 'the voice said nothing'))
  })
  started.on('exit', () => child === started && endChild('the voice ended'))
  started.unref()
  started.channel?.unref()
  return started
}
function endChild(reason: string): void {
  const ending = child
  child = undefined
  for (const { reject } of waiting.values()) reject(new Error(reason))
  ending?.kill('SIGKILL')
}
