import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { BookProgress, GeneratedContent, ProviderWait } from '#contract/generation.ts'
import type { SermonForm } from '#contract/sermons.ts'
import { fromStored, linesOfChecks, toStored } from '#lesson/stored-book.ts'
import type { App } from '#server/app.ts'
import { books, generations, sermons } from '#server/db/schema.ts'
import { saveChecked, writeAnew } from '#server/library/book-revisions.store.ts'
import { insertSermon, live, placeSermon, type SermonRow } from '#server/sermons/sermons.store.ts'
import { forgetAnswers } from './provider-calls.store.ts'

/** The picture of a writing that runs; `ages` are the books that were asked for where it is not all three. */
export type Progress = { books: BookProgress[]; notices: string[]; waiting?: ProviderWait | null; ages?: AgeGroup[] }
export type GenerationRow = Omit<typeof generations.$inferSelect, 'progress'> & { progress: Progress }
type Key = { userId: string; sermonId: string }
type With = Pick<App, 'db'>

/** The name of equal work: the same person, the same form. */
const activeKeyOf = (userId: string, form: SermonForm, ask: boolean) =>
  createHash('sha256')
    .update(
      [userId, form.title, form.speaker, form.date, form.scripture, form.theme, form.translation, form.minutes, ask, form.content].join(
        '\0',
      ),
    )
    .digest('hex')

class SomebodyWasFaster extends Error {}

/** Stores the sermon, its generation and the job in one transaction, or finds the equal generation that already runs. */
export async function startOrJoin(
  app: Pick<App, 'db' | 'jobs' | 'now'>,
  { userId, form, ask }: { userId: string; form: SermonForm; ask: boolean },
  beforeNew: () => Promise<void>,
): Promise<{ sermonId: string; started: boolean }> {
  const activeKey = activeKeyOf(userId, form, ask)
  const running = await runningWith(app, { userId, activeKey })
  if (running) return { sermonId: running, started: false }
  await beforeNew()
  try {
    const sermonId = await app.db.transaction(async () => {
      const sermon = await insertSermon(app, { userId, form, createdAt: app.now() })
      const made = await app.db.q
        .insert(generations)
        .values({ sermonId: sermon.id, userId, activeKey, ask })
        .onConflictDoNothing()
        .returning({ sermonId: generations.sermonId })
      if (made.length === 0) throw new SomebodyWasFaster()
      await app.jobs.add(
        'write-books',
        { userId, sermonId: sermon.id },
        { uniqueKey: `write-books:${sermon.id}`, lane: 'lessons', account: userId },
      )
      return sermon.id
    })
    return { sermonId, started: true }
  } catch (error) {
    const joined = error instanceof SomebodyWasFaster ? await runningWith(app, { userId, activeKey }) : undefined
    if (joined) return { sermonId: joined, started: false }
    throw error
  }
}

/** How long after its end an equal request still gets the finished generation: a double click, or a client that tries again. */
const joinAfterEndSeconds = 30

async function runningWith(app: With, { userId, activeKey }: { userId: string; activeKey: string }): Promise<string | undefined> {
  const mine = and(eq(generations.activeKey, activeKey), eq(generations.userId, userId))
  await app.db.q
    .update(generations)
    .set({ activeKey: null })
    .where(and(mine, eq(generations.state, 'done'), sql`${generations.updatedAt} < now() - make_interval(secs => ${joinAfterEndSeconds})`))
  const [row] = await app.db.q.select({ sermonId: generations.sermonId }).from(generations).where(mine)
  return row?.sermonId
}

export async function generationOf(app: With, { userId, sermonId }: Key): Promise<GenerationRow | undefined> {
  const [row] = await app.db.q
    .select(getTableColumns(generations))
    .from(generations)
    .innerJoin(sermons, eq(sermons.id, generations.sermonId))
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId), live))
  return row && { ...row, progress: row.progress as Progress }
}

export async function saveProgress(app: With, { userId, sermonId }: Key, state: GenerationRow['state'], progress: Progress): Promise<void> {
  await app.db.q
    .update(generations)
    .set({ state, progress, version: sql`${generations.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
}

/** A finished book, and where the checks changed a model's words, the book before. */
export type Written = { book: LessonBook; draft?: LessonBook | undefined }

/** The three books and the end of the generation, in one transaction. Nothing is written when the sermon was deleted meanwhile. */
export async function saveBooks(
  app: Pick<App, 'db' | 'now'>,
  sermon: SermonRow,
  written: Partial<Record<AgeGroup, Written>>,
  notices: string[],
): Promise<void> {
  await app.db.transaction(async () => {
    const [still] = await app.db.q
      .select({ id: sermons.id })
      .from(sermons)
      .where(and(eq(sermons.id, sermon.id), eq(sermons.userId, sermon.userId), live))
      .for('update')
    if (!still) return
    const key = { userId: sermon.userId, sermonId: sermon.id }
    for (const ageGroup of ageGroups) if (written[ageGroup]) await saveWritten(app, sermon, written[ageGroup])
    if (written.teens) await placeSermon(app, key, written.teens.book.passage)
    await forgetAnswers(app, key)
    await app.db.q
      .update(generations)
      .set({
        state: 'done',
        message: '',
        progress: { books: [], notices },
        version: sql`${generations.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(generations.sermonId, sermon.id), eq(generations.userId, sermon.userId)))
  })
}

