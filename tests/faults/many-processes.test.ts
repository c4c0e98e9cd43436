import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { startPostgres } from '../../scripts/start-postgres.mjs'
import { me, register } from '#contract/accounts.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { generateBookAudio } from '#contract/narration.ts'
import { addressOf } from '#contract/endpoint.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { openStore } from '#tests/s3-store.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { tellFigures } from './figures.ts'

const json = { 'content-type': 'application/json' }
/** Starting a process takes seconds, and many where a suite runs beside it. */
const timeout = 900_000
const rounds = Number(process.env.FAULT_ROUNDS) || 1
type Process = Awaited<ReturnType<typeof openChurch>>

const postgres = await startPostgres()
let store: Awaited<ReturnType<typeof openStore>>
let webs: Process[] = []
let workers: Process[] = []
let headers: Record<string, string>

beforeAll(async () => {
  if (!postgres) return
  store = await openStore()
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database many')
  await admin.end()
  // Each has a folder of its own: whatever one needs of another stands in the database or in the store.
  const env = { ...store.env, DATABASE_URL: postgres.url.replace(/postgres$/, 'many') }
  webs = await Promise.all([1, 2].map(() => openChurch({ ...env, ROLE: 'web' })))
  workers = await Promise.all([1, 2].map(() => openChurch({ ...env, ROLE: 'worker' })))
  const made = await fetch(`${webs[0]!.url}${register.path}`, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
  headers = { ...json, authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
})
afterAll(async () => {
  await Promise.all([...webs, ...workers].map((one) => one.close()))
  await store?.close()
  postgres?.stop()
})

/** Which of the web processes say that they are ready, as whoever stands before them asks several times a second. */
function watched() {
  let ready = webs.map(() => true)
  const look = async () => {
    ready = await Promise.all(
      webs.map(({ url }) =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    )
  }
  const looking = setInterval(() => void look(), 150)
  return { next: (turn: number) => webs[ready[turn % 2] ? turn % 2 : (turn + 1) % 2]!, stop: () => clearInterval(looking) }
}

/** As a proxy does: the next process when one is away or asks to come again. A broken answer is counted and not tried again. */
function askedInTurn() {
  const proxy = watched()
  const seen = { answers: 0, broken: 0, elsewhere: 0, how: '' }
  let turn = 0
  const ask = async <T>(address: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<T | undefined> => {
    for (let tries = 0; tries < 40; tries++) {
      const { url } = proxy.next(turn++)
      try {
        const response = await fetch(url + address, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })
        if (response.status === 503) {
          expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
          await response.text()
          seen.elsewhere++
        } else {
          expect(response.status).toBeLessThan(500)
          const value = await read(response)
          seen.answers++
          return value
        }
      } catch (error) {
        const code = String((error as { cause?: { code?: string } }).cause?.code ?? error)
        if (code === 'ECONNREFUSED') seen.elsewhere++
        else {
          seen.broken++
          seen.how += `${address} ${code}; `
          return undefined
        }
      }
      await new Promise((next) => setTimeout(next, 100))
    }
    throw new Error(`${address} found nobody to answer it`)
  }
  return { seen, ask, leave: proxy.stop }
}

const booksOf = async (ask: ReturnType<typeof askedInTurn>['ask']) => {
  const books = (await ask(listBooks.path, {}, (response) => response.json() as Promise<{ sermonId: string; id: string }[]>)) ?? []
  return Map.groupBy(books, (book) => book.sermonId)
}

/** People who make lessons and people who look, until `stop`. */
function crowd(ask: ReturnType<typeof askedInTurn>['ask']) {
  const acknowledged = new Set<string>()
  let [going, number] = [true, 0]
  const teacher = async () => {
    while (going) {
      const body = JSON.stringify({ ...neighborSermon, title: `Sermon ${number++}` })
      await ask(generateContent.path, { method: 'POST', headers: { accept: 'text/event-stream' }, body }, async (response) => {
        let text = ''
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += part
          const id = /"sermonId":"([^"]+)"/.exec(text)?.[1]
          if (id) acknowledged.add(id)
        }
      })
    }
  }
  const reader = async () => {
    while (going) {
      await ask(me.path, {}, (response) => response.json())
      await new Promise((next) => setTimeout(next, 30))
    }
  }
  const all = [teacher(), teacher(), teacher(), reader(), reader(), reader()]
  return { acknowledged, stop: async () => ((going = false), await Promise.all(all)) }
}

async function complete(acknowledged: Set<string>, ask: ReturnType<typeof askedInTurn>['ask']) {
  const lacking = async () => {
    const books = await booksOf(ask)
    return [...acknowledged].filter((id) => books.get(id)?.length !== 3)
  }
  for (let tries = 0; tries < 150 && (await lacking()).length > 0; tries++) await new Promise((next) => setTimeout(next, 200))
  expect(await lacking()).toEqual([])
  expect([...(await booksOf(ask)).values()].filter((of) => of.length !== 3)).toEqual([])
}

test.skipIf(!postgres)(
  'two web and two worker processes are restarted one after the other under load without one broken answer',
  { timeout },
  async () => {
    const { seen, ask, leave } = askedInTurn()
    onTestFinished(leave)
    const { acknowledged, stop } = crowd(ask)
    while (acknowledged.size < 2) await new Promise((next) => setTimeout(next, 50))
    for (let round = 0; round < rounds; round++)
      for (const one of [...webs, ...workers]) {
        await one.end()
        await one.start()
      }
    await stop()
    await complete(acknowledged, ask)
    tellFigures({ restarts: rounds * 4, acknowledged: acknowledged.size, ...seen })
    expect(seen.how).toBe('')
    expect(seen.answers).toBeGreaterThan(20)
  },
)

test.skipIf(!postgres)('of what was acknowledged nothing is lost or doubled when any of them is killed', { timeout }, async () => {
  const { seen, ask, leave } = askedInTurn()
  onTestFinished(leave)
  const { acknowledged, stop } = crowd(ask)
  for (let round = 0; round < rounds; round++)
    for (const one of [webs[0]!, workers[0]!, workers[1]!, webs[1]!]) {
      const before = acknowledged.size
      while (acknowledged.size < before + 1) await new Promise((next) => setTimeout(next, 20))
      await one.kill()
      await one.start()
    }
  await stop()
  await complete(acknowledged, ask)
  tellFigures({ kills: rounds * 4, acknowledged: acknowledged.size, ...seen })
})

test.skipIf(!postgres)('what a worker reads aloud is heard from either web process', { timeout }, async () => {
  const { ask, leave } = askedInTurn()
  onTestFinished(leave)
  const id = [...(await booksOf(ask)).values()][0]?.[0]?.id ?? ''
  const spoken = await ask(
    addressOf(generateBookAudio, { id }),
    { method: 'POST', body: '{}' },
    (response) => response.json() as Promise<{ audioUrl: string }>,
  )
  for (const { url } of webs) {
    const sound = await fetch(url + (spoken?.audioUrl ?? ''), { headers: { range: 'bytes=100-199' } })
    expect([sound.status, (await sound.arrayBuffer()).byteLength]).toEqual([206, 100])
  }
})
