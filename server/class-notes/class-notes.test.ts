import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteNote, type ClassNote, readNotes, readSermonNotes, writeLinkNote, writeNote } from '#contract/class-notes.ts'
import { generateContent } from '#contract/generation.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { endLink, makeLink } from '#contract/links.ts'
import { deleteSermon } from '#contract/sermons.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Notes = { here: ClassNote[]; earlier: ClassNote[] }

async function sunday() {
  const token = await at.registered()
  const preach = async (title: string) => {
    const { sermonId } = (await at.call(generateContent, { token, body: { ...neighborSermon, title } })).json as { sermonId: string }
    const books = ((await at.call(listBooks, { token })).json as unknown as Book[]).filter((one) => one.sermonId === sermonId)
    const of = (age: string) => books.find(({ ageGroup }) => ageGroup === age) as Book
    return { sermonId, of, params: { id: of('children').id } }
  }
  const read = async (id: string) => (await at.call(readNotes, { token, params: { id } })).json as unknown as Notes
  return { token, preach, read, first: await preach('The Neighbor') }
}
const tokenOf = (address: string) => address.split('/').at(-1) ?? ''

test('what was said after a class is seen when its story comes again, of another age only where the activity is the same', async () => {
  const { token, preach, read, first } = await sunday()
  const activity = first.of('children').content.activities[0]?.title ?? ''
  const said = { marks: ['too-long'], text: 'Stop after the inn.' }
  expect((await at.call(writeNote, { token, params: first.params, body: said })).status).toBe(201)
  await at.call(writeNote, { token, params: first.params, body: { marks: ['loved'], about: activity, text: 'They loved the rope.' } })
  expect((await read(first.params.id)).here.map(({ text, by }) => [text, by])).toEqual([
    ['They loved the rope.', ''],
    ['Stop after the inn.', ''],
  ])
  expect((await read(first.params.id)).earlier).toEqual([])
  const again = await preach('Who Is My Neighbor')
  const { here, earlier } = await read(again.params.id)
  expect(here).toEqual([])
  expect(earlier.map(({ text }) => text)).toContain('Stop after the inn.')
  expect(earlier[0]).toMatchObject({ sermonTitle: 'The Neighbor', bookId: first.params.id, ageGroup: 'children' })
  const heard = (await at.call(readSermonNotes, { token, params: { id: again.sermonId } })).json as unknown as ClassNote[]
  expect(heard.map(({ text }) => text)).toContain('Stop after the inn.')
})

test('whoever taught from a link tells it without an account; the owner alone reads it and deletes it', async () => {
  const { token, read, first } = await sunday()
  const book = first.of('children')
  const { address, link } = (
    await at.call(makeLink, { token, params: { id: first.sermonId }, body: { bookId: book.id, teacher: 'Priya' } })
  ).json as unknown as { address: string; link: { id: string } }
  const tell = (body: object, bookId = book.id) => at.call(writeLinkNote, { params: { token: tokenOf(address), bookId }, body })
  const told = await tell({ marks: ['loved'], text: '<b>They sang it twice.</b>' })
  expect([told.status, told.text]).toEqual([204, ''])
  expect((await tell({ marks: [], text: '  ' })).json).toMatchObject({ fields: { text: expect.any(String) } })
  expect((await tell({ text: 'no' }, first.of('teens').id)).status).toBe(404)
  const [note] = (await read(book.id)).here
  expect(note).toMatchObject({ by: 'Priya', marks: ['loved'], text: '<b>They sang it twice.</b>' })
  const other = await at.registered(people.daniel)
  expect((await at.call(readNotes, { token: other, params: { id: book.id } })).status).toBe(404)
  expect((await at.call(writeNote, { token: other, params: { id: book.id }, body: { text: 'mine' } })).status).toBe(404)
  expect((await at.call(deleteNote, { token: other, params: { id: note?.id ?? '' } })).status).toBe(404)
  expect((await at.call(deleteNote, { token, params: { id: note?.id ?? '' } })).status).toBe(204)
  await at.call(endLink, { token, params: { id: link.id } })
  expect((await tell({ text: 'too late' })).status).toBe(404)
})

test('a book keeps a hundred notes and no more; they go with their sermon', async () => {
  const { token, first, read } = await sunday()
  const book = first.of('children')
  await at.app.db.q.execute(
    sql`insert into class_notes (user_id, book_id, marks, text) select b.user_id, b.id, '{}', 'note ' || n from books b, generate_series(1, 100) n where b.id = ${book.id}`,
  )
  const refused = await at.call(writeNote, { token, params: { id: book.id }, body: { text: 'one more' } })
  expect([refused.status, refused.json.code]).toEqual([409, 'notes.full'])
  expect((await read(book.id)).here).toHaveLength(100)
  await at.call(deleteSermon, { token, params: { id: first.sermonId } })
  expect((await at.call(readNotes, { token, params: { id: book.id } })).status).toBe(404)
  await at.app.db.q.execute(sql`delete from sermons`)
  expect(await at.app.db.q.execute(sql`select count(*)::int as many from class_notes`)).toMatchObject({ rows: [{ many: 0 }] })
})
