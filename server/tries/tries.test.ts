import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { changeBook } from '#contract/book-edits.ts'
import { addressOf, type Endpoint } from '#contract/endpoint.ts'
import { readPlan } from '#contract/lesson-plan.ts'
import { readSermon, type Sermon } from '#contract/sermons.ts'
import { keepTried, readTried, triedPage, triedPdf, triedPicture, trySermon, type Tried } from '#contract/tries.ts'
import { tries } from '#server/db/try-schema.ts'
import { users } from '#server/db/schema.ts'
import { purge } from '#server/jobs/purge.store.ts'
import { people } from '#tests/people.ts'
import { document, neighborSermon, ownSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { unmappedPdf } from '#tests/unmapped-pdf.ts'

const day = 86_400_000
const at = useApp()
const content = neighborSermon.content
const tryText = async (text = content, search = '') => at.call(trySermon, { body: { content: text }, search })
const triedNow = async (): Promise<Tried> => (await tryText()).json as unknown as Tried
const sendFile = async (path: string, bytes: Uint8Array | string, name: string, token = '') => {
  const form = new FormData()
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name)
  const response = await fetch(at.base() + path, { method: 'POST', body: form, headers: token ? { authorization: `Bearer ${token}` } : {} })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}
const rows = () => at.app.db.q.select().from(tries)

describe('a sermon without an account', () => {
  test('gives a plan whose idea was said, and three books', async () => {
    const { status, json } = await tryText()
    const made = json as unknown as Tried
    expect(status).toBe(200)
    expect(content.replace(/\s+/g, ' ')).toContain(made.plan.bigIdea.quote)
    expect([made.teens.ageGroup, made.children.ageGroup, made['young-kids'].ageGroup]).toEqual(['teens', 'children', 'young-kids'])
    expect(made.teens.passage).toMatch(/^Luke 10/)
    expect(made.pictures.find(({ ageGroup }) => ageGroup === 'young-kids')?.pictures.map(({ name }) => name)).toContain('coloring-story')
  })
  test('as a file is read as an upload is, and says what it says of itself', async () => {
    const { status, json } = await sendFile('/api/try', readFileSync(document('neighbor.docx')), 'neighbor.docx')
    expect(status).toBe(200)
    expect((json as unknown as Tried).sermon).toMatchObject({
      title: 'Who Is My Neighbor?',
      speaker: 'Hannah Reed',
      filename: 'neighbor.docx',
    })
  })
  test('is streamed where that is asked for: what was heard, then one book after the other, the youngest first', async () => {
    const { text, headers } = await at.call(trySermon, { body: { content }, headers: { accept: 'text/event-stream' } })
    expect(headers.get('content-type')).toMatch(/event-stream/)
    const events = text
      .split('\n\n')
      .filter(Boolean)
      .map((one) => ({
        event: /^event: (.+)$/m.exec(one)?.[1],
        data: JSON.parse(/^data: (.+)$/m.exec(one)?.[1] ?? '{}') as { books?: { ageGroup: string }[] },
      }))
    expect(events.map(({ event, data }) => [event, data.books?.map(({ ageGroup }) => ageGroup)])).toEqual([
      ['progress', []],
      ['plan', undefined],
      ['progress', ['young-kids']],
      ['progress', ['young-kids', 'children']],
      ['progress', ['young-kids', 'children', 'teens']],
      ['done', undefined],
    ])
  })
  test('leaves nothing but its claim, whose words are stored nowhere', async () => {
    const { claim } = await triedNow()
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(JSON.stringify(row)).not.toContain(claim)
    for (const table of ['users', 'sermons', 'books', 'jobs', 'generations']) {
      const { rows: found } = (await at.app.db.q.execute(sql.raw(`select count(*)::int as n from ${table}`))) as unknown as {
        rows: { n: number }[]
      }
      expect([table, found[0]?.n]).toEqual([table, 0])
    }
  })
  test('that is none gets a clear word, and its own word overrules that', async () => {
    const recipe = 'Melt the butter in a pan and stir the onions until they are soft. '.repeat(20)
    expect((await tryText(recipe)).json).toMatchObject({ code: 'generation.not_a_sermon' })
    expect((await tryText(recipe, '?anyway=yes')).status).toBe(200)
    expect((await tryText('Too short.')).json).toMatchObject({ code: 'generation.too_short' })
    expect((await tryText(`${'God is good to his people. '.repeat(6010)}`)).json).toMatchObject({ code: 'tries.too_long' })
    expect((await at.call(trySermon, { body: { content: '  ' } })).status).toBe(400)
    expect((await at.call(trySermon, { body: { content, plan: 'pro' } })).status).toBe(400)
  })
  const mouthful = [
    ['locked.pdf', readFileSync(document('locked.pdf'))],
    ['cut-off.pdf', readFileSync(document('cut-off.pdf'))],
    ['scan.pdf', readFileSync(document('scan.pdf'))],
    ['sermon.pdf.exe', 'text'],
    ['sermon.docx', '%PDF-1.7'],
    ['sermon.pdf', 'hello'],
    ['sermon.txt', '   '],
    ['glyphs.pdf', unmappedPdf(content, 'glyph numbers')],
    ['big.txt', new Uint8Array(10 * 1024 * 1024 + 1)],
  ] as const
  test.each(mouthful)('%s is refused with the sentence that an upload of it gets', async (name, bytes) => {
    const token = await at.registered()
    const upload = await sendFile('/api/upload-sermon', bytes, name, token)
    const answer = await sendFile('/api/try', bytes, name)
    expect(upload.status).toBeGreaterThanOrEqual(400)
    // Every answer has a number of its own.
    expect({ ...answer, json: { ...answer.json, requestId: '' } }).toEqual({ ...upload, json: { ...upload.json, requestId: '' } })
    expect(await rows()).toEqual([])
  })
})

