import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { CommunityPost, PublicLesson } from '#contract/community.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { publicLesson } from '#lesson/public-lesson.ts'
import type { App } from '#server/app.ts'
import { asJson, asMoment } from '#server/db/as-json.ts'
import type { Queries } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { communityLikes, communityPosts as posts, communityReports, communityViews } from '#server/db/community-schema.ts'

type With = Pick<App, 'db'>
/** Who looks; undefined for a visitor without an account. */
type Viewer = string | undefined
const columns = (viewer: Viewer | Placeholder) => ({
  id: posts.id,
  title: posts.title,
  excerpt: posts.excerpt,
  bookId: posts.bookId,
  tags: posts.tags,
  ageGroup: posts.ageGroup,
  passage: posts.passage,
  theme: posts.theme,
  opening: posts.opening,
  church: posts.church,
  likes: posts.likes,
  views: posts.views,
  createdAt: posts.createdAt,
  liked: viewer
    ? sql<boolean>`exists (select 1 from ${communityLikes} where ${communityLikes.postId} = ${posts.id} and ${communityLikes.userId} = ${viewer})`
    : sql<boolean>`false`,
  mine: viewer ? sql<boolean>`${posts.userId} = ${viewer}` : sql<boolean>`false`,
})
type Row = Omit<CommunityPost, 'createdAt'> & { createdAt: Date }
const asPost = (row: Row): CommunityPost => ({ ...row, createdAt: row.createdAt.toISOString() })
const shown = sql`not ${posts.hidden}`

export type Filters = {
  search?: string | undefined
  tag?: string | undefined
  ageGroup?: CommunityPost['ageGroup'] | undefined
  theme?: string | undefined
  /** Lessons whose passage has a verse of this span. */
  span?: { start: number; end: number } | undefined
}
const matching = ({ search, tag, ageGroup, theme, span }: Filters): SQL | undefined =>
  and(
    shown,
    search ? sql`${posts.words} @@ websearch_to_tsquery('english', ${search})` : undefined,
    tag ? sql`${posts.tags} @> array[${tag}]::text[]` : undefined,
    ageGroup ? eq(posts.ageGroup, ageGroup) : undefined,
    theme ? sql`to_tsvector('english', ${posts.theme}) @@ plainto_tsquery('english', ${theme})` : undefined,
    span
      ? sql`${posts.passageStart} is not null and int4range(${posts.passageStart}, ${posts.passageEnd}, '[]') && int4range(${span.start}::int, ${span.end}::int, '[]')`
      : undefined,
  )

/** A page as one JSON value. */
function pageOf(q: Queries, viewer: Viewer | Placeholder, where: SQL | undefined, limit: number | Placeholder) {
  const rows = q
    .select({
      row: asJson<CommunityPost>({ ...columns(viewer), createdAt: asMoment(posts.createdAt) }).as('row'),
      at: posts.createdAt,
      id: posts.id,
    })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
    .as('rows')
  return q
    .select({ page: sql<CommunityPost[]>`coalesce(json_agg(${rows.row} order by ${rows.at} desc, ${rows.id} desc), '[]')` })
    .from(rows)
}
const newest = prepared<{ viewer: string; limit: number }, { page: CommunityPost[] }[]>('community_newest', (q) =>
  pageOf(q, sql.placeholder('viewer'), shown, sql.placeholder('limit')),
)

/** One page, newest first, after the post of that id. */
export async function postsOf(
  app: With,
  { viewer, filters, after, limit }: { viewer: Viewer; filters: Filters; after: string | undefined; limit: number },
): Promise<CommunityPost[]> {
  const beyond = after && sql`(${posts.createdAt}, ${posts.id}) < (select p.created_at, p.id from community_posts p where p.id = ${after})`
  const isPlain = !after && Object.values(filters).every((one) => !one)
  const [given] =
    isPlain && viewer
      ? await newest(app, { viewer, limit })
      : await pageOf(app.db.q, viewer, and(matching(filters), beyond || undefined), limit)
  return given?.page ?? []
}

/** Counts up to `most`: what is more than that takes longer to count than it helps to know. */
export async function countPosts(
  app: With,
  { filters, most }: { filters: Filters; most: number },
): Promise<{ count: number; more: boolean }> {
  const some = app.db.q
    .select({ one: sql`1`.as('one') })
    .from(posts)
    .where(matching(filters))
    .limit(most + 1)
    .as('some')
  const [row] = await app.db.q.select({ count: sql<number>`count(*)::int` }).from(some)
  const count = row?.count ?? 0
  return { count: Math.min(count, most), more: count > most }
}

