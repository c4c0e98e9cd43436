import { and, count, desc, eq, gt, gte, isNotNull, lte, ne, or, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import type { SermonSummary } from '#contract/sermons.ts'
import type { PassageSpan } from '#lesson/scripture/passage-span.ts'
import type { App } from '#server/app.ts'
import { asJson, asMoment } from '#server/db/as-json.ts'
import type { Queries } from '#server/db/database.ts'
import { sermonWords } from '#server/db/library-schema.ts'
import { prepared } from '#server/db/prepared.ts'
import { books, generations, sermons } from '#server/db/schema.ts'
import { indexSermon, listed, live } from '#server/sermons/sermons.store.ts'

/** As many books as are looked through for when something was used last. */
const mostTold = 60
type With = Pick<App, 'db'>
/** Where a page of the library ends: the day and the id of its last sermon. */
export type Cursor = { day: string; id: string }
export type Wanted = {
  /** Words, and the passage that they name where they name one. */
  words: string[]
  span: PassageSpan | undefined
  book: PassageSpan | undefined
  series: string | undefined
  speaker: string | undefined
  from: string | undefined
  to: string | undefined
  deleted: boolean
}

/** A sermon is found by all of the words, each of them begun: names as they are typed, the text by the stems of its words. */
function found(userId: string, { words, span }: Wanted): SQL | undefined {
  if (words.length === 0) return undefined
  const query = words.map((word) => `${word}:*`).join(' & ')
  const byWords = sql`${sermons.id} in (select ${sermonWords.sermonId} from ${sermonWords} where ${sermonWords.userId} = ${userId}
    and ${sermonWords.words} @@ (to_tsquery('simple', ${query}) || to_tsquery('english', ${query})))`
  return span ? or(byWords, within(span)) : byWords
}
const within = ({ start, end }: PassageSpan) => and(lte(sermons.passageStart, end), gte(sermons.passageEnd, start))

type Shown = Omit<SermonSummary, 'state'> & { generation: string | null; taken: boolean; deletedAt: string | null }
type Value = SQLWrapper | string
const shelved = sql`(select coalesce(json_agg(${asJson({ id: books.id, ageGroup: books.ageGroup, title: books.title, passage: books.passage })}
    order by array_position(array[${sql.raw(ageGroups.map((age) => `'${age}'`).join(', '))}], ${books.ageGroup})), '[]')
  from ${books} where ${books.sermonId} = ${sermons.id} and ${books.userId} = ${sermons.userId})`
const beyond = (day: Value, id: Value) => sql`(${sermons.day}, ${sermons.id}) < (${day}, ${id}::uuid)`

/** A page as one JSON value, newest day first; sermons with their books. */
function pageOf(q: Queries, where: SQL | undefined, limit: number | Placeholder) {
  const { id, title, speaker, day, passage, series } = listed
  const row = asJson<Shown>({
    id,
    title,
    speaker,
    day,
    passage,
    series,
    createdAt: asMoment(listed.createdAt),
    generation: listed.generation,
    books: shelved,
    taken: sql`${sermons.source} is not null`,
    deletedAt: asMoment(sermons.deletedAt),
  })
  const rows = q
    .select({ row: row.as('row'), day, id })
    .from(sermons)
    .leftJoin(generations, eq(generations.sermonId, sermons.id))
    .where(where)
    .orderBy(desc(day), desc(id))
    .limit(limit)
    .as('rows')
  return q.select({ page: sql<Shown[]>`coalesce(json_agg(${rows.row} order by ${rows.day} desc, ${rows.id} desc), '[]')` }).from(rows)
}
const { placeholder } = sql
const ownPlain = () => and(eq(sermons.userId, placeholder('userId')), live)
const firstPage = prepared<{ userId: string; limit: number }, { page: Shown[] }[]>('library_first', (q) =>
  pageOf(q, ownPlain(), placeholder('limit')),
)
const nextPage = prepared<{ userId: string; limit: number } & Cursor, { page: Shown[] }[]>('library_next', (q) =>
  pageOf(q, and(ownPlain(), beyond(placeholder('day'), placeholder('id'))), placeholder('limit')),
)

/** One page of the library, newest day first. */
export async function sermonsOfLibrary(
  app: With,
  { userId, wanted, after, limit }: { userId: string; wanted: Wanted; after: Cursor | undefined; limit: number },
): Promise<Shown[]> {
  const { words, span: _span, book, series, speaker, from, to, deleted } = wanted
  const isPlain = words.length === 0 && !book && series === undefined && speaker === undefined && !from && !to && !deleted
  const plain = () => (after ? nextPage(app, { userId, limit, ...after }) : firstPage(app, { userId, limit }))
  const [given] = isPlain
    ? await plain()
    : await pageOf(
        app.db.q,
        and(
          eq(sermons.userId, userId),
          deleted ? isNotNull(sermons.deletedAt) : live,
          book ? and(gte(sermons.passageStart, book.start), lte(sermons.passageStart, book.end)) : undefined,
          series === undefined ? undefined : eq(sermons.series, series),
          speaker === undefined ? undefined : eq(sermons.speaker, speaker),
          from ? gte(sermons.day, from) : undefined,
          to ? lte(sermons.day, to) : undefined,
          found(userId, wanted),
          after ? beyond(after.day, after.id) : undefined,
        ),
        limit,
      )
  return given?.page ?? []
}

/** Counts over the whole library of a person. */
export async function shelfOf(app: With, userId: string) {
  const own = eq(sermons.userId, userId)
  const many = sql<number>`count(*)::int`
  const [all] = await app.db.q
    .select({ sermons: sql<number>`count(*) filter (where ${live})::int`, deleted: sql<number>`count(${sermons.deletedAt})::int` })
    .from(sermons)
    .where(own)
  const [onShelf] = await app.db.q
    .select({ many })
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.userId, userId), live))
  const number = sql<number>`(${sermons.passageStart} / 1000000)::int`
  const bible = await app.db.q
    .select({ number, sermons: many })
    .from(sermons)
    .where(and(own, live, gt(sermons.passageStart, 0)))
    .groupBy(number)
    .orderBy(number)
  const named = (column: typeof sermons.series | typeof sermons.speaker) =>
    app.db.q
      .select({ name: column, sermons: many })
      .from(sermons)
      .where(and(own, live, ne(column, '')))
      .groupBy(column)
      .orderBy(desc(count()), column)
  return { all, books: onShelf?.many ?? 0, bible, series: await named(sermons.series), speakers: await named(sermons.speaker) }
}

