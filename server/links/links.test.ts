import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { saveClassDefaults } from '#contract/class-settings.ts'
import { familySheet } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { changeBook } from '#contract/book-edits.ts'
import { listBooks, readBook } from '#contract/library.ts'
import { endLink, linkPdf, listLinks, makeLink, openLink } from '#contract/links.ts'
import { deleteSermon } from '#contract/sermons.ts'
import { links } from '#server/db/link-schema.ts'
import { mails } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Made = { link: { id: string; openings: number }; address: string }

async function sunday() {
  const token = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  const books = (await at.call(listBooks, { token })).json as unknown as { id: string; ageGroup: string }[]
  const make = async (body: object = {}) => (await at.call(makeLink, { token, params: { id: sermonId }, body })).json as unknown as Made
  return { token, sermonId, books, make }
}
const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
const open = (address: string) => at.call(openLink, { params: { token: tokenOf(address) } })

test('a link opens one book without an account, and no other; its token is stored nowhere', async () => {
  const { books, make } = await sunday()
  const [own, other] = books
  const { address } = await make({ bookId: own?.id ?? '' })
  const shown = await open(address)
  expect(shown.status).toBe(200)
  const handed = shown.json as unknown as { books: { id: string; content: { evidence: unknown[] } }[] }
  expect(handed.books.map(({ id }) => id)).toEqual([own?.id])
  expect(handed.books[0]?.content.evidence).toEqual([])
  const file = (bookId: string) => at.call(linkPdf, { params: { token: tokenOf(address), bookId } })
  expect((await file(other?.id ?? '')).status).toBe(404)
  expect(JSON.stringify(await at.app.db.q.select().from(links))).not.toContain(tokenOf(address))
})

test('what the checks say of a change stays with whoever can make it, and what the leader wrote down goes along', async () => {
  const { token, books, make } = await sunday()
  const params = { id: books.find(({ ageGroup }) => ageGroup === 'children')?.id ?? '' }
  const own = async () => (await at.call(readBook, { token, params })).json as unknown as { revision: number; content: LessonBook }
  const { revision, content } = await own()
  const noted = 'The key to the closet is with Ann.'
  const changes = [
    { path: 'prayer', value: 'Dear God, help us. If we give money, you will make us rich. Amen.' },
    { path: 'toCheck', value: [...content.toCheck, noted] },
  ]
  expect((await at.call(changeBook, { token, params, body: { revision, changes } })).status).toBe(200)
  const after = (await own()).content.toCheck
  const { address } = await make({ bookId: params.id })
  const shown = ((await open(address)).json as unknown as { books: { content: LessonBook }[] }).books[0]?.content.toCheck
  expect(after.length).toBeGreaterThan(content.toCheck.length + 1)
  expect(shown).toEqual([...content.toCheck, noted])
})

test('a link begins and ends on its days, is ended at once, and goes with its sermon', async () => {
  const { token, sermonId, make } = await sunday()
  const now = Date.now()
  const dayIn = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
  at.setNow(() => new Date(now))
  const { address, link } = await make({ from: dayIn(4), until: dayIn(9) })
  expect([(await open(address)).status, (await open(address)).json]).toMatchObject([404, { code: 'links.not_yet' }])
  at.setNow(() => new Date(now + 5 * 86_400_000))
  expect((await open(address)).status).toBe(200)
  at.setNow(() => new Date(now + 12 * 86_400_000))
  expect((await open(address)).json).toMatchObject({ code: 'links.not_found' })
  at.setNow(() => new Date(now + 5 * 86_400_000))
  expect((await at.call(endLink, { token: await at.registered(people.daniel), params: { id: link.id } })).status).toBe(404)
  expect((await open(address)).status).toBe(200)
  expect((await at.call(endLink, { token, params: { id: link.id } })).status).toBe(204)
  expect((await open(address)).status).toBe(404)
  const second = await make()
  await at.call(deleteSermon, { token, params: { id: sermonId } })
  expect((await open(second.address)).status).toBe(404)
  expect((await at.call(makeLink, { token, params: { id: sermonId }, body: {} })).status).toBe(404)
})

