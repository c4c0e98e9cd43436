// What the landing page shows of the sample sermon, made by the engine with each build: covers, sheets to print, a story read aloud.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { printable } from '#lesson/layout/printable.ts'
import type { PrintKind } from '#lesson/layout/printed-book.ts'
import { printedSheet } from '#lesson/layout/printed-sheet.ts'
import { ageCover } from '#lesson/pictures/age-cover.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { picturePage, printBook } from '#server/exports/print-book.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { printPicture } from '#server/pictures/print-picture.ts'
import { embeddedVoice } from '#server/speech/embedded-voice.ts'
import { studio } from '#server/speech/studio.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'

type Books = Record<AgeGroup, LessonBook>
/** CSS pixels that a sheet on the table is wide at most. */
const sheetWidth = 240
/** The story is read so far: a taste, in a file of some hundred kilobytes. */
const mostSentences = 6
const pause = 0.35
/** The picture of the sound: so many bars, measured so many times a second. */
const bars = 48
const windows = 20

/** The sheets on the table, in the order in which they lie there. */
const sheets: { name: string; age: AgeGroup; paper: PrintKind | { picture: string } }[] = [
  { name: 'leader', age: 'children', paper: 'leader' },
  { name: 'coloring', age: 'young-kids', paper: { picture: 'coloring-story' } },
  { name: 'cards', age: 'young-kids', paper: { picture: 'flashcards' } },
  { name: 'maze', age: 'children', paper: { picture: 'maze' } },
  { name: 'devotional', age: 'teens', paper: 'book' },
]

/** Writes a file under a name that its content gives, so that browsers keep it; answers its address. */
function asset(folder: string, name: string, bytes: Uint8Array | string): string {
  const [stem = '', extension = ''] = name.split('.')
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  const file = `${stem}-${hash}.${extension}`
  const at = path.join(folder, 'assets', file)
  writeFileSync(at, bytes)
  if (extension === 'svg') {
    writeFileSync(`${at}.br`, brotliCompressSync(bytes))
    writeFileSync(`${at}.gz`, gzipSync(bytes, { level: 9 }))
  }
  return `/assets/${file}`
}

async function printed(book: LessonBook, paper: PrintKind | { picture: string }): Promise<{ pdf: Uint8Array; picture: Uint8Array }> {
  if (typeof paper === 'object') {
    const sheet = picturesOf(book)
      .find(({ name }) => name === paper.picture)
      ?.sheet()
    if (!sheet) throw new Error(`the sample has no ${paper.picture}`)
    const work = printable(sheet)
    return { pdf: await printPicture(work, 'pdf', 'us-letter'), picture: await printPicture(work, 'webp', 'us-letter') }
  }
  const about = { sermonTitle: sampleSermon.title, speaker: sampleSermon.speaker, date: sampleSermon.date, madeOn: sampleSermon.date }
  const page = printedSheet(book, { ...about, edited: false }, paper)
  const printables = picturesOf(book)
  return { pdf: await printBook(page, book, 'us-letter', printables), picture: await picturePage(page, book, 'us-letter', printables) }
}

/** The beginning of the story for the youngest in the voice that comes along; null where this machine has none. */
async function story(folder: string, book: LessonBook) {
  const voice = embeddedVoice()
  const texts = (book.bibleStory?.content ?? '').split(/\n+/).flatMap(sentencesOf).slice(0, mostSentences)
  if (!voice || texts.length === 0) return null
  const tape = studio.record()
  const sentences: { text: string; from: number; to: number }[] = []
  const loudness: number[] = []
  let at = 0
  for (const text of texts) {
    const wav = await voice.speak(text, book.ageGroup, AbortSignal.timeout(60_000))
    const { seconds } = await tape.add(wav, pause)
    loudness.push(...loudnessOf(wav, seconds), ...Array.from({ length: Math.round(pause * windows) }, () => 0))
    sentences.push({ text, from: at, to: at + seconds })
    at += seconds + pause
  }
  const { mp3, seconds } = await tape.finish()
  const each = loudness.length / bars
  const loudest = Math.max(...loudness)
  const peaks = Array.from({ length: bars }, (_, bar) =>
    Number((Math.max(0, ...loudness.slice(Math.floor(bar * each), Math.floor((bar + 1) * each))) / loudest).toFixed(2)),
  )
  return { src: asset(folder, 'story.mp3', mp3), seconds, sentences, peaks }
}

/** How loud a recording is, so many times a second: 16-bit samples behind a head of 44 bytes. */
function loudnessOf(wav: Uint8Array, seconds: number): number[] {
  const samples = new Int16Array(wav.slice(44, wav.length - (wav.length % 2)).buffer)
  const each = Math.max(1, Math.floor(samples.length / Math.max(1, Math.round(seconds * windows))))
  return Array.from({ length: Math.floor(samples.length / each) }, (_, at) =>
    samples.subarray(at * each, (at + 1) * each).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  )
}

/** Makes the files under `folder` and answers what the page has to know of them. */
export async function makeLandingFiles(folder: string, books: Books) {
  const covers = Object.fromEntries(
    ageGroups.map((age) => [age, asset(folder, `cover-${age}.svg`, ageCover(coverArt(books[age]), age))]),
  ) as Record<AgeGroup, string>
  const table = []
  for (const { name, age, paper } of sheets) {
    const { pdf, picture } = await printed(books[age], paper)
    const small = sharp(picture).resize({ width: sheetWidth * 2 })
    const { data, info } = await small.webp({ quality: 74 }).toBuffer({ resolveWithObject: true })
    table.push({
      name,
      picture: asset(folder, `sheet-${name}.webp`, data),
      pdf: asset(folder, `sheet-${name}.pdf`, pdf),
      width: info.width / 2,
      height: Math.round(info.height / 2),
    })
  }
  return { covers, sheets: table, story: await story(folder, books['young-kids']) }
}
