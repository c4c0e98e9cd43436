import { and, eq, gt } from 'drizzle-orm'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { ParsedSermon } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { tries } from '#server/db/try-schema.ts'

type With = Pick<App, 'db'>
export type Try = { sermon: ParsedSermon; plan: KeptPlan; books: Record<AgeGroup, LessonBook>; notices: string[]; expiresAt: Date }
const asTry = (row: typeof tries.$inferSelect) => row as unknown as Try

export async function insertTry(app: With, { claimHash, ...made }: Try & { claimHash: string }): Promise<void> {
  await app.db.q.insert(tries).values({ claimHash, ...made })
}
const living = (claimHash: string, now: Date) => and(eq(tries.claimHash, claimHash), gt(tries.expiresAt, now))

/** What a claim stands for; undefined once it was kept or its day is over. The claim stands for whoever has it. */
export async function tryOf(app: With, claimHash: string, now: Date): Promise<Try | undefined> {
  const [row] = await app.db.q.select().from(tries).where(living(claimHash, now))
  return row && asTry(row)
}
/** Takes it out, so that of several who ask at once only one has it. */
export async function takeTry(app: With, claimHash: string, now: Date): Promise<Try | undefined> {
  const [row] = await app.db.q.delete(tries).where(living(claimHash, now)).returning()
  return row && asTry(row)
}