test('a link that would end in the past is refused beside its field', async () => {
  const { token, sermonId } = await sunday()
  const refused = await at.call(makeLink, { token, params: { id: sermonId }, body: { until: '2001-01-01' } })
  expect([refused.status, refused.json]).toMatchObject([422, { code: 'links.ends_before', fields: { until: expect.any(String) } }])
})

test('its page is found by no search engine, counts its openings for the owner, and says when it has ended', async () => {
  const { token, sermonId, make } = await sunday()
  const { address, link } = await make()
  const page = await fetch(at.base() + new URL(address).pathname)
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'noindex, nofollow',
    'no-referrer',
  ])
  expect(await page.text()).toContain('Start teaching')
  const listed = (await at.call(listLinks, { token, params: { id: sermonId } })).json as unknown as { openings: number }[]
  expect(listed.map(({ openings }) => openings)).toEqual([1])
  // A volunteer's token opens no family page.
  expect((await fetch(`${at.base()}/family/${tokenOf(address)}`)).status).toBe(404)
  await at.call(endLink, { token, params: { id: link.id } })
  const ended = await fetch(at.base() + new URL(address).pathname)
  expect(ended.status).toBe(404)
  expect(await ended.text()).toContain('This link has ended')
})

test('it is mailed with its word, and the family page has something for each of the three ages', async () => {
  const { make } = await sunday()
  await make({ mailTo: 'priya@gracechapel.example', note: 'The tape is in the blue cupboard.' })
  const [mail] = (await at.app.db.q.select().from(mails)).filter(({ recipient }) => recipient === 'priya@gracechapel.example')
  expect(mail?.kind).toBe('link')
  const pack = /http\S+\/api\/teach\/\S+\/pack/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.html).toContain(pack)
  const fetched = await fetch(at.base() + new URL(pack).pathname)
  expect(fetched.headers.get('content-type')).toBe('application/zip')
  const { address } = await make({ kind: 'family' })
  const page = await (await fetch(at.base() + new URL(address).pathname)).text()
  for (const name of ['Teens', 'Children', 'Young kids', 'Ask at the table', 'Tonight']) expect(page).toContain(name)
  expect(page).not.toContain('Start teaching')
})

test('what is printed for a room comes from its link as one PDF, for as many as come; the families’ sheet is one page', async () => {
  const { token, sermonId, books, make } = await sunday()
  const kids = books.find(({ ageGroup }) => ageGroup === 'young-kids')?.id ?? ''
  const teens = books.find(({ ageGroup }) => ageGroup === 'teens')?.id ?? ''
  await at.call(saveClassDefaults, { token, body: { children: { 'young-kids': 7 } } })
  const { address } = await make({ bookId: kids, mailTo: 'priya@gracechapel.example' })
  const [mail] = (await at.app.db.q.select().from(mails)).filter(({ recipient }) => recipient === 'priya@gracechapel.example')
  expect(mail?.text).toContain(`/books/${kids}/room`)
  const get = async (path: string) => {
    const response = await fetch(at.base() + path)
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const link = `/api/teach/${tokenOf(address)}`
  const room = await getDocumentProxy((await get(`${link}/books/${kids}/room`)).bytes)
  const { items } = await (await room.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('for 7')
  for (const path of [`${link}/books/${teens}/room`, `${link}/pack`, `${link}/family`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  const family = tokenOf((await make({ kind: 'family', note: 'See you on Sunday.' })).address)
  for (const paper of ['a4', 'letter']) {
    const sheet = await getDocumentProxy((await get(`/api/teach/${family}/family?paper=${paper}`)).bytes)
    expect([paper, sheet.numPages]).toEqual([paper, 1])
    const { items: words } = await (await sheet.getPage(1)).getTextContent()
    const text = words.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const part of ['Teens', 'Children', 'Young kids', 'Ask at the table', 'Tonight', 'See you on Sunday.'])
      expect(text).toContain(part)
  }
  const own = await at.call(familySheet, { token, params: { id: sermonId } })
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await at.call(familySheet, { token: await at.registered(people.daniel), params: { id: sermonId } })).status).toBe(404)
})
