// The community at 100 and at 100,000 shared lessons: how much longer each list takes. Started by bench.mjs, or alone with
// DATABASE_URL set to measure PostgreSQL instead of the embedded database.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { countPosts, type Filters, postsOf } from '#server/community/community.store.ts'
import { openDatabase } from '#server/db/database.ts'

const sizes = [100, 100_000]
const ways: [name: string, filters: Filters, after: boolean][] = [
  ['first page', {}, false],
  ['page in the middle', {}, true],
  ['one age', { ageGroup: 'children' }, false],
  ['common tag', { tag: 'lesson' }, false],
  ['rare tag', { tag: 'tag7' }, false],
  ['common word', { search: 'lesson' }, false],
  ['rare word', { search: 'word7' }, false],
  ['passage', { span: { start: 42_015_001, end: 42_015_010 } }, false],
  ['theme', { theme: 'theme 7' }, false],
]
const db = await openDatabase({ url: process.env.DATABASE_URL, dataDir: mkdtempSync(path.join(tmpdir(), 'storyfold-bench-')) })
const app = { db }
const run = (query: ReturnType<typeof sql>) => db.q.execute(query)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function fill(from: number, to: number): Promise<void> {
  await run(
    sql`insert into users (id, email, password_hash) values ('00000000-0000-4000-8000-000000000001', 'bench@church.example', '') on conflict do nothing`,
  )
  await run(
    sql`insert into sermons (id, user_id, title, speaker, content) select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '00000000-0000-4000-8000-000000000001', 'S', 'S', 'S' from generate_series(${from}::int, ${to}::int) n`,
  )
  await run(
    sql`insert into books (id, sermon_id, user_id, age_group, title, content) select ('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '00000000-0000-4000-8000-000000000001', 'teens', 'B', '{}' from generate_series(${from}::int, ${to}::int) n`,
  )
  await run(sql`insert into community_posts (user_id, book_id, title, excerpt, tags, age_group, passage, passage_start, passage_end, theme, lesson, words, created_at)
    select '00000000-0000-4000-8000-000000000001', ('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid, 'Lesson ' || n, 'word' || n % 997,
      array['lesson', 'tag' || n % 499], (array['teens', 'children', 'young-kids'])[1 + n % 3], 'Luke 15',
      (1 + n % 66) * 1000000 + (1 + n % 50) * 1000 + 1, (1 + n % 66) * 1000000 + (1 + n % 50) * 1000 + 9, 'theme ' || n % 101, '{}',
      to_tsvector('english', 'lesson word' || n % 997 || ' tag' || n % 499), now() - n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`)
  await run(sql`vacuum analyze community_posts`)
}
/** Milliseconds of each way, warm, median of fifteen. */
async function measure(): Promise<number[]> {
  const middle = await postsOf(app, { viewer: undefined, filters: {}, after: undefined, limit: 60 })
  const took: number[] = []
  // What runs first is slower, whatever it is.
  for (const [, filters] of ways)
    for (let i = 0; i < 20; i++) await postsOf(app, { viewer: undefined, filters, after: undefined, limit: 24 })
  for (const [, filters, after] of ways) {
    const times: number[] = []
    for (let i = 0; i < 18; i++) {
      const begun = performance.now()
      await postsOf(app, { viewer: undefined, filters, after: after ? middle.at(-1)?.id : undefined, limit: 24 })
      times.push(performance.now() - begun)
    }
    took.push(median(times.slice(3)))
  }
  const begun = performance.now()
  await countPosts(app, { filters: {}, most: 1000 })
  return [...took, performance.now() - begun]
}
let done = 0
const measured: number[][] = []
for (const size of sizes) {
  await fill(done + 1, size)
  done = size
  measured.push(await measure())
}
const [few = [], many = []] = measured
for (const [at, [name]] of [...ways, ['count', {}, false] as const].entries())
  console.log(
    `${`community: ${name}`.padEnd(44)} ${many[at]?.toFixed(1).padStart(8)} ms   at 100 lessons ${few[at]?.toFixed(1)} ms   ratio ${((many[at] ?? 0) / (few[at] ?? 1)).toFixed(2)}`,
  )
await db.close()
process.exit(0)
