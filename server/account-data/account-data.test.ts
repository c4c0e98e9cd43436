import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount, login, me, register, saveProfile } from '#contract/accounts.ts'
import { changeBook } from '#contract/book-edits.ts'
import { writeNote } from '#contract/class-notes.ts'
import { addressOf } from '#contract/endpoint.ts'
import { likePost, reportPost, shareBook } from '#contract/community.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { generateBookAudio } from '#contract/narration.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const canary = 'kanarienvogel77'

/** Somebody with a canary in everything that can be typed. */
async function fullAccount() {
  const person = { name: `Ruth ${canary}`, email: `${canary}@gracechapel.example`, password: 'barley and kindness' }
  const token = String((await at.call(register, { body: person })).json.token)
  await at.call(saveProfile, { token, body: { name: person.name, churchName: canary, bio: canary, role: 'volunteer' } })
  await at.call(generateContent, {
    token,
    body: { ...neighborSermon, title: `The ${canary}`, content: `${neighborSermon.content}\n\nThe ${canary} sang to us all that day.` },
  })
  const books = (await at.call(listBooks, { token })).json as unknown as { id: string; ageGroup: string }[]
  await at.call(changeBook, {
    token,
    params: { id: books[0]?.id ?? '' },
    body: { revision: 1, changes: [{ path: 'prayer', value: `Bless the ${canary}.` }] },
  })
  await at.call(writeNote, { token, params: { id: books[0]?.id ?? '' }, body: { marks: ['loved'], text: `They loved the ${canary}.` } })
  await at.call(generateBookAudio, { token, params: { id: books.find((one) => one.ageGroup === 'young-kids')!.id } })
  const shared = await at.call(shareBook, {
    token,
    body: { title: `A ${canary} story`, excerpt: canary, bookId: books[0]?.id ?? '', tags: [canary] },
  })
  const postId = String(shared.json.id)
  const other = String((await at.call(register, { body: people.daniel })).json.token)
  await at.call(reportPost, { token: other, params: { id: postId }, body: { reason: 'other', message: canary } })
  await at.call(likePost, { token, params: { id: postId }, body: { liked: true } })
  const form = new FormData()
  form.set('picture', new Blob([readFileSync(path.join(import.meta.dirname, '../../docs/pictures/home.png'))]), 'me.png')
  await fetch(`${at.base()}/api/user/profile-picture`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  return { token, person, other }
}
async function traces(): Promise<string[]> {
  const { rows } = (await at.app.db.q.execute(sql`select tablename from pg_tables where schemaname = 'public'`)) as unknown as {
    rows: { tablename: string }[]
  }
  const found: string[] = []
  for (const { tablename } of rows) {
    const { rows: hit } = (await at.app.db.q.execute(
      sql.raw(`select 1 from "${tablename}" t where t::text ilike '%${canary}%' limit 1`),
    )) as unknown as { rows: unknown[] }
    if (hit.length) found.push(tablename)
  }
  return found
}
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())

test('the export opens and holds everything that the account holds', async () => {
  const { token } = await fullAccount()
  const response = await fetch(at.base() + addressOf(exportAccount), { headers: { authorization: `Bearer ${token}` } })
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) =>
    JSON.parse(Buffer.from(files[name]!).toString()) as { content?: string; user?: { bio: string } }[] & { user: { bio: string } }
  expect(read('account.json').user.bio).toBe(canary)
  expect(read('sermons.json')).toHaveLength(1)
  expect(read('sermons.json')[0]?.content).toContain(canary)
  expect(read('books.json')).toHaveLength(3)
  expect(JSON.stringify(read('book-history.json'))).toContain(`Bless the ${canary}.`)
  expect(JSON.stringify(read('class-notes.json'))).toContain(`They loved the ${canary}.`)
  expect(Object.keys(files).filter((name) => name.startsWith('books/'))).toHaveLength(3)
  expect(Object.keys(files).filter((name) => name.startsWith('audio/'))).toHaveLength(1)
  expect(files['picture.webp']?.length).toBeGreaterThan(500)
  expect(Buffer.from(files['account.json']!).toString()).not.toMatch(/argon2|tokenHash/)
})

test('after deletion a search for the person finds nothing, in database, files and outbox', async () => {
  const folder = at.folder()
  // What the account before left is not this person's.
  const before = new Set(filesUnder(folder))
  const { token, person, other } = await fullAccount()
  const own = () => filesUnder(folder).filter((name) => !before.has(name))
  await expect.poll(() => own().some((name) => name.endsWith('.eml')), { timeout: 10_000 }).toBe(true)
  expect(own().length).toBeGreaterThanOrEqual(3)
  expect(await traces()).not.toEqual([])
  const wrong = await at.call(deleteAccount, { token, body: { password: 'not this one' } })
  expect([wrong.status, wrong.json.fields]).toEqual([422, { password: 'This password is not right.' }])
  expect((await at.call(deleteAccount, { token, body: { password: '' } })).status).toBe(400)
  expect((await at.call(me, { token })).status).toBe(200)
  expect((await at.call(deleteAccount, { token, body: { password: person.password } })).status).toBe(204)
  expect((await at.call(me, { token })).status).toBe(401)
  expect((await at.call(login, { body: { email: person.email, password: person.password } })).status).toBe(401)
  await expect.poll(traces, { timeout: 10_000 }).toEqual([])
  expect(own().filter((name) => !readFileSync(name).includes(people.daniel.email))).toEqual([])
  expect((await at.call(me, { token: other })).status).toBe(200)
})
