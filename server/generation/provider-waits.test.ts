import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GeneratedContent, generateContent, regenerate } from '#contract/generation.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { recentSermons } from '#contract/sermons.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { makeAi } from '#server/ai/engine.ts'
import { readConfig } from '#server/config.ts'
import { jobs, sermons } from '#server/db/schema.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type FakeProvider, type Refusal, startFakeProvider } from '#tests/fake-provider.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { generationOf } from './generation.store.ts'

const at = useApp()
const heard = hearSermon(neighborSermon, bible())
const written = writeBooks(heard, heardPlan(heard, bible()), bible())
const busy = (headers = {}): Refusal => ({
  status: 429,
  headers,
  error: { message: 'Rate limit reached for requests', type: 'requests', param: null, code: 'rate_limit_exceeded' },
})
const minute = 60_000

describe('a lesson whose provider', () => {
  let fake: FakeProvider
  /** How far the clock has been put forward. */
  let later = 0
  beforeAll(async () => void (fake = await startFakeProvider(written)))
  afterAll(() => fake.close())
  beforeEach(() => {
    later = 0
    at.setNow(() => new Date(Date.now() + later))
    const config = readConfig({ AI_PROVIDER: 'compatible', AI_BASE_URL: fake.url, AI_MODEL: 'fake', AI_CALLS_AT_ONCE: '9' })
    Object.assign(at.app, { ai: { ...makeAi(config), pauseMs: 20 } })
    Object.assign(fake, { calls: [], fault: 'none', faultFor: 'all', refuse: () => undefined })
  })
  const begin = (token: string, more = {}) => {
    const ended = at
      .call(generateContent, { token, body: { ...neighborSermon, ...more } })
      .then(({ json }) => json as unknown as GeneratedContent)
    const rowOf = async () => {
      const [sermon] = (await at.call(recentSermons, { token })).json as unknown as { id: string }[]
      const [row] = await at.app.db.q
        .select({ userId: sermons.userId })
        .from(sermons)
        .where(eq(sermons.id, sermon?.id ?? ''))
      return sermon && row && generationOf(at.app, { userId: row.userId, sermonId: sermon.id })
    }
    /** The wait that the job is in, once it is in another one than before. */
    const waiting = async (before = '') => {
      for (;;) {
        const row = await rowOf().catch(() => undefined)
        const found = row?.progress.waiting
        const queued = await at.app.db.q
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.kind, 'write-books'), eq(jobs.state, 'queued')))
        if (row && found && found.until !== before && queued.length > 0) return { ...found, sermonId: row.sermonId }
        await new Promise((done) => setTimeout(done, 100))
      }
    }
    /** The clock goes on to when the provider is asked again. */
    const goOn = async ({ sermonId, until }: { sermonId: string; until: string }) => {
      later += Math.max(0, Date.parse(until) - at.app.now().getTime())
      await at.app.jobs.hurry(`write-books:${sermonId}`)
    }
    return { ended, waiting, goOn }
  }
  const writers = (content: GeneratedContent) => ageGroups.map((age) => content[age].writtenBy)
  const callsFor = (age: string) => fake.calls.filter((call) => call.age === age).length

  test('is busy and says for how long waits just so long, keeps the books that are finished, and asks for no answer twice', async () => {
    fake.refuse = (call) => (call.age === 'children' && callsFor('children') === 1 ? busy({ 'retry-after': '300' }) : undefined)
    const { ended, waiting, goOn } = begin(await at.registered())
    const wait = await waiting()
    expect(wait.fault).toBe('busy')
    expect(Date.parse(wait.until) - Date.parse(wait.since)).toBeGreaterThan(4.9 * minute)
    expect(callsFor('children')).toBe(1)
    await goOn(wait)
    const content = await ended
    expect([writers(content), content.notices]).toEqual([['provider', 'provider', 'provider'], []])
    expect([callsFor('plan'), callsFor('teens'), callsFor('young-kids'), callsFor('children')]).toEqual([1, 1, 1, 2])
  })
  test('is busy and does not say for how long is asked again after a while, and longer each time', async () => {
    fake.refuse = (call) => (call.age === 'plan' && callsFor('plan') <= 6 ? busy() : undefined)
    const { ended, waiting, goOn } = begin(await at.registered())
    const first = await waiting()
    await goOn(first)
    const second = await waiting(first.until)
    const length = ({ until }: { until: string }, from: number) => Date.parse(until) - from
    expect(length(second, Date.parse(first.until))).toBeGreaterThan(length(first, Date.parse(first.since)) - 1)
    await goOn(second)
    expect(writers(await ended)).toEqual(['provider', 'provider', 'provider'])
  })
  test('is away for ten minutes ends in the provider’s books', async () => {
    const back = Date.now() + 10 * minute
    let isAway = true
    fake.refuse = () => (isAway ? 'cut the line' : undefined)
    const { ended, waiting, goOn } = begin(await at.registered())
    let turns = 0
    for (let wait = await waiting(); ; wait = await waiting(wait.until)) {
      expect(wait.fault).toBe('away')
      turns++
      isAway = Date.parse(wait.until) < back
      await goOn(wait)
      if (!isAway) break
    }
    // More often than a job may fail: waiting costs no attempt.
    expect(turns).toBeGreaterThan(4)
    expect(writers(await ended)).toEqual(['provider', 'provider', 'provider'])
  })
  describe('is busy when a book that it wrote is to be', () => {
    const steps = written.children.activities.map((one) => ({ ...one, steps: ['Tie a string around each neck.', ...one.steps] }))
    beforeEach(() =>
      Object.assign(fake, { flaws: { children: { activities: steps } }, mended: [{ activities: written.children.activities }] }),
    )
    afterEach(() => Object.assign(fake, { flaws: {}, mended: [] }))

    test.each([['mended', 'mend'] as const, ['judged', 'judge'] as const])(
      '%s is waited for, and the book is all the model’s',
      async (_, age) => {
        fake.refuse = (call) => (call.age === age && callsFor(age) === 1 ? busy({ 'retry-after': '300' }) : undefined)
        const { ended, waiting, goOn } = begin(await at.registered())
        await goOn(await waiting())
        const content = await ended
        expect([writers(content), callsFor('teens'), callsFor('children')]).toEqual([['provider', 'provider', 'provider'], 1, 1])
        expect(callsFor('judge')).toBe(age === 'judge' ? 4 : 3)
      },
    )
    test('judged is not asked to mend it a second time', async () => {
      const isOfChildren = ({ body }: { body: string }) => body.includes('The age: children')
      const judged = () => fake.calls.filter((call) => call.age === 'judge' && isOfChildren(call)).length
      fake.refuse = (call) => (call.age === 'judge' && isOfChildren(call) && judged() === 1 ? busy({ 'retry-after': '300' }) : undefined)
      const { ended, waiting, goOn } = begin(await at.registered())
      await goOn(await waiting())
      const { children } = await ended
      expect([callsFor('children'), callsFor('mend'), judged()]).toEqual([1, 1, 2])
      expect(children.activities.flatMap((one) => one.steps).join(' ')).not.toContain('each neck')
      expect(children.writtenBy).toBe('provider')
    })
    test('mended and stays so for longer than anybody waits is read with its cause', async () => {
      Object.assign(at.app.ai, { patienceMs: 0 })
      fake.refuse = (call) => (call.age === 'mend' ? busy({ 'retry-after': '300' }) : undefined)
      const { children } = await begin(await at.registered()).ended
      expect(children.writtenBy).toBe('both')
      expect(children.notes[0]).toMatchObject({ code: 'sections-replaced', params: { fault: 'busy' } })
      expect(children.toCheck[0]).toContain('too busy, so it could not fix this. “Write again”')
    })
  })
  test.each<[string, Refusal | undefined, string]>([
    [
      'declines to say what it heard',
      { status: 400, error: { message: 'Your credit balance is too low' } },
      'has no credit left, so the books are based on Storyfold’s own reading',
    ],
    ['says nothing that can be read', undefined, 'could not be read, so the books are based on Storyfold’s own reading'],
  ])('%s leaves the reading, with its cause', async (_, refusal, says) => {
    fake.refuse = (call) => (call.age === 'plan' ? refusal : undefined)
    Object.assign(fake, { fault: refusal ? 'none' : 'garbage', faultFor: 'plan' })
    const content = await begin(await at.registered()).ended
    expect(content.notices.join(' ')).toContain(says)
    expect(writers(content)).toEqual(['provider', 'provider', 'provider'])
  })
  test('stays away longer than anybody waits ends without AI, says why, and is written with AI when the leader asks again', async () => {
    Object.assign(at.app.ai, { patienceMs: 0 })
    fake.refuse = () => 'cut the line'
    const token = await at.registered()
    const first = await begin(token).ended
    expect(writers(first)).toEqual(['offline', 'offline', 'offline'])
    for (const age of ageGroups) {
      expect(first[age].notes[0]).toEqual({ code: 'without-ai', params: { fault: 'away' } })
      expect(first[age].toCheck[0]).toContain('could not be reached')
    }
    fake.refuse = () => undefined
    const params = { id: first.sermonId }
    const again = (await at.call(regenerate, { token, params, body: { engine: 'provider' } })).json as unknown as GeneratedContent
    expect(writers(again)).toEqual(['provider', 'provider', 'provider'])
    expect(again.teens.toCheck.join(' ')).not.toContain('Write again with AI')
    expect(callsFor('plan')).toBeGreaterThan(1)
  })
  test('refuses a key ends at once without AI; with the key mended one book is written again and the others stay', async () => {
    fake.fault = 'refuse-key'
    const token = await at.registered()
    const first = await begin(token).ended
    expect(writers(first)).toEqual(['offline', 'offline', 'offline'])
    expect(first.notices.join(' ')).toContain('should check the key')
    fake.fault = 'none'
    const before = (await at.call(listBooks, { token })).json as unknown as Book[]
    const body = { engine: 'provider', ages: ['children'] } as const
    const again = (await at.call(regenerate, { token, params: { id: first.sermonId }, body })).json as unknown as GeneratedContent
    expect(writers(again)).toEqual(['offline', 'provider', 'offline'])
    const after = (await at.call(listBooks, { token })).json as unknown as Book[]
    for (const { id, ageGroup, revision } of after)
      expect(revision).toBe((before.find((one) => one.id === id)?.revision ?? 0) + (ageGroup === 'children' ? 1 : 0))
  })
  test('keeps one church waiting keeps no other', async () => {
    const [ruth, daniel] = [await at.registered(), await at.registered(people.daniel)]
    fake.refuse = (call) => (callsFor('plan') === 1 && call.age === 'plan' ? busy({ 'retry-after': '600' }) : undefined)
    const hers = begin(ruth)
    const wait = await hers.waiting()
    const his = (await at.call(generateContent, { token: daniel, body: { ...neighborSermon, title: 'Who Is Near' } })).json
    expect(writers(his as unknown as GeneratedContent)).toEqual(['provider', 'provider', 'provider'])
    await hers.goOn(wait)
    expect(writers(await hers.ended)).toEqual(['provider', 'provider', 'provider'])
  })
  test('keeps a leader waiting who will not wait is done without', async () => {
    fake.refuse = () => busy({ 'retry-after': '900' })
    const token = await at.registered()
    const { ended, waiting } = begin(token)
    const { sermonId } = await waiting()
    const now = at.call(regenerate, { token, params: { id: sermonId }, body: { engine: 'offline' } })
    expect(writers(await ended)).toEqual(['offline', 'offline', 'offline'])
    expect((await now).status).toBe(200)
  })
  test('kept a leader waiting for what was heard, who would not wait, is not asked for the books either', async () => {
    fake.refuse = () => busy({ 'retry-after': '900' })
    const token = await at.registered()
    const { ended, waiting } = begin(token, { ask: true })
    const { sermonId } = await waiting()
    await Promise.all([ended, at.call(regenerate, { token, params: { id: sermonId }, body: { engine: 'offline' } })])
    const calls = fake.calls.length
    const content = (await at.call(regenerate, { token, params: { id: sermonId }, body: {} })).json as unknown as GeneratedContent
    expect([writers(content), fake.calls.length]).toEqual([['offline', 'offline', 'offline'], calls])
  })
})
