import { expect, onTestFinished, test } from 'vitest'
import { listBooks } from '#contract/library.ts'
import { generateContent } from '#contract/generation.ts'
import { register } from '#contract/accounts.ts'
import { tellFigures } from './figures.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'

/** Power cuts in one run; more by hand. */
const rounds = Number(process.env.FAULT_ROUNDS) || 5
const json = { 'content-type': 'application/json' }

test('a power cut while four people make lessons loses none that was acknowledged and doubles none', { timeout: 900_000 }, async () => {
  const church = await openChurch({ WARM_UP: 'on' })
  onTestFinished(() => church.close())
  const at = (line: { path: string }) => church.url + line.path
  const { token } = (await (await fetch(at(register), { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })).json()) as {
    token: string
  }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const acknowledged = new Set<string>()
  let going = true
  let number = 0
  const teacher = async () => {
    while (going)
      try {
        const body = JSON.stringify({ ...neighborSermon, title: `Sermon ${number++}` })
        const response = await fetch(at(generateContent), { method: 'POST', headers: { ...headers, accept: 'text/event-stream' }, body })
        let text = ''
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += part
          const id = /"sermonId":"([^"]+)"/.exec(text)?.[1]
          if (id) acknowledged.add(id)
        }
      } catch {
        // The cut; the teacher tries again, as a person would.
        await new Promise((next) => setTimeout(next, 50))
      }
  }
  const teachers = Array.from({ length: 4 }, teacher)
  for (let round = 0; round < rounds; round++) {
    // The cut comes while work is under way: after something new was acknowledged, and each time a little later.
    const before = acknowledged.size
    while (acknowledged.size < before + 2) await new Promise((next) => setTimeout(next, 20))
    await new Promise((next) => setTimeout(next, round * 60))
    await church.kill()
    await church.start()
  }
  going = false
  await Promise.all(teachers)
  const booksOf = async () => {
    const books = (await (await fetch(at(listBooks), { headers })).json()) as { sermonId: string }[]
    return Map.groupBy(books, (book) => book.sermonId)
  }
  const complete = (books: Awaited<ReturnType<typeof booksOf>>) => [...acknowledged].every((id) => books.get(id)?.length === 3)
  for (let tries = 0; tries < 100 && !complete(await booksOf()); tries++) await new Promise((next) => setTimeout(next, 200))
  const books = await booksOf()
  tellFigures({ cuts: rounds, acknowledged: acknowledged.size, complete: books.size })
  expect(acknowledged.size).toBeGreaterThan(rounds)
  expect([...acknowledged].filter((id) => books.get(id)?.length !== 3)).toEqual([])
  expect([...books.values()].filter((of) => of.length !== 3)).toEqual([])
})
