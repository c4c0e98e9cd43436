import { createOpenAI } from '@ai-sdk/openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GeneratedContent, generateContent } from '#contract/generation.ts'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { sections } from '#lesson/sections/registry.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { makeAi } from '#server/ai/engine.ts'
import { readConfig } from '#server/config.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type FakeProvider, startFakeProvider } from '#tests/fake-provider.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const heard = hearSermon(neighborSermon, bible())
const written = writeBooks(heard, heardPlan(heard, bible()), bible())

type Schema = { type: string; required?: string[]; properties?: Record<string, Schema>; items?: Schema; additionalProperties?: boolean }
type Body = {
  response_format?: { json_schema: { schema: Schema; strict: boolean } }
  text?: { format: { schema: Schema; strict: boolean } }
  output_config?: { format: { schema: Schema } }
  generationConfig?: { responseJsonSchema: Schema }
}
/** The schema of a call, wherever its protocol has it. */
function schemaOf(body: string): Schema {
  const { response_format: chat, text, output_config: anthropic, generationConfig: google } = JSON.parse(body) as Body
  const found = chat?.json_schema.schema ?? text?.format.schema ?? anthropic?.format.schema ?? google?.responseJsonSchema
  if (!found) throw new Error('the call has no schema')
  return found
}
const parts = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(parts),
  ...(schema.items ? parts(schema.items) : []),
]
const depth = (schema: Schema): number =>
  1 + Math.max(0, ...Object.values(schema.properties ?? {}).map(depth), ...(schema.items ? [depth(schema.items)] : []))
const keysFor = (age: AgeGroup) => sections.filter(({ ages }) => ages.includes(age)).flatMap(({ model }) => Object.keys(model?.(age) ?? {}))

describe('every call sends the schema of what it asks, and no other', () => {
  let fake: FakeProvider
  beforeAll(async () => {
    fake = await startFakeProvider(written)
    fake.flaws = {
      children: { activities: written.children.activities.map((one) => ({ ...one, steps: ['Tie a string around each neck.'] })) },
    }
    fake.mended = [{ activities: written.children.activities }]
  })
  afterAll(() => fake.close())

  test.each(['chat', 'responses', 'anthropic', 'google'] as const)('over %s', async (protocol) => {
    fake.calls = []
    const [provider, model] = { anthropic: ['anthropic', 'claude-sonnet-4-5'], google: ['google', 'gemini-2.5-flash'] }[
      protocol as string
    ] ?? ['openai', 'gpt-5-mini']
    const keys = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }
    const ai = makeAi(readConfig({ ...keys, AI_PROVIDER: provider, AI_BASE_URL: fake.url, AI_MODEL: model }))
    // OpenAI's newer protocol is only spoken with OpenAI itself, which no test asks.
    if (protocol === 'responses') ai.model = createOpenAI({ apiKey: 'k', baseURL: fake.url })('gpt-5-mini')
    Object.assign(at.app, { ai })
    const { json } = await at.call(generateContent, { token: await at.registered(), body: neighborSermon })
    expect(ageGroups.map((age) => (json as unknown as GeneratedContent)[age].writtenBy)).toEqual(['provider', 'provider', 'provider'])

    const asked = fake.calls.map(({ age, body }) => ({ age, schema: schemaOf(body) }))
    const required = (age: string) => asked.filter((one) => one.age === age).map(({ schema }) => schema.required?.toSorted())
    for (const age of ageGroups) expect(required(age)).toEqual([keysFor(age).toSorted()])
    expect(required('mend')).toEqual([['activities']])
    expect(required('judge')).toEqual([['findings'], ['findings'], ['findings']])
    expect(required('plan')[0]).toContain('bigIdea')
    for (const { schema } of asked) {
      // The narrowest limits that a provider publishes: 100 properties, five levels of objects and lists.
      expect(parts(schema).length).toBeLessThan(60)
      expect(depth(schema)).toBeLessThanOrEqual(5)
      for (const one of parts(schema).filter(({ type }) => type === 'object'))
        expect([one.additionalProperties, one.required?.toSorted()]).toEqual([false, Object.keys(one.properties ?? {}).toSorted()])
    }
    // What mends a section sends the section and what it has to fit.
    const mending = fake.calls.find(({ age }) => age === 'mend')?.body ?? ''
    const [day] = written.children.weeklyChallenge?.days ?? []
    expect(mending).toContain('Tie a string around each neck')
    expect(day && mending.includes(day.activity)).toBe(false)
  })
})
