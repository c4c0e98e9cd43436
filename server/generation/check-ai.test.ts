import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { makeAi } from '#server/ai/engine.ts'
import { costTable } from '#server/ai/typical-sermon.ts'
import { readConfig } from '#server/config.ts'
import { CannotDo } from '#server/operator/command.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type FakeProvider, type Refusal, startFakeProvider } from '#tests/fake-provider.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { checkAi } from './check-ai.ts'

const at = useApp()
const heard = hearSermon(neighborSermon, bible())

describe('the operator’s card of the AI', () => {
  let fake: FakeProvider
  beforeAll(async () => void (fake = await startFakeProvider(writeBooks(heard, heardPlan(heard, bible()), bible()))))
  afterAll(() => fake.close())
  beforeEach(() => Object.assign(fake, { calls: [], fault: 'none', refuse: () => undefined }))
  const card = async (more: Record<string, string> = {}) => {
    const config = readConfig({
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: fake.url,
      AI_MODEL: 'gpt-5-mini',
      OPENAI_API_KEY: 'sk-secret',
      ...more,
    })
    const lines = await checkAi({ ...at.app, config: { ...at.app.config, ...config } }, []).catch((error: unknown) => {
      if (!(error instanceof CannotDo)) throw error
      return ['refused', ...error.message.split('\n')]
    })
    return lines.join('\n')
  }
  test('asks one question and says that key, model and schema are taken, how fast it is and what a sermon costs', async () => {
    const said = await card()
    expect(fake.calls).toHaveLength(1)
    for (const part of ['compatible, gpt-5-mini', 'accepted', 'answers', 'taken and kept', 'to the first word', '$0.0'])
      expect(said).toContain(part)
    expect(said).not.toContain('sk-secret')
  })
  test('says what each sermon took, and nothing of what was preached', async () => {
    Object.assign(at.app, { ai: makeAi(readConfig({ AI_PROVIDER: 'compatible', AI_BASE_URL: fake.url, AI_MODEL: 'gpt-5-mini' })) })
    await at.call(generateContent, { token: await at.registered(), body: neighborSermon })
    const said = await card()
    expect(said).toMatch(
      /30 days +gpt-5-mini: 1 sermons, 7 calls \(0 failed\), 6,300 tokens read \(0% of them again\), 5,600 written, \$0\.013/,
    )
    expect(said).toMatch(/sermon +\d{4}-\d\d-\d\d \w{8} gpt-5-mini: 7 calls, 11,900 tokens, \$0\.013/)
    expect(said).not.toContain('Neighbor')
  })
  test.each<[string, Refusal, string]>([
    ['a wrong key', { status: 401, error: { message: 'Incorrect API key provided: sk-se***et' } }, 'check OPENAI_API_KEY'],
    ['no credit', { status: 429, error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }, 'no credit'],
    ['no such model', { status: 404, error: { message: 'The model does not exist' } }, 'check AI_MODEL'],
    ['too many calls', { status: 429, error: { message: 'slow down' }, headers: { 'retry-after': '60' } }, 'come again in 60 s'],
    ['no room for an answer', 'only think', 'thinks so long'],
  ])('names the cause and what to do: %s', async (_, refusal, cause) => {
    fake.refuse = () => refusal
    const said = await card()
    expect(said).toContain('refused')
    expect(said).toContain('LOOK')
    expect(said).toContain(cause)
    expect(said).not.toContain('sk-secret')
  })
  test('says that nothing is there where nothing is there', async () => {
    expect(await card({ AI_BASE_URL: 'http://127.0.0.1:9/v1' })).toContain('is it running, and is AI_BASE_URL right?')
    expect(await card({ AI_PROVIDER: 'offline' })).toContain('lessons are written without AI')
  })
})

test('the table of costs in docs/ai.md is the one that is counted with', () => {
  expect(readFileSync(new URL('../../docs/ai.md', import.meta.url), 'utf8')).toContain(costTable())
})
