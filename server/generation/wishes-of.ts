import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { titlesGiven } from '#server/library/library.store.ts'
import type { SermonRow } from '#server/sermons/sermons.store.ts'
import type { Wishes } from '#server/scripture/offline-tasks.ts'
import { classOf } from './class-of-sermon.ts'
import type { ClassRoom } from './prompts.ts'

/** How the lessons of a sermon are to be written: what the leader chose, for which class, what the library already holds, what the model can read. */
export async function wishesFor(app: App, sermon: SermonRow): Promise<Wishes> {
  const { minutes, translation, ...room } = await classOf(app, sermon)
  return { contextTokens: app.ai.contextTokens, translation, minutes, given: await titlesGiven(app, sermon.userId), room }
}

/** The part of a stored sermon that is read. */
export const textOf = ({ title, speaker, date, scripture, theme, content }: SermonRow): SermonText => ({
  title,
  speaker,
  date,
  scripture,
  theme,
  content,
})

/** The class and the church that a provider is told of. */
export async function roomOf(app: App, { userId }: SermonRow, { minutes, translation, given, room }: Wishes): Promise<ClassRoom> {
  const user = await userById(app, userId)
  return { minutes, translation, churchName: user?.churchName ?? '', denomination: user?.denomination ?? '', titles: given, inside: room }
}
