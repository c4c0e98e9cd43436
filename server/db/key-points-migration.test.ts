import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emptyBook } from '#lesson/empty-book.ts'
import { fromStored, toStored } from '#lesson/stored-book.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { openDatabase } from './database.ts'
import { books } from './schema.ts'

const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_key_points'))
const evidence = [
  { point: 'God stops.', quote: 'He came to where the man was.' },
  { point: 'We stop.', quote: 'You can choose “whether” you stop.' },
  { point: 'Nobody’s.', quote: 'This rests under no point.' },
]

test('a data folder of the last version keeps every point with what it rests on', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storyfold-points-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { content } = toStored({ ...emptyBook('teens'), title: 'Who stops', devotional: { title: 'A', focus: 'B', content: 'C' } }, [])
  const asItWas = { ...content, version: 2, keyPoints: ['God stops.', 'We stop.'], evidence }
  const rows = [
    ['teens', asItWas],
    ['children', { ...asItWas, ageGroup: 'children', keyPoints: [], evidence: [] }],
    // A row of the first releases reads as it does, and its first change brings it here.
    ['young-kids', { ageGroup: 'young-kids', title: 'Old', keyPoints: ['One.'] }],
  ] as const
  const older = await openDatabase({ dataDir, upTo: before })
  const user = sql`select id from users limit 1`
  await older.q.execute(sql`insert into users (email, password_hash) values ('ruth@gracechapel.example', 'x')`)
  await older.q.execute(
    sql`insert into sermons (user_id, title, speaker, date, scripture, theme, content) values ((${user}), 'Who Is My Neighbor?', '', '2026-05-17', '', '', 'He came.')`,
  )
  for (const [age, stored] of rows)
    await older.q.execute(
      sql`insert into books (sermon_id, user_id, age_group, title, content) values ((select id from sermons limit 1), (${user}), ${age}, 'T', ${JSON.stringify(stored)}::jsonb)`,
    )
  await older.close()
  const newer = await openDatabase({ dataDir })
  const found = await newer.q.select().from(books)
  await newer.close()
  const of = (age: string) => {
    const row = found.find(({ ageGroup }) => ageGroup === age)
    if (!row) throw new Error('a book is gone')
    return { stored: row.content as typeof content, ...fromStored(row) }
  }
  const teens = of('teens')
  expect(teens.stored).toMatchObject({ version: 3, title: 'Who stops', evidence: [evidence[2]] })
  expect(teens.stored.keyPoints.map(({ text, evidence: quotes }) => [text, quotes])).toEqual([
    ['God stops.', ['He came to where the man was.']],
    ['We stop.', ['You can choose “whether” you stop.']],
  ])
  expect(new Set(teens.points.map(({ id }) => id)).size).toBe(2)
  expect([teens.book.keyPoints, teens.book.evidence]).toEqual([['God stops.', 'We stop.'], evidence])
  expect(of('children').stored).toMatchObject({ version: 3, keyPoints: [], evidence: [] })
  expect(of('young-kids').stored).toEqual(rows[2][1])
})
