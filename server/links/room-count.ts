import type { AgeGroup } from '#contract/lesson-book.ts'
import { roomSize } from '#contract/limits.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'

type Counted = { children?: Partial<Record<AgeGroup, number | null>> } | null
/** How many sit in a room: as was said for this sermon, else for every one, else as many as are usual. */
export async function roomCount(app: App, { userId, sermonId, age }: { userId: string; sermonId: string; age: AgeGroup }): Promise<number> {
  const ofSermon = (await sermonOf(app, { userId, sermonId }))?.classSettings as Counted
  const ofAll = (await userById(app, userId))?.classDefaults as Counted
  return Math.min(ofSermon?.children?.[age] ?? ofAll?.children?.[age] ?? roomSize.usual, roomSize.most)
}