describe('a claim', () => {
  test('puts the sermon, its plan and its books into the library of whoever has it, as if they had been made there', async () => {
    const { claim, plan, children } = await triedNow()
    const token = await at.registered()
    const { status, json } = await at.call(keepTried, { token, params: { claim } })
    const kept = json as { sermonId: string; books: { id: string; ageGroup: string }[] }
    expect([status, kept.books.map(({ ageGroup }) => ageGroup)]).toEqual([201, ['teens', 'children', 'young-kids']])
    const sermon = (await at.call(readSermon, { token, params: { id: kept.sermonId } })).json as unknown as Sermon
    expect(sermon.state).toBe('done')
    expect(sermon.content).toContain(content.slice(200, 400))
    expect(sermon.generatedContent[1]?.content).toEqual(children)
    expect((await at.call(readPlan, { token, params: { id: kept.sermonId } })).json).toEqual(plan)
    const change = { revision: 1, changes: [{ path: 'title', value: 'Mine Now' }] }
    expect((await at.call(changeBook, { token, params: { id: kept.books[0]?.id ?? '' }, body: change })).status).toBe(200)
    expect(await rows()).toEqual([])
  })
  test('works once, also where ten ask at the same time', async () => {
    const { claim } = await triedNow()
    const tokens = [await at.registered(), await at.registered(people.daniel)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => at.call(keepTried, { token: tokens[i % 2] ?? '', params: { claim } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 404)])
    expect((await at.call(readTried, { params: { claim } })).status).toBe(404)
  })
  test('shows what was made until its day is over, and goes that night with the text in it', async () => {
    const { claim, ...made } = await triedNow()
    const now = Date.now()
    at.setNow(() => new Date(now + day - 60_000))
    expect((await at.call(readTried, { params: { claim } })).json).toMatchObject(made)
    at.setNow(() => new Date(now + day + 60_000))
    const token = await at.registered()
    expect((await at.call(readTried, { params: { claim } })).json).toMatchObject({ code: 'tries.not_found' })
    expect((await at.call(keepTried, { token, params: { claim } })).status).toBe(404)
    await purge(at.app)
    expect(await rows()).toEqual([])
  })
  test('is kept only by whom a trial or a plan runs for, and waits for it', async () => {
    const token = await at.registered()
    const now = Date.now()
    at.setNow(() => new Date(now + 5 * day))
    const { claim } = await triedNow()
    expect((await at.call(keepTried, { params: { claim } })).status).toBe(401)
    expect((await at.call(keepTried, { token, params: { claim } })).json).toMatchObject({
      code: 'accounts.trial_over',
      subscribe: '/settings#subscription',
    })
    expect((await at.call(keepTried, { token: await at.registered(people.daniel), params: { claim } })).status).toBe(201)
  })
  test('that nobody was given opens nothing, in any call that takes one', async () => {
    const token = await at.registered()
    const lines = (Object.entries(calls) as [string, Endpoint][]).filter(([, line]) => line.path.includes(':claim'))
    expect(lines.length).toBe(5)
    for (const claim of ['x', 'A'.repeat(43), '..%2f', "' or 1=1 --"])
      for (const [name, line] of lines) {
        const address = addressOf(line, { claim, age: 'children', name: 'coloring-story' } as never)
        const { status } = await fetch(at.base() + address, { method: line.method, headers: { authorization: `Bearer ${token}` } })
        expect([name, claim, status]).toEqual([name, claim, 404])
      }
  })
  test('prints: a page to look at, the book and its coloring page as PDF', async () => {
    const { claim } = await triedNow()
    const get = async (line: Endpoint, params: object, search = '') => {
      const response = await fetch(at.base() + addressOf(line, { claim, age: 'children', ...params } as never) + search)
      return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const page = await get(triedPage, {})
    expect([page.status, page.type, page.bytes.subarray(8, 12).toString()]).toEqual([200, 'image/webp', 'WEBP'])
    expect((await get(triedPdf, {}, '?kind=leader')).bytes.subarray(0, 4).toString()).toBe('%PDF')
    const sheet = await get(triedPicture, { name: 'coloring-story' }, '?format=webp')
    expect([sheet.status, sheet.bytes.subarray(8, 12).toString()]).toEqual([200, 'WEBP'])
    expect((await get(triedPicture, { name: 'no-such' })).status).toBe(404)
    expect((await get(triedPdf, { age: 'grown-ups' })).status).toBe(404)
  })
  test('goes with the account that kept it: nothing of the sermon stays behind', async () => {
    const canary = 'the lighthouse of Kinnaird Head'
    const { claim } = (await tryText(`${content}\n\nI think of ${canary}, and of God.`)).json as unknown as Tried
    const token = await at.registered()
    await at.call(keepTried, { token, params: { claim } })
    await at.app.db.q.delete(users)
    for (const table of ['tries', 'sermons', 'books', 'lesson_plans', 'generations', 'jobs']) {
      const { rows: found } = (await at.app.db.q.execute(
        sql.raw(`select count(*)::int as n from ${table} t where t::text like '%${canary}%'`),
      )) as unknown as { rows: { n: number }[] }
      expect([table, found[0]?.n]).toEqual([table, 0])
    }
  })
})

describe('an address', () => {
  const limited = useApp({ RATE_LIMITS: 'on' })
  test('tries five times an hour, then is told when', async () => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await limited.call(trySermon, { body: { content: ownSermon('stones') } }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
    const now = Date.now()
    limited.setNow(() => new Date(now + 3_700_000))
    expect((await limited.call(trySermon, { body: { content: ownSermon('stones') } })).status).toBe(200)
  })
})