/** Books of other sermons, for the same age, which have one of these stories or activities; the newest first. */
export async function booksThatTell(
  app: With,
  { userId, sermonId, ageGroup, titles }: { userId: string; sermonId: string; ageGroup: AgeGroup; titles: string[] },
) {
  if (titles.length === 0) return []
  const wanted = sql`array[${sql.join(
    titles.map((title) => sql`${title}`),
    sql`, `,
  )}]::text[]`
  return app.db.q
    .select({ bookId: books.id, tells: books.tells, sermonTitle: sermons.title, day: sermons.day })
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(
      and(eq(books.userId, userId), eq(books.ageGroup, ageGroup), ne(books.sermonId, sermonId), sql`${books.tells} && ${wanted}`, live),
    )
    .orderBy(desc(sermons.day), desc(sermons.id))
    .limit(mostTold)
}

/** Gives a series another name; tells in how many sermons. */
export async function renameSeriesOf(app: With, { userId, from, to }: { userId: string; from: string; to: string }): Promise<number> {
  const renamed = await app.db.q
    .update(sermons)
    .set({ series: to })
    .where(and(eq(sermons.userId, userId), eq(sermons.series, from)))
    .returning({ id: sermons.id })
  for (const { id } of renamed) await indexSermon(app, { userId, sermonId: id })
  return renamed.length
}
