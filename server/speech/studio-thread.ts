import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { createMp3Encoder } from 'wasm-media-encoders'
import { decodeAudio, type Sound } from './decode-audio.ts'
import { levelled, loudnessOf } from './loudness.ts'
import type { Added, StudioAnswer, StudioWork } from './studio.ts'

// The thread that levels and joins passages: a minute of sound is a quarter of a second of arithmetic that no request may wait for.
type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>
type Tape = { encoder: Encoder; rate: number; parts: Uint8Array[]; samples: number }
const tapes = new Map<number, Tape>()
const kilobits = 64

async function add(tape: number, given: Uint8Array | string, pauseSeconds: number): Promise<Added> {
  const sound = await decodeAudio(typeof given === 'string' ? await readFile(given) : given)
  const open = tapes.get(tape) ?? (await begin(tape, sound.rate))
  const { samples, rate } = atRate(sound, open.rate)
  const loudness = loudnessOf(samples, rate)
  write(open, levelled(samples, loudness))
  write(open, new Float32Array(Math.round(pauseSeconds * rate)))
  return { seconds: samples.length / rate, loudness }
}

async function begin(tape: number, rate: number): Promise<Tape> {
  const encoder = await createMp3Encoder()
  // 8 to 48 kHz in the steps that MP3 knows; what a voice delivers is one of them.
  encoder.configure({ channels: 1, sampleRate: rate as 22_050, bitrate: kilobits })
  const open: Tape = { encoder, rate, parts: [], samples: 0 }
  tapes.set(tape, open)
  return open
}
function write(tape: Tape, samples: Float32Array): void {
  // The encoder gives back a view of its own memory, which the next call overwrites.
  tape.parts.push(tape.encoder.encode([samples]).slice())
  tape.samples += samples.length
}

/** A passage of another rate than the first, resampled by straight lines: two voices in one narration are the exception. */
function atRate({ samples, rate }: Sound, wanted: number): Sound {
  if (rate === wanted) return { samples, rate }
  const out = new Float32Array(Math.floor((samples.length * wanted) / rate))
  for (let at = 0; at < out.length; at++) {
    const place = (at * rate) / wanted
    const low = Math.floor(place)
    const [a, b] = [samples[low] ?? 0, samples[low + 1] ?? 0]
    out[at] = a + (b - a) * (place - low)
  }
  return { samples: out, rate: wanted }
}

function finish(tape: number): { mp3: Uint8Array; seconds: number } {
  const open = tapes.get(tape)
  if (!open) throw new Error('nothing was read')
  tapes.delete(tape)
  const mp3 = Buffer.concat([...open.parts, open.encoder.finalize().slice()])
  return { mp3: new Uint8Array(mp3), seconds: open.samples / open.rate }
}

// One after the other: two passages of one tape must not overtake each other.
let before: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, work }: { id: number; work: StudioWork }) => {
  const reply = (answer: Omit<StudioAnswer, 'id'>) => parentPort?.postMessage({ id, ...answer })
  before = before.then(async () => {
    try {
      if (work.do === 'add') reply({ value: await add(work.tape, work.sound, work.pauseSeconds) })
      else if (work.do === 'finish') reply({ value: finish(work.tape) })
      else {
        tapes.delete(work.tape)
        reply({})
      }
    } catch (error) {
      reply({ error: error instanceof Error ? error.message : String(error) })
    }
  })
})
