import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shareBook } from '#contract/community.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { namedCalls } from '#server/db/call-schema.ts'
import { generations } from '#server/db/schema.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

test('twenty equal calls of one name are one sermon, three books and twenty equal answers; the name with another body is a mistake', async () => {
  const token = await at.registered()
  const headers = { 'idempotency-key': 'sunday-2026-05-17' }
  const asked = Array.from({ length: 20 }, () => at.call(generateContent, { token, headers, body: neighborSermon }))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((one) => one.text)).size).toBe(1)
  expect((await at.app.db.q.select().from(generations)).length).toBe(1)
  const books = (await at.call(listBooks, { token })).json as unknown as { id: string }[]
  expect(books).toHaveLength(3)
  // Later too, when an equal call without a name would be a new one.
  await at.app.db.q.update(generations).set({ activeKey: null })
  expect((await at.call(generateContent, { token, headers, body: neighborSermon })).text).toBe(answers[0]?.text)
  const other = await at.call(generateContent, { token, headers, body: { ...neighborSermon, title: 'Another' } })
  expect([other.status, other.json.code]).toEqual([422, 'call.key_reused'])
})

test('a call that failed may be tried again under its name, and one whose process died is taken up', async () => {
  const token = await at.registered()
  const headers = { 'idempotency-key': 'share-it-once' }
  const body = { title: 'A story', excerpt: 'One', bookId: crypto.randomUUID(), tags: [] }
  expect((await at.call(shareBook, { token, headers, body })).status).toBe(404)
  expect(await at.app.db.q.select().from(namedCalls)).toEqual([])
  const all = at.call(generateContent, { token, headers, body: neighborSermon })
  await expect.poll(async () => (await at.app.db.q.select().from(namedCalls)).length).toBe(1)
  await all
  await at.app.db.q
    .update(namedCalls)
    .set({ answer: null, turnUntil: new Date(0) })
    .where(eq(namedCalls.key, headers['idempotency-key']))
  expect((await at.call(generateContent, { token, headers, body: neighborSermon })).status).toBe(200)
})

test('a name that is none is refused', async () => {
  const token = await at.registered()
  expect((await at.call(generateContent, { token, headers: { 'idempotency-key': 'x' }, body: neighborSermon })).status).toBe(400)
})
