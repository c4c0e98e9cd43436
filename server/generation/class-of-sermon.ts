import { type ClassSettings, classSettings } from '#contract/class-settings.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import type { SermonRow } from '#server/sermons/sermons.store.ts'

const usual: ClassSettings = {
  minutes: 45,
  translation: 'WEB',
  children: { teens: null, children: null, 'young-kids': null },
  mixedAges: false,
  supplies: null,
  reading: 'usual',
  words: [],
}
/** Stored settings; what was never chosen, and what an older version stored otherwise, is as usual. */
const read = (stored: unknown, otherwise: ClassSettings): ClassSettings => {
  const found = classSettings.safeParse({ ...otherwise, ...(stored as object | null) })
  return found.success ? found.data : otherwise
}

/** The class that a person's new sermons are for. */
export async function classDefaults(app: Pick<App, 'db'>, userId: string): Promise<ClassSettings> {
  return read((await userById(app, userId))?.classDefaults, usual)
}
/** The class of a sermon: what was chosen for it, else the person's own. */
export async function classOf(app: Pick<App, 'db'>, sermon: SermonRow): Promise<ClassSettings> {
  const { minutes, translation } = sermon
  const own = await classDefaults(app, sermon.userId)
  const settings = read({ ...(sermon.classSettings as object | null), minutes, translation }, own)
  const { teens, children, 'young-kids': youngKids } = settings.children
  const rooms = {
    teens: teens ?? own.children.teens,
    children: children ?? own.children.children,
    'young-kids': youngKids ?? own.children['young-kids'],
  }
  return { ...settings, children: rooms }
}
