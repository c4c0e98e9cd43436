import { expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { changeBook } from '#contract/book-edits.ts'
import { generateContent } from '#contract/generation.ts'
import {
  type Book,
  listBooks,
  type LibraryRow,
  readBook,
  readLibrary,
  readShelf,
  readUsed,
  renameSeries,
  type Shelf,
  type UsedBefore,
} from '#contract/library.ts'
import { libraryPage } from '#contract/limits.ts'
import { changeSermon } from '#contract/sermons.ts'
import { sermons } from '#server/db/schema.ts'
import { indexSermon, placeSermon } from '#server/sermons/sermons.store.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Page = { sermons: LibraryRow[]; next: string | null }
const read = async (token: string, query: Record<string, string> = {}) =>
  (await at.call(readLibrary, { token, search: `?${new URLSearchParams(query)}` })).json as unknown as Page
const titles = async (token: string, query: Record<string, string>) => (await read(token, query)).sermons.map(({ title }) => title)
const shelf = async (token: string) => (await at.call(readShelf, { token })).json as unknown as Shelf

/** Sermons without books, as rows. */
async function given(token: string, rows: Partial<typeof sermons.$inferInsert>[]): Promise<void> {
  const userId = String(((await at.call(me, { token })).json.user as { id: string }).id)
  for (const row of rows) {
    const made = await at.app.db.q
      .insert(sermons)
      .values({ userId, title: 'A sermon', speaker: '', content: '', ...row })
      .returning({ id: sermons.id })
    const key = { userId, sermonId: made[0]?.id ?? '' }
    await (row.passage ? placeSermon(at.app, key, row.passage) : indexSermon(at.app, key))
  }
}
const year = [
  {
    title: 'The Prophet on the Hill',
    speaker: 'Anna Boyd',
    day: '2026-05-31',
    passage: 'Jonah 4',
    series: 'Runaways',
    content: 'He sulked.',
  },
  { title: 'Slow to Boil', speaker: 'Dave Kline', day: '2026-05-24', passage: 'James 1:19-20', series: 'Big Feelings', content: 'Anger.' },
  { title: 'How Long, O Lord?', speaker: 'Grace Lim', day: '2026-05-10', passage: 'Psalm 13', series: 'Big Feelings', content: 'A harp.' },
  { title: 'The King on a Donkey', speaker: 'Anna Boyd', day: '2026-03-29', passage: 'Matthew 21:1-11', content: 'Palm branches waved.' },
]

test('a sermon is a row with its three books, oldest group first, and no content', async () => {
  const token = await at.registered()
  await at.call(generateContent, { token, body: { ...neighborSermon, series: 'Stories Jesus Told' } })
  const { sermons: rows, next } = await read(token)
  expect([rows.length, next]).toEqual([1, null])
  expect(rows[0]).toMatchObject({
    title: neighborSermon.title,
    day: neighborSermon.date,
    passage: 'Luke 10:25-37',
    series: 'Stories Jesus Told',
    state: 'done',
    goesAt: null,
    taken: false,
  })
  expect(rows[0]?.books.map(({ ageGroup, passage }) => [ageGroup, passage])).toEqual([
    ['teens', 'Luke 10:25-37'],
    ['children', 'Luke 10:25-37'],
    ['young-kids', 'Luke 10:25-37'],
  ])
  expect(JSON.stringify(rows)).not.toContain('Jericho')
  const [{ title = '' } = {}] = rows[0]?.books ?? []
  expect(await titles(token, { q: title })).toEqual([neighborSermon.title])
})

test('a year is found by title, passage, speaker and text, by the beginning of a word, and by any of the filters', async () => {
  const token = await at.registered()
  await given(token, year)
  const all = year.map(({ title }) => title)
  expect(await titles(token, {})).toEqual(all)
  for (const [query, found] of [
    [{ q: 'boil' }, ['Slow to Boil']],
    [{ q: 'the' }, ['The Prophet on the Hill', 'The King on a Donkey']],
    [{ q: 'prop hil' }, ['The Prophet on the Hill']],
    [{ q: 'anna boyd' }, ['The Prophet on the Hill', 'The King on a Donkey']],
    [{ q: 'branch' }, ['The King on a Donkey']],
    [{ q: 'Matthew 21:9' }, ['The King on a Donkey']],
    [{ q: 'James 1' }, ['Slow to Boil']],
    [{ q: 'big feel' }, ['Slow to Boil', 'How Long, O Lord?']],
    [{ q: 'nothing of the kind' }, []],
    [{ q: `' | !:* ) \\` }, all],
    [{ book: 'Psalms' }, ['How Long, O Lord?']],
    [{ book: 'Nowhere' }, []],
    [{ series: 'Big Feelings', speaker: 'Grace Lim' }, ['How Long, O Lord?']],
    [{ from: '2026-05-10', to: '2026-05-24' }, ['Slow to Boil', 'How Long, O Lord?']],
  ] as [Record<string, string>, string[]][])
    expect([query, await titles(token, query)]).toEqual([query, found])
  expect((await at.call(readLibrary, { token, search: '?from=yesterday' })).status).toBe(400)
  expect(await titles(await at.registered(people.daniel), { q: 'boil' })).toEqual([])
  expect(await shelf(token)).toEqual({
    sermons: 4,
    books: 0,
    deleted: 0,
    bible: ['Psalms', 'Jonah', 'Matthew', 'James'].map((book) => ({ book, sermons: 1 })),
    series: [
      { name: 'Big Feelings', sermons: 2 },
      { name: 'Runaways', sermons: 1 },
    ],
    speakers: [
      { name: 'Anna Boyd', sermons: 2 },
      { name: 'Dave Kline', sermons: 1 },
      { name: 'Grace Lim', sermons: 1 },
    ],
  })
})

test('page follows page, and nothing is lost or shown twice where many were preached on one day', async () => {
  const token = await at.registered()
  await given(
    token,
    Array.from({ length: libraryPage + 7 }, (_, n) => ({ title: `Sermon ${n}`, day: n % 2 ? '2026-01-04' : '2026-01-11' })),
  )
  const first = await read(token)
  const second = await read(token, { cursor: first.next ?? '' })
  expect([first.sermons.length, second.sermons.length, second.next]).toEqual([libraryPage, 7, null])
  expect(new Set([...first.sermons, ...second.sermons].map(({ id }) => id)).size).toBe(libraryPage + 7)
  expect((await read(token, { cursor: 'none of ours' })).sermons[0]?.id).toBe(first.sermons[0]?.id)
})

test('series, title, speaker and date are changed, and a series is renamed in all of its sermons', async () => {
  const token = await at.registered()
  await given(token, year)
  const [jonah] = (await read(token)).sermons
  const params = { id: jonah?.id ?? '' }
  const changed = await at.call(changeSermon, {
    token,
    params,
    body: { title: 'Under the Plant', date: '2026-01-04', series: 'Big Feelings' },
  })
  expect(changed.json).toMatchObject({ title: 'Under the Plant', day: '2026-01-04', series: 'Big Feelings', speaker: 'Anna Boyd' })
  expect(await titles(token, { q: 'plant' })).toEqual(['Under the Plant'])
  expect((await at.call(changeSermon, { token, params, body: { title: ' ' } })).status).toBe(400)
  expect((await at.call(changeSermon, { token, params, body: { content: 'Another.' } })).status).toBe(400)
  expect((await at.call(renameSeries, { token, body: { from: 'Big Feelings', to: 'What the Heart Says' } })).json).toEqual({ sermons: 3 })
  expect(await titles(token, { q: 'heart says' })).toEqual(['Slow to Boil', 'How Long, O Lord?', 'Under the Plant'])
  expect((await at.call(renameSeries, { token, body: { from: 'What the Heart Says', to: '' } })).json).toEqual({ sermons: 3 })
  expect((await shelf(token)).series).toEqual([])
})

test('a book is found by the name that it has now', async () => {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const [book] = (await at.call(listBooks, { token })).json as unknown as { id: string }[]
  const params = { id: book?.id ?? '' }
  const { revision } = (await at.call(readBook, { token, params })).json as { revision: number }
  await at.call(changeBook, { token, params, body: { revision, changes: [{ path: 'title', value: 'Zebras on the Road' }] } })
  expect(await titles(token, { q: 'zebras' })).toEqual([neighborSermon.title])
})

test('a story and activities that an earlier lesson of the age had are told, with when that was', async () => {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const [first] = (await at.call(listBooks, { token })).json as unknown as Book[]
  const used = async (id: string) => (await at.call(readUsed, { token, params: { id } })).json as unknown as UsedBefore[]
  expect(await used(first?.id ?? '')).toEqual([])
  // The same story once more: another lesson of the same age gets the name of the first one's activity.
  await at.call(generateContent, { token, body: { ...neighborSermon, title: 'Once More', date: '2026-08-02' } })
  const again = ((await at.call(listBooks, { token })).json as unknown as Book[]).find(
    (book) => book.sermonTitle === 'Once More' && book.ageGroup === first?.ageGroup,
  )
  const title = first?.content.activities[0]?.title ?? ''
  const params = { id: again?.id ?? '' }
  await at.call(changeBook, {
    token,
    params,
    body: { revision: again?.revision ?? 1, changes: [{ path: 'activities.0.title', value: title }] },
  })
  expect(await used(params.id)).toContainEqual({
    title,
    kind: 'activity',
    bookId: first?.id,
    sermonTitle: neighborSermon.title,
    day: neighborSermon.date,
  })
  expect((await at.call(readUsed, { token: await at.registered(people.daniel), params })).status).toBe(404)
})
