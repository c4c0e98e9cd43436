import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { me, register } from '#contract/accounts.ts'
import { listCommunity } from '#contract/community.ts'
import { addressOf } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks, readBook, readLibrary } from '#contract/library.ts'
import { sermonFile } from '#contract/limits.ts'
import { uploadSermon } from '#contract/sermons.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { tellFigures } from './figures.ts'

const json = { 'content-type': 'application/json' }
const timeout = 1_800_000
const rounds = Number(process.env.FAULT_ROUNDS) || 1
const readers = 50
/** What a person with a library, a sermon and its books looks at. */
async function furnished(url: string) {
  const made = await fetch(url + register.path, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
  const headers = { authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
  await (
    await fetch(url + generateContent.path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(neighborSermon) })
  ).text()
  const books = (await (await fetch(url + listBooks.path, { headers })).json()) as { id: string }[]
  expect(books).toHaveLength(3)
  return { headers, addresses: [me.path, readLibrary.path, listCommunity.path, addressOf(readBook, { id: books[0]?.id ?? '' })] }
}

/** A document as large as one may be, which can be read. */
function largest(): Uint8Array<ArrayBuffer> {
  const document = unzipSync(readFileSync(new URL('../documents/neighbor.docx', import.meta.url)))
  const picture = randomBytes(sermonFile.maxBytes - 40_000)
  return zipSync({ ...document, 'word/media/photo.jpg': [picture, { level: 0 }] })
}

const megabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('fifty at once read and send the largest files without a fault, in memory that does not grow', { timeout }, async () => {
  const church = await openChurch({ WARM_UP: 'on' })
  onTestFinished(() => church.close())
  const { headers, addresses } = await furnished(church.url)
  const file = new Blob([largest()])
  const statuses = new Map<number, number>()
  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(church.url + address, { headers, ...init })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  const peaks: number[] = []
  for (let round = 0; round < rounds; round++) {
    let peak = 0
    const watching = setInterval(() => (peak = Math.max(peak, existsSync('/proc/self/status') ? megabytes(church.pid()) : 0)), 100)
    const reading = Array.from({ length: readers }, async (_, reader) => {
      for (let turn = 0; turn < 20; turn++) await ask(addresses[(reader + turn) % addresses.length] ?? '')
    })
    const sending = async () => {
      const form = new FormData()
      form.set('file', file, 'sermon.docx')
      await ask(uploadSermon.path, { method: 'POST', body: form })
    }
    await Promise.all([...reading, ...Array.from({ length: 5 }, sending)])
    clearInterval(watching)
    peaks.push(peak)
  }
  const half = Math.ceil(rounds / 2)
  const [first, second] = [Math.max(...peaks.slice(0, half)), Math.max(...peaks.slice(half), 0)]
  tellFigures({
    reads: rounds * readers * 20,
    uploads: rounds * 5,
    'MB at most': Math.round(Math.max(...peaks)),
    'MB in the first half': Math.round(first),
    'MB in the second': Math.round(second),
  })
  expect([...statuses.keys()]).toEqual([200])
  // Two threads of the engine and the database in this process take some 850; a hundred files in memory would be a thousand more.
  expect(Math.max(...peaks)).toBeLessThan(1400)
  // What it takes once it takes; a leak of a file in a hundred would show.
  expect(second).toBeLessThan(first + 100)
})

test('a server that is ended while fifty read breaks no answer and ends in order', { timeout }, async () => {
  const church = await openChurch()
  onTestFinished(() => church.close())
  const { headers, addresses } = await furnished(church.url)
  const seen = { answers: 0, away: 0, broken: '' }
  let going = true
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = 0; going; turn++) {
      const address = addresses[(reader + turn) % addresses.length] ?? ''
      try {
        const answer = await fetch(church.url + address, { headers })
        await answer.arrayBuffer()
        if (answer.status === 200) seen.answers++
        else if (answer.status === 503 && answer.headers.get('retry-after')) seen.away++
        else seen.broken += `${address} ${answer.status}; `
      } catch (error) {
        const code = String((error as { cause?: { code?: string } }).cause?.code ?? error)
        // Nobody listens while it starts.
        if (code === 'ECONNREFUSED') seen.away++
        else seen.broken += `${address} ${code}; `
        await new Promise((next) => setTimeout(next, 50))
      }
    }
  })
  const codes = new Set<number | null>()
  for (let round = 0; round < rounds; round++) {
    const before = seen.answers
    while (seen.answers < before + 200) await new Promise((next) => setTimeout(next, 20))
    codes.add(await church.end())
    await church.start()
  }
  going = false
  await Promise.all(reading)
  tellFigures({ ends: rounds, answers: seen.answers, away: seen.away, broken: seen.broken })
  expect(seen.broken).toBe('')
  expect([...codes]).toEqual([0])
})