/** Stores a sermon whose books were written before it was anybody's, as if they had just been made for this person. */
export async function insertWritten(
  app: Pick<App, 'db' | 'now'>,
  { userId, form, written, notices }: { userId: string; form: SermonForm; written: Record<AgeGroup, LessonBook>; notices: string[] },
): Promise<SermonRow> {
  const sermon = await insertSermon(app, { userId, form, createdAt: app.now() })
  await app.db.q.insert(generations).values({ sermonId: sermon.id, userId, state: 'done', progress: { books: [], notices } })
  for (const ageGroup of ageGroups) await saveWritten(app, sermon, { book: written[ageGroup] })
  return sermon
}

/** A book as it was just written: the first one of its sermon and age, or the next revision of the one that is there. */
async function saveWritten(app: Pick<App, 'db' | 'now'>, { id: sermonId, userId }: SermonRow, { book, draft }: Written): Promise<void> {
  const content = draft ?? book
  const { ageGroup, title, bottomLine } = content
  const said = linesOfChecks(book)
  const made = await app.db.q
    .insert(books)
    .values({ sermonId, userId, ageGroup, createdAt: app.now(), title, description: bottomLine, ...toStored(content, said) })
    .onConflictDoNothing()
    .returning({ id: books.id })
  const key = (bookId: string) => ({ userId, bookId })
  if (made[0]) return draft && saveChecked(app, key(made[0].id), { content: book, said })
  const [there] = await app.db.q
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId), eq(books.ageGroup, ageGroup)))
    .for('update')
  if (!there) return
  await writeAnew(app, key(there.id), { content, said })
  if (draft) await saveChecked(app, key(there.id), { content: book, said })
}

export async function markFailed(app: With, { userId, sermonId }: Key, message: string): Promise<void> {
  await app.db.q
    .update(generations)
    .set({ state: 'failed', activeKey: null, message, version: sql`${generations.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
}

const atRest = ['done', 'failed', 'asking'] as const

/** The plan is there and waits for its leader. */
export async function markAsking(app: With, { userId, sermonId }: Key): Promise<void> {
  await app.db.q
    .update(generations)
    .set({ state: 'asking', version: sql`${generations.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
}

/** Puts a generation that rests back in the queue, with its finished books kept or `afresh`; false when none of this person's rests. */
export async function startAgain(
  app: Pick<App, 'db' | 'jobs'>,
  { userId, sermonId }: Key,
  { afresh, engine, ask, kept = [] }: { afresh: boolean; engine: GenerationRow['engine']; ask: boolean; kept?: LessonBook[] },
): Promise<boolean> {
  return app.db.transaction(async () => {
    const again = await app.db.q
      .update(generations)
      .set({
        state: 'queued',
        message: '',
        ask,
        engine,
        version: sql`${generations.version} + 1`,
        ...(afresh ? { progress: begunWith(kept) } : {}),
      })
      .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId), inArray(generations.state, [...atRest])))
      .returning({ id: generations.sermonId })
    if (afresh && again.length) await forgetAnswers(app, { userId, sermonId })
    if (again.length)
      await app.jobs.add('write-books', { userId, sermonId }, { uniqueKey: `write-books:${sermonId}`, lane: 'lessons', account: userId })
    return again.length > 0
  })
}

/** A writing that leaves some books as they are. */
const begunWith = (kept: LessonBook[]): Progress => {
  const books = kept.map((content) => ({ ageGroup: content.ageGroup, done: true, section: '', mending: [], content }))
  const names = new Set(kept.map(({ ageGroup }) => ageGroup))
  return { books, notices: [], ...(kept.length ? { ages: ageGroups.filter((age) => !names.has(age)) } : {}) }
}

/** Lets a writing that waits for a provider go on without one. */
export async function writeWithoutProvider(app: Pick<App, 'db' | 'jobs'>, { userId, sermonId }: Key): Promise<void> {
  await app.db.q
    .update(generations)
    .set({ engine: 'offline' })
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
  await app.jobs.hurry(`write-books:${sermonId}`)
}

export async function finishedBooks(app: With, { userId, sermonId }: Key, notices: string[]): Promise<GeneratedContent | undefined> {
  const rows = await app.db.q
    .select({ ageGroup: books.ageGroup, content: books.content, derived: books.derived })
    .from(books)
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId)))
  const of = (group: AgeGroup) => rows.filter((row) => row.ageGroup === group).map((row) => fromStored(row).book)[0]
  const [teens, children, youngKids] = [of('teens'), of('children'), of('young-kids')]
  return teens && children && youngKids ? { sermonId, teens, children, 'young-kids': youngKids, notices } : undefined
}
