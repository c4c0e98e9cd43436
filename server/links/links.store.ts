import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { links } from '#server/db/link-schema.ts'

type With = Pick<App, 'db'>
export type LinkRow = typeof links.$inferSelect
export type NewLink = Pick<LinkRow, 'userId' | 'sermonId' | 'bookId' | 'kind' | 'tokenHash' | 'teacher' | 'note' | 'startsAt' | 'endsAt'>

export async function insertLink(app: With, row: NewLink): Promise<LinkRow> {
  const [made] = await app.db.q.insert(links).values(row).returning()
  if (!made) throw new Error('the link was not stored')
  return made
}
export const linksOfSermon = (app: With, { userId, sermonId }: { userId: string; sermonId: string }): Promise<LinkRow[]> =>
  app.db.q
    .select()
    .from(links)
    .where(and(eq(links.sermonId, sermonId), eq(links.userId, userId)))
    .orderBy(desc(links.createdAt), desc(links.id))

/** Every link of a person, without what would open it. */
export const linksOf = (app: With, userId: string) =>
  app.db.q
    .select({
      sermonId: links.sermonId,
      bookId: links.bookId,
      kind: links.kind,
      teacher: links.teacher,
      note: links.note,
      startsAt: links.startsAt,
      endsAt: links.endsAt,
      openings: links.openings,
      openedAt: links.openedAt,
      createdAt: links.createdAt,
    })
    .from(links)
    .where(eq(links.userId, userId))
    .orderBy(desc(links.createdAt))

export async function deleteLink(app: With, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await app.db.q
    .delete(links)
    .where(and(eq(links.id, id), eq(links.userId, userId)))
    .returning({ id: links.id })
  return gone.length > 0
}
/** The link that a token opens; the token stands for its owner. */
export async function linkOfToken(app: With, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await app.db.q.select().from(links).where(eq(links.tokenHash, tokenHash))
  return row
}
export async function countOpening(app: With, { id, at }: { id: string; at: Date }): Promise<void> {
  await app.db.q
    .update(links)
    .set({ openings: sql`${links.openings} + 1`, openedAt: at })
    .where(eq(links.id, id))
}
