import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { people } from './people.ts'
import { neighborSermon } from './sermons.ts'
import { useApp } from './test-app.ts'

// Every operation of /api/openapi.json with bodies, queries and ids made from its own schemas, right, nearly right and wrong.
const runs = Number(process.env.FUZZ_RUNS ?? 20)
const at = useApp()
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  maxLength?: number
}
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u202e\ud800',
    '{{7*7}}',
    'a'.repeat(5000),
    'NaN',
    '-0',
    '1e309',
    '__proto__',
    'ruth@gracechapel.example',
    '00000000-0000-4000-8000-000000000000',
  ),
  fc.string({ unit: 'binary' }),
)
const anything = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.type === 'string') return fc.oneof(nasty, fc.string({ maxLength: Math.min(schema.maxLength ?? 50, 50) }))
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.nat(100), fc.double({ noNaN: true }))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'object' && schema.properties)
    return fc.record(Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, fitting(one)])), {
      requiredKeys: schema.required ?? [],
    })
  return anything
}
/** As the schema has it, or with one thing bent, or something else altogether. */
const asked = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fitting(schema) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fitting(schema), fc.string(), anything)
        .map(([value, key, bend]) => (typeof value === 'object' ? { ...value, [key]: bend } : bend)),
    },
    { weight: 1, arbitrary: anything },
  )

const document = async () =>
  ((await (await fetch(`${at.base()}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> }).paths

test('no operation answers with a fault, whatever it is asked', { timeout: 1_800_000 }, async () => {
  const operations = Object.entries(await document()).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  expect(operations.length).toBeGreaterThan(50)
  let token = ''
  let own = ''
  const signIn = async () => {
    token = await at.registered({ ...people.ruth, email: `${crypto.randomUUID()}@gracechapel.example` })
    await at.call(generateContent, { token, body: neighborSermon })
    own = ((await at.call(listBooks, { token })).json as unknown as { id: string }[])[0]?.id ?? ''
  }
  await signIn()
  const faults: string[] = []
  const statuses = new Map<number, number>()
  for (const { path, method, operation } of operations) {
    const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path')
    const inQuery = (operation.parameters ?? []).filter((one) => one.in === 'query')
    const json = operation.requestBody?.content['application/json']?.schema
    const file = operation.requestBody?.content['multipart/form-data']
    const given = fc.record({
      id: fc.oneof(fc.constant('own'), fc.uuid(), nasty),
      query: fc.record(Object.fromEntries(inQuery.map((one) => [one.name, asked(one.schema)])), { requiredKeys: [] }),
      body: json ? asked(json) : fc.constant(undefined),
      session: fc.boolean(),
      bytes: fc.uint8Array({ maxLength: 2000 }),
      name: fc.constantFrom('a.pdf', 'a.docx', 'a.txt', 'a.png', 'a', '../a.pdf'),
    })
    for (const { id, query, body, session, bytes, name } of fc.sample(given, runs)) {
      const address = inPath.reduce((url) => url.replace(/\{\w+\}/, encodeURIComponent((id === 'own' ? own : id).toWellFormed())), path)
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(typeof value === 'object' ? JSON.stringify(value) : value)]),
      )
      const headers: Record<string, string> = session ? { authorization: `Bearer ${token}` } : {}
      const form = new FormData()
      form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      form.set('picture', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      // A call that takes either is asked both ways.
      const asFile = file && (!json || session)
      const payload = asFile ? form : json ? JSON.stringify(body) : undefined
      const response = await fetch(`${at.base()}${address}?${search}`, {
        method,
        headers: json && !asFile ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(payload === undefined ? {} : { body: payload }),
      })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500)
        faults.push(`${response.status} ${method} ${address}?${search} ${typeof payload === 'string' ? payload.slice(0, 500) : ''}`)
      await response.arrayBuffer()
      if (session && /^(?:logout|deleteAccount|endSession|changePassword)$/.test(operation.operationId) && response.status < 300)
        await signIn()
    }
  }
  console.info(
    `fuzzed ${operations.length} operations ${runs} times each: ${[...statuses]
      .toSorted()
      .map(([status, count]) => `${status} ${count} times`)
      .join(', ')}`,
  )
  expect(faults).toEqual([])
})
