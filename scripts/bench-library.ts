// A library of 100 and of 5,000 books: how much longer each question to it takes. Started by bench.mjs, or alone with
// DATABASE_URL set to measure PostgreSQL instead of the embedded database.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { readLibrary, readShelf } from '#server/library/read-library.ts'

/** Sermons, of which each has three books. */
const sizes = [34, 1667]
const userId = '00000000-0000-4000-8000-000000000001'
const ways: [name: string, asked: Record<string, string>][] = [
  ['first page', {}],
  ['page in the middle', { cursor: 'middle' }],
  ['book of the Bible', { book: 'Luke' }],
  ['series', { series: 'Series 3' }],
  ['speaker', { speaker: 'Speaker 5' }],
  ['a month', { from: '2020-01-01', to: '2020-01-31' }],
  ['a word of many titles', { q: 'sermon' }],
  ['a word of a few texts', { q: 'rare7' }],
  ['a passage', { q: 'Luke 15' }],
]
const db = await openDatabase({ url: process.env.DATABASE_URL, dataDir: mkdtempSync(path.join(tmpdir(), 'storyfold-bench-')) })
const app = { db } as App
const run = (query: ReturnType<typeof sql>) => db.q.execute(query)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const text = 'And he said to them that mercy stops on the road and carries what it finds. '.repeat(200)
const content = JSON.stringify({ text: 'A lesson is long. '.repeat(1200) })

async function fill(from: number, to: number): Promise<void> {
  await run(sql`insert into users (id, email, password_hash) values (${userId}, 'bench@church.example', '') on conflict do nothing`)
  await run(sql`insert into sermons (id, user_id, title, speaker, content, series, day, passage, passage_start, passage_end)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, ${userId}, 'Sermon ' || n, 'Speaker ' || n % 17, ${text}, 'Series ' || n % 60,
      to_char(date '2026-06-07' - 7 * n, 'YYYY-MM-DD'), 'Luke 15', (1 + n % 66) * 1000000 + 15001, (1 + n % 66) * 1000000 + 15032
    from generate_series(${from}::int, ${to}::int) n`)
  await run(sql`insert into books (sermon_id, user_id, age_group, title, passage, content)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, ${userId}, age, 'Book ' || n, 'Luke 15', ${content}::jsonb
    from generate_series(${from}::int, ${to}::int) n, unnest(array['teens', 'children', 'young-kids']) age`)
  await run(sql`insert into sermon_words (sermon_id, user_id, words)
    select id, user_id, to_tsvector('simple', title || ' ' || speaker) || to_tsvector('english', content || ' rare' || (right(id::text, 6)::int % 499)) from sermons
    where right(id::text, 12)::bigint between ${from} and ${to}`)
  for (const table of ['sermons', 'books', 'sermon_words']) await run(sql.raw(`vacuum analyze ${table}`))
}
/** Milliseconds of each way, warm, median of fifteen; the last is the overview. */
async function measure(): Promise<number[]> {
  const { next } = await readLibrary(app, { userId, asked: {} })
  const ask = (asked: Record<string, string>) => readLibrary(app, { userId, asked: asked.cursor ? { cursor: next ?? '' } : asked })
  const timed = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < 25; i++) {
      const begun = performance.now()
      await work()
      times.push(performance.now() - begun)
    }
    return median(times.slice(10))
  }
  const took: number[] = []
  for (const [, asked] of ways) took.push(await timed(() => ask(asked)))
  return [...took, await timed(() => readShelf(app, userId))]
}
let done = 0
const measured: number[][] = []
for (const size of sizes) {
  await fill(done + 1, size)
  done = size
  measured.push(await measure())
}
const [few = [], many = []] = measured
for (const [at, name] of [...ways.map(([one]) => one), 'overview'].entries())
  console.log(
    `${`library: ${name}`.padEnd(44)} ${many[at]?.toFixed(1).padStart(8)} ms   at 100 books ${few[at]?.toFixed(1)} ms   ratio ${((many[at] ?? 0) / (few[at] ?? 1)).toFixed(2)}`,
  )
await db.close()
process.exit(0)
