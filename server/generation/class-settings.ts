import type { changeClass as changeLine, ClassSettings, saveClassDefaults as saveLine } from '#contract/class-settings.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { translationNames } from '#contract/generation-wishes.ts'
import type { Book } from '#contract/library.ts'
import { forClass } from '#lesson/rewrite/for-class.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { updateUser } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { sectionsWrittenIn } from '#server/library/book-revisions.store.ts'
import { answerOf, storeChange } from '#server/library/change-book.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import { asFinding } from '#server/library/open-book.ts'
import { type SermonRow, saveClassOf, sermonOf } from '#server/sermons/sermons.store.ts'
import { classDefaults, classOf } from './class-of-sermon.ts'
import { planOfSermon } from './plan.store.ts'
import { textOf, wishesFor } from './wishes-of.ts'

type Key = { userId: string; sermonId: string }
type Asked = Body<typeof saveLine>
/** Settings with what somebody chose; what was left out, of the rooms too, stays. */
const withChosen = (settings: ClassSettings, { children, ...asked }: Asked): ClassSettings => ({
  ...settings,
  ...given(asked),
  children: { ...settings.children, ...given(children ?? {}) },
})
const given = (some: object): object => Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined))

export async function saveClassDefaults(app: App, userId: string, body: Asked): Promise<ClassSettings> {
  const settings = withChosen(await classDefaults(app, userId), body)
  await updateUser(app, userId, { classDefaults: settings })
  return settings
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
 * is left. For activities that need what is not at hand, and for stories that shall be easier, others are proposed; none is replaced.
 */
export async function changeClass(app: App, key: Key, body: Body<typeof changeLine>): Promise<Reply<typeof changeLine>> {
  const sermon = await sermonFor(app, key)
  const was = await classOf(app, sermon)
  const settings = withChosen(was, body)
  await saveClassOf(app, key, settings)
  const books = []
  for (const book of await booksOfSermon(app, key)) {
    const at = { userId: key.userId, bookId: book.id }
    const stored = await storeChange(app, at, {
      kind: 'class',
      change: async (now) => {
        const written = await sectionsWrittenIn(app, at)
        const made = forClass(now.content, settings, { verse: await verseIn(app, now.content, settings), was, written })
        return isSame(made, now.content) ? now.content : made
      },
    })
    if (stored.after !== stored.before) books.push(await answerOf(app, { userId: key.userId, id: book.id }, stored))
  }
  return { settings, books, proposals: await proposalsFor(app, key, { settings, was }) }
}

/** The verse of a book in another translation; undefined where it stands in this one already. */
async function verseIn(app: App, { memoryVerse, ageGroup }: Book['content'], { translation }: ClassSettings) {
  if (!memoryVerse || memoryVerse.translation === translationNames[translation]) return undefined
  const [found] = await app.offline.run('lookUp', translation, ageGroup, [{ reference: memoryVerse.reference, text: '' }])
  return found?.[1]?.verse
}

type Proposals = Reply<typeof changeLine>['proposals']
async function proposalsFor(app: App, key: Key, { settings, was }: { settings: ClassSettings; was: ClassSettings }): Promise<Proposals> {
  const { supplies } = settings
  const easier = settings.reading === 'easier' && was.reading !== 'easier'
  if (!supplies && !easier) return []
  const sermon = await sermonFor(app, key)
  const wishes = await wishesFor(app, sermon)
  const plan = (await planOfSermon(app, key))?.plan ?? (await app.offline.run('plan', textOf(sermon), wishes)).plan
  const proposals: Proposals = []
  for (const book of await booksOfSermon(app, key)) {
    const proposed = { bookId: book.id, madeBy: 'offline' as const, notice: '', more: false }
    const story = easier ? await app.offline.run('easierStory', textOf(sermon), wishes, plan, book.content) : undefined
    if (story) proposals.push({ ...proposed, section: 'story', changes: story.changes, findings: story.problems.map(asFinding) })
    const found = supplies ? await app.offline.run('suppliesAtHand', textOf(sermon), wishes, plan, book.content, supplies) : []
    for (const { changes, problems } of found)
      proposals.push({ ...proposed, section: 'activities', changes, findings: problems.map(asFinding) })
  }
  return proposals
}
