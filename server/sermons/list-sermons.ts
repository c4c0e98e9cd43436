import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { recentGenerations } from '#contract/limits.ts'
import type { SermonSummary } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { type listedSermon, newestSermons, shelvedBooks } from './sermons.store.ts'

type Listed = NonNullable<Awaited<ReturnType<typeof listedSermon>>>

/** A generation as the lists name it. */
export const shownState = (state: string | null | undefined): SermonSummary['state'] =>
  !state ? 'none' : state === 'done' || state === 'failed' || state === 'asking' ? state : 'writing'
export const rank = (group: AgeGroup): number => ageGroups.indexOf(group)

/** Rows of sermons with the books that stand beside them, oldest group first. */
export async function withBooks<Row extends Listed>(app: App, userId: string, rows: Row[]) {
  const all = await shelvedBooks(app, { userId, sermonIds: rows.map(({ id }) => id) })
  return rows.map(({ generation, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    state: shownState(generation),
    books: all
      .filter((book) => book.sermonId === row.id)
      .map(({ id, ageGroup, title, passage }) => ({ id, ageGroup, title, passage }))
      .toSorted((a, b) => rank(a.ageGroup) - rank(b.ageGroup)),
  }))
}

/** The sermons that were given last. */
export const recentSermons = async (app: App, userId: string): Promise<SermonSummary[]> =>
  withBooks(app, userId, await newestSermons(app, userId, recentGenerations))