export async function postOf(
  app: With,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<{ post: CommunityPost; lesson: PublicLesson } | undefined> {
  const [row] = await app.db.q
    .select({ ...columns(viewer), lesson: posts.lesson })
    .from(posts)
    .where(and(eq(posts.id, id), shown))
  if (!row) return undefined
  const { lesson, ...post } = row
  return { post: asPost(post), lesson: wholeLesson(lesson as PublicLesson) }
}

/** What was shared by an older version lacks what a lesson has only had since. */
const wholeLesson = (lesson: PublicLesson): PublicLesson => ({ ...publicLesson(emptyBook(lesson.ageGroup), { speaker: '' }), ...lesson })

export const sharedBy = (app: With, userId: string) =>
  app.db.q.select({ id: posts.id, bookId: posts.bookId }).from(posts).where(eq(posts.userId, userId))

/** What a person shared and liked, whole, for the export of the account. */
export async function communityOf(app: With, userId: string) {
  return {
    shared: await app.db.q
      .select({ ...columns(userId), lesson: posts.lesson })
      .from(posts)
      .where(eq(posts.userId, userId)),
    liked: await app.db.q
      .select({ postId: communityLikes.postId, createdAt: communityLikes.createdAt })
      .from(communityLikes)
      .where(eq(communityLikes.userId, userId)),
  }
}

/** Undefined when the book is shared already. */
export async function insertPost(
  app: With,
  post: Omit<typeof posts.$inferInsert, 'words'>,
  searchable: string,
): Promise<CommunityPost | undefined> {
  const [row] = await app.db.q
    .insert(posts)
    .values({ ...post, words: sql`to_tsvector('english', ${searchable})` })
    .onConflictDoNothing()
    .returning({ ...columns(undefined), mine: sql<boolean>`true` })
  return row && asPost(row)
}

export async function deletePost(app: With, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await app.db.q
    .delete(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, userId)))
    .returning({ id: posts.id })
  return gone.length > 0
}

/** Takes the row as a lock and gives whose it is, so that likes of one post follow one another. */
export async function lockPost(app: With, id: string): Promise<{ userId: string; title: string; likes: number } | undefined> {
  const [row] = await app.db.q
    .select({ userId: posts.userId, title: posts.title, likes: posts.likes })
    .from(posts)
    .where(and(eq(posts.id, id), shown))
    .for('update')
  return row
}
export async function likeOf(app: With, { userId, id }: { userId: string; id: string }): Promise<{ sent: number | null } | undefined> {
  const [row] = await app.db.q
    .select({ sent: communityLikes.sent })
    .from(communityLikes)
    .where(and(eq(communityLikes.postId, id), eq(communityLikes.userId, userId)))
  return row
}
export async function setLike(app: With, { userId, id, liked, sent }: { userId: string; id: string; liked: boolean; sent: number | null }) {
  if (liked) await app.db.q.insert(communityLikes).values({ postId: id, userId, sent })
  else await app.db.q.delete(communityLikes).where(and(eq(communityLikes.postId, id), eq(communityLikes.userId, userId)))
  await app.db.q
    .update(posts)
    .set({ likes: sql`${posts.likes} + ${liked ? 1 : -1}` })
    .where(eq(posts.id, id))
}

/** Counts a visitor once a day and tells whether this was the first time; who came on the days before is forgotten. */
export async function countView(app: With, { id, visitor, day }: { id: string; visitor: string; day: string }): Promise<boolean> {
  const [first] = await app.db.q.insert(communityViews).values({ postId: id, visitor, day }).onConflictDoNothing().returning()
  if (!first) return false
  await app.db.q
    .update(posts)
    .set({ views: sql`${posts.views} + 1` })
    .where(eq(posts.id, id))
  await app.db.q.delete(communityViews).where(and(eq(communityViews.postId, id), sql`${communityViews.day} < ${day}`))
  return true
}

/** False when this person reported it before. */
export async function insertReport(app: With, report: typeof communityReports.$inferInsert): Promise<boolean> {
  const rows = await app.db.q.insert(communityReports).values(report).onConflictDoNothing().returning()
  return rows.length > 0
}
/** Hides a post that so many people reported; true when it is hidden now. */
export async function hideWhenReported(app: With, { id, by }: { id: string; by: number }): Promise<boolean> {
  const rows = await app.db.q
    .update(posts)
    .set({ hidden: true })
    .where(and(eq(posts.id, id), sql`(select count(*) from ${communityReports} where ${communityReports.postId} = ${id}) >= ${by}`))
    .returning({ id: posts.id })
  return rows.length > 0
}
/** For the operator: shows a post again and forgets its reports, or takes it away. */
export async function decidePost(app: With, { id, keep }: { id: string; keep: boolean }): Promise<boolean> {
  if (!keep) return (await app.db.q.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id })).length > 0
  await app.db.q.delete(communityReports).where(inArray(communityReports.postId, [id]))
  return (await app.db.q.update(posts).set({ hidden: false }).where(eq(posts.id, id)).returning({ id: posts.id })).length > 0
}
