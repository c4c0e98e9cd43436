import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../scripts/start-postgres.mjs'
import { register, uploadPicture } from '#contract/accounts.ts'
import { changeBook } from '#contract/book-edits.ts'
import { addressOf } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks, readBook } from '#contract/library.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { tellFigures } from './figures.ts'

const json = { 'content-type': 'application/json' }
/** A disk of the server's own: a mount that only its process sees. */
const ownDisk = (megabytes: number) => (folder: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m none "$0" && exec "$@"`,
  folder,
]
mkdirSync('/tmp/storyfold-probe', { recursive: true })
const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/tmp/storyfold-probe']).status === 0
rmSync('/tmp/storyfold-probe', { recursive: true, force: true })

/** A church with a lesson, its teens' book open for edits. */
async function edited(church: Awaited<ReturnType<typeof openChurch>>) {
  const made = await fetch(church.url + register.path, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
  const headers = { ...json, authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
  await fetch(church.url + generateContent.path, { method: 'POST', headers, body: JSON.stringify(neighborSermon) })
  const books = (await (await fetch(church.url + listBooks.path, { headers })).json()) as { id: string; ageGroup: string }[]
  const id = books.find(({ ageGroup }) => ageGroup === 'teens')?.id ?? ''
  let [count, revision] = [0, 1]
  /** An edit keeps what stood there before: it needs room. */
  const save = async () => {
    const value = `Line ${count++}.`
    const answer = await fetch(church.url + addressOf(changeBook, { id }), {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ revision, changes: [{ path: 'prayer', value }] }),
    })
    const said = (await answer.json()) as { code?: string; message?: string; book?: { revision: number } }
    revision = said.book?.revision ?? revision
    return { value, status: answer.status, said }
  }
  const read = async () => {
    const answer = await fetch(church.url + addressOf(readBook, { id }), { headers })
    return { status: answer.status, prayer: ((await answer.json()) as { content?: { prayer: string } }).content?.prayer }
  }
  return { headers, save, read, edits: () => count }
}

/** Fills a disk but for room for some edits: it runs full while people work. Gives what frees it again. */
function fill(disk: string, room: number): () => void {
  const filler = path.join(disk, 'filler')
  const file = openSync(filler, 'a')
  const { bavail, bsize } = statfsSync(disk)
  for (let left = bavail * bsize - room; left > 0; left -= 1 << 20) writeSync(file, Buffer.alloc(Math.min(left, 1 << 20)))
  closeSync(file)
  return () => rmSync(filler)
}

/** Edits until ten were refused, and reads what stands there then; gives how often it was written. */
async function refusedWhileFull({ save, read, edits }: Awaited<ReturnType<typeof edited>>): Promise<number> {
  let last = ''
  const refused: string[] = []
  while (refused.length < 10) {
    const { status, said, value } = await save()
    if (status === 200) last = value
    else refused.push(`${status} ${said.code}`)
  }
  expect(new Set(refused)).toEqual(new Set(['507 server.disk_full']))
  expect(await read()).toEqual({ status: 200, prayer: last })
  return edits()
}

/** The first write after the disk was freed goes through by itself. */
async function writesAgain({ save }: Awaited<ReturnType<typeof edited>>, figures: Record<string, number>): Promise<void> {
  const begun = performance.now()
  await expect.poll(async () => (await save()).status, { timeout: 5000, interval: 100 }).toBe(200)
  tellFigures({ ...figures, 'ms until the first write': Math.round(performance.now() - begun) })
}

test.skipIf(!mayMount)(
  'a full disk refuses writes with a sentence, answers reads, loses nothing, and takes the first write after it was freed',
  async () => {
    const church = await openChurch({}, { within: ownDisk(130) })
    onTestFinished(() => church.close())
    const person = await edited(church)
    const picture = await sharp({
      create: { width: 700, height: 700, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer()
    const sendPicture = async () => {
      const form = new FormData()
      form.append('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ruth.png')
      const answer = await fetch(church.url + uploadPicture.path, {
        method: 'POST',
        headers: { authorization: person.headers.authorization },
        body: form,
      })
      return `${answer.status} ${((await answer.json()) as { code?: string }).code}`
    }
    const disk = path.join('/proc', String(church.pid()), 'root', church.folder)
    const stored = () =>
      readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.startsWith('files/') && statSync(path.join(disk, name)).isFile(),
      )
    const before = stored()
    const free = fill(disk, 1 << 18)
    const edits = await refusedWhileFull(person)
    const pictures = await sendPicture()
    free()
    await writesAgain(person, { edits, refused: 10 })
    expect(pictures).toBe('507 server.disk_full')
    expect(stored()).toEqual(before)
    expect(await sendPicture()).toBe('200 undefined')
  },
)

test.skipIf(!mayMount)(
  'a PostgreSQL whose disk is full refuses writes with a sentence, answers reads, and takes the first write after it was freed',
  async () => {
    const postgres = await startPostgres({ megabytes: 160 })
    if (!postgres?.disk) return
    onTestFinished(() => postgres.stop())
    const church = await openChurch({ DATABASE_URL: postgres.url })
    onTestFinished(() => church.close())
    const person = await edited(church)
    const free = fill(postgres.disk, 1 << 20)
    const edits = await refusedWhileFull(person)
    free()
    await writesAgain(person, { edits, refused: 10 })
  },
)
