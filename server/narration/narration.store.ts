import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { App } from '#server/app.ts'
import { narrations } from '#server/db/schema.ts'

type With = Pick<App, 'db'>
export type NarrationRow = Omit<typeof narrations.$inferSelect, 'paragraphs'> & { paragraphs: string[] }
type Wanted = { userId: string; bookId: string | null; ageGroup: AgeGroup; paragraphs: string[] }
const asRow = (row: typeof narrations.$inferSelect): NarrationRow => ({ ...row, paragraphs: row.paragraphs as string[] })

/** The name of a text: an equal text is read once. */
export const hashOf = (paragraphs: string[]): string => createHash('sha256').update(paragraphs.join('\n\n')).digest('hex')

/** Stores what is to be read and its job in one transaction, or finds the same text of the same person, read or being read. */
export async function startOrJoin(app: Pick<App, 'db' | 'jobs'>, { userId, bookId, ageGroup, paragraphs }: Wanted): Promise<string> {
  const textHash = hashOf(paragraphs)
  return app.db.transaction(async () => {
    const [row] = await app.db.q
      .insert(narrations)
      .values({ userId, bookId, forBook: bookId !== null, ageGroup, textHash, paragraphs })
      .onConflictDoUpdate({
        target: [narrations.userId, narrations.ageGroup, narrations.textHash],
        // A failed one is tried again; a text that belongs to a book now stays as long as the book.
        set: {
          state: sql`case when ${narrations.state} = 'failed' then 'queued' else ${narrations.state} end`,
          bookId: sql`coalesce(excluded.book_id, ${narrations.bookId})`,
          forBook: sql`excluded.for_book or ${narrations.forBook}`,
        },
      })
      .returning({ id: narrations.id, state: narrations.state })
    if (!row) throw new Error('the narration was not stored')
    if (row.state === 'queued')
      await app.jobs.add(
        'narrate',
        { narrationId: row.id },
        { uniqueKey: `narrate:${row.id}`, maxAttempts: 3, lane: 'voice', account: userId },
      )
    return row.id
  })
}

/** Keeps a book in its person's own voice in the place of any other sound of the same text; answers the name of the file that it replaces. */
export async function saveOwnVoice(
  app: With,
  { paragraphs, ...row }: { userId: string; bookId: string; ageGroup: AgeGroup; paragraphs: string[]; seconds: number; name: string },
): Promise<{ row: NarrationRow; before: string | undefined }> {
  const textHash = hashOf(paragraphs)
  const own = { voice: 'own', state: 'done', notice: '', done: 1, total: 1 } as const
  return app.db.transaction(async () => {
    const of = and(eq(narrations.userId, row.userId), eq(narrations.ageGroup, row.ageGroup), eq(narrations.textHash, textHash))
    const [before] = await app.db.q.select({ name: narrations.name }).from(narrations).where(of).for('update')
    const set = { ...row, ...own, forBook: true }
    const [kept] = await app.db.q
      .insert(narrations)
      .values({ ...set, textHash, paragraphs })
      .onConflictDoUpdate({ target: [narrations.userId, narrations.ageGroup, narrations.textHash], set })
      .returning()
    if (!kept) throw new Error('the recording was not stored')
    return { row: asRow(kept), before: before?.name ?? undefined }
  })
}

/** Forgets what was recorded of a book in its person's own voice; answers the names of the files. */
export async function dropOwnVoice(app: With, { userId, bookId }: { userId: string; bookId: string }): Promise<string[]> {
  const gone = await app.db.q
    .delete(narrations)
    .where(and(eq(narrations.bookId, bookId), eq(narrations.userId, userId), eq(narrations.voice, 'own')))
    .returning({ name: narrations.name })
  return gone.flatMap(({ name }) => (name ? [name] : []))
}

export async function narrationOf(app: With, { userId, id }: { userId: string; id: string }): Promise<NarrationRow | undefined> {
  const [row] = await app.db.q
    .select()
    .from(narrations)
    .where(and(eq(narrations.id, id), eq(narrations.userId, userId)))
  return row && asRow(row)
}
/** The narration that a job works on; the job's own row stands for its owner. */
export async function narrationOfJob(app: With, id: string): Promise<NarrationRow | undefined> {
  const [row] = await app.db.q.select().from(narrations).where(eq(narrations.id, id))
  return row && asRow(row)
}
/** The narration of a book: the one that reads what the book says now, else the newest. */
export async function narrationOfBook(
  app: With,
  { userId, bookId, paragraphs }: { userId: string; bookId: string; paragraphs: string[] },
): Promise<(NarrationRow & { fits: boolean }) | undefined> {
  const textHash = hashOf(paragraphs)
  const [row] = await app.db.q
    .select()
    .from(narrations)
    .where(and(eq(narrations.bookId, bookId), eq(narrations.userId, userId), eq(narrations.state, 'done')))
    .orderBy(desc(sql`${narrations.textHash} = ${textHash}`), desc(narrations.createdAt))
    .limit(1)
  return row && { ...asRow(row), fits: row.textHash === textHash }
}

/** The names of a person's sound files. */
export async function soundsOf(app: With, userId: string): Promise<string[]> {
  const rows = await app.db.q.select({ name: narrations.name }).from(narrations).where(eq(narrations.userId, userId))
  return rows.flatMap(({ name }) => (name ? [name] : []))
}

/** False when the narration is gone: its person or its book was deleted meanwhile, or somebody has read the text in their own voice. */
export async function saveNarration(app: With, id: string, set: Partial<typeof narrations.$inferInsert>): Promise<boolean> {
  const kept = await app.db.q
    .update(narrations)
    .set(set)
    .where(and(eq(narrations.id, id), ne(narrations.voice, 'own')))
    .returning({ id: narrations.id })
  return kept.length > 0
}

/** Narrations of deleted books and texts of no book after a month: their files go first, then the rows. */
export async function narrationsToForget(app: With, now: Date): Promise<{ id: string; name: string | null }[]> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3600 * 1000)
  const ended = or(eq(narrations.state, 'done'), eq(narrations.state, 'failed'))
  return app.db.q
    .select({ id: narrations.id, name: narrations.name })
    .from(narrations)
    .where(and(isNull(narrations.bookId), ended, or(eq(narrations.forBook, true), lt(narrations.createdAt, monthAgo))))
}
export async function deleteNarrations(app: With, ids: string[]): Promise<void> {
  if (ids.length) await app.db.q.delete(narrations).where(inArray(narrations.id, ids))
}
