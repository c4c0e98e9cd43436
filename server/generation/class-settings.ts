import type { Body, Reply } from '#contract/endpoint.ts'
import type { changeClass as changeLine, ClassSettings, saveClassDefaults as saveLine } from '#contract/class-settings.ts'
import { classSettings } from '#contract/class-settings.ts'
import { translationNames } from '#contract/generation-wishes.ts'
import type { Book } from '#contract/library.ts'
import { forClass } from '#lesson/rewrite/for-class.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { updateUser, userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { answerOf, storeChange } from '#server/library/change-book.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import { asFinding } from '#server/library/open-book.ts'
import { type SermonRow, saveClassOf, sermonOf } from '#server/sermons/sermons.store.ts'
import { planOfSermon } from './plan.store.ts'
import { textOf, wishesFor } from './wishes-of.ts'

type Key = { userId: string; sermonId: string }
const usual: ClassSettings = { minutes: 45, translation: 'WEB', children: null, mixedAges: false, supplies: null }
/** Stored settings; what was never chosen, and what an older version stored otherwise, is as usual. */
const read = (stored: unknown, otherwise: ClassSettings): ClassSettings => {
  const found = classSettings.safeParse({ ...otherwise, ...(stored as object | null) })
  return found.success ? found.data : otherwise
}
const chosen = (body: object): object => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

/** The class that a person's new sermons are for. */
export async function classDefaults(app: App, userId: string): Promise<ClassSettings> {
  return read((await userById(app, userId))?.classDefaults, usual)
}
export async function saveClassDefaults(app: App, userId: string, body: Body<typeof saveLine>): Promise<ClassSettings> {
  const settings = { ...(await classDefaults(app, userId)), ...chosen(body) }
  await updateUser(app, userId, { classDefaults: settings })
  return settings
}

/** The class of a sermon: what was chosen for it, else the person's own. */
async function classOf(app: App, sermon: SermonRow): Promise<ClassSettings> {
  const { minutes, translation } = sermon
  return read({ ...(sermon.classSettings as object | null), minutes, translation }, await classDefaults(app, sermon.userId))
}
export async function readClass(app: App, key: Key): Promise<ClassSettings> {
  return classOf(app, await sermonFor(app, key))
}
async function sermonFor(app: App, key: Key): Promise<SermonRow> {
  const sermon = await sermonOf(app, key)
  if (!sermon) throw new Problem('sermons.not_found')
  return sermon
}

/**
 * Changes the class of a sermon: stores it, then changes in each book what depends on it. Called again after a crash it does what
 * is left. For activities that need what is not at hand, others are proposed; none is replaced.
 */
export async function changeClass(app: App, key: Key, body: Body<typeof changeLine>): Promise<Reply<typeof changeLine>> {
  const sermon = await sermonFor(app, key)
  const settings: ClassSettings = { ...(await classOf(app, sermon)), ...chosen(body) }
  await saveClassOf(app, key, settings)
  const books = []
  for (const book of await booksOfSermon(app, key)) {
    const at = { userId: key.userId, bookId: book.id }
    const stored = await storeChange(app, at, {
      kind: 'class',
      change: async (now) => {
        const made = forClass(now.content, settings, await verseIn(app, now.content, settings))
        return isSame(made, now.content) ? now.content : made
      },
    })
    if (stored.after !== stored.before) books.push(await answerOf(app, { userId: key.userId, id: book.id }, stored))
  }
  return { settings, books, proposals: await proposalsFor(app, key, settings) }
}

/** The verse of a book in another translation; undefined where it stands in this one already. */
async function verseIn(app: App, { memoryVerse, ageGroup }: Book['content'], { translation }: ClassSettings) {
  if (!memoryVerse || memoryVerse.translation === translationNames[translation]) return undefined
  const [found] = await app.offline.run('lookUp', translation, ageGroup, [{ reference: memoryVerse.reference, text: '' }])
  return found?.[1]?.verse
}

async function proposalsFor(app: App, key: Key, { supplies }: ClassSettings): Promise<Reply<typeof changeLine>['proposals']> {
  if (!supplies) return []
  const sermon = await sermonFor(app, key)
  const wishes = await wishesFor(app, sermon)
  const plan = (await planOfSermon(app, key))?.plan ?? (await app.offline.run('plan', textOf(sermon), wishes)).plan
  const proposals = []
  for (const book of await booksOfSermon(app, key)) {
    const found = await app.offline.run('suppliesAtHand', textOf(sermon), wishes, plan, book.content, supplies)
    for (const { changes, problems } of found)
      proposals.push({
        bookId: book.id,
        section: 'activities' as const,
        changes,
        findings: problems.map(asFinding),
        madeBy: 'offline' as const,
        notice: '',
        more: false,
      })
  }
  return proposals
}
