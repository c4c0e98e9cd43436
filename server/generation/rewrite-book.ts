import type { Body } from '#contract/endpoint.ts'
import type { Proposal, rewriteBook as rewriteLine } from '#contract/book-edits.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { Problem as Found } from '#lesson/checks/check-book.ts'
import type { Rewritten } from '#lesson/rewrite/read-rewritten.ts'
import { itemsOf } from '#lesson/rewrite/places.ts'
import { wishOf } from '#lesson/rewrite/wish.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { findBook } from '#server/library/find-book.ts'
import { asFinding, recheck } from '#server/library/open-book.ts'
import type { Wishes } from '#server/scripture/offline-tasks.ts'
import { type SermonRow, sermonOf } from '#server/sermons/sermons.store.ts'
import { planOfSermon } from './plan.store.ts'
import type { ClassRoom } from './prompts.ts'
import { rewriteWithProvider } from './rewrite-with-provider.ts'
import { roomOf, textOf, wishesFor } from './wishes-of.ts'

type Asked = Body<typeof rewriteLine>
/** What a version is written from. */
export type RewriteWork = {
  book: LessonBook
  sermon: SermonRow
  wishes: Wishes
  plan: KeptPlan
  room: ClassRoom
  asked: Asked
  fault: Found | undefined
}
type Written = { found: Rewritten | undefined; madeBy: Proposal['madeBy']; notice: string }

const ownWords =
  'Without AI, a wish in your own words can only choose from what Storyfold has. Nothing here matches it, so this is simply the next best.'

/** Another version of a section or an item, beside the old one. Nothing is stored. Throws library.nothing_else where there is none. */
export async function rewriteBook(
  app: App,
  {
    userId,
    id,
    asked,
    gone,
    onPartial,
  }: { userId: string; id: string; asked: Asked; gone: AbortSignal; onPartial?: (value: unknown) => void },
): Promise<Proposal> {
  const { content: book, sermonId } = await findBook(app, { userId, id })
  const { section, item } = asked
  if (!sectionOf(section).ages.includes(book.ageGroup) || (item !== undefined && itemsOf(book, section)[item] === undefined))
    throw new Problem('library.cannot_change', { message: 'This book has no such place. It may have been taken out.' })
  const sermon = await sermonOf(app, { userId, sermonId })
  if (!sermon) throw new Problem('library.book_not_found')
  const wishes = await wishesFor(app, sermon)
  const kept = await planOfSermon(app, { userId, sermonId })
  const plan = kept?.plan ?? (await app.offline.run('plan', textOf(sermon), wishes)).plan
  const room = await roomOf(app, sermon, wishes)
  const fault = asked.mend && (await faultIn(app, { userId, sermonId, content: book }, asked))
  const { found, madeBy, notice } = await written(app, { book, sermon, wishes, plan, room, asked, fault }, { gone, onPartial })
  if (!found) throw new Problem('library.nothing_else')
  return { section, changes: found.changes, findings: found.problems.map(asFinding), madeBy, notice, more: found.more }
}

/** What is to be mended, as the checks say it now; what they say no longer needs no other words. */
async function faultIn(app: App, at: Parameters<typeof recheck>[1], { section, mend }: Asked): Promise<Found> {
  const problems = (await recheck(app, at))?.problems ?? []
  const fault = problems.find((one) => one.section === section && one.code === mend?.code && one.path === mend.path)
  if (!fault) throw new Problem('library.nothing_else', { message: 'The checks no longer find this.' })
  return fault
}

type Listening = { gone: AbortSignal; onPartial: ((value: unknown) => void) | undefined }
/** By the provider where there is one and it answers well, else by the bank; the leader is told which. */
async function written(app: App, work: RewriteWork, listening: Listening): Promise<Written> {
  const wanted = app.ai.model && work.asked.engine !== 'offline'
  if (!wanted) return byBank(app, work, '')
  if (app.ai.breakers.of(work.sermon.userId).isOpen(app.now().getTime()))
    return byBank(app, work, 'The AI provider has failed several times, so this comes from Storyfold’s own bank.')
  try {
    const found = await rewriteWithProvider(app, work, listening)
    if (found) return { found, madeBy: 'provider', notice: '' }
    return await byBank(app, work, 'What the AI provider wrote did not pass the checks, so this comes from Storyfold’s own bank.')
  } catch (error) {
    if (listening.gone.aborted || !(error instanceof ProviderError)) throw error
    return byBank(app, work, error.message)
  }
}

/** So many of the bank's versions are looked at for one in which a fault is mended. */
const mostLookedAt = 6
async function byBank(app: App, work: RewriteWork, notice: string): Promise<Written> {
  const { book, sermon, wishes, plan, asked, fault } = work
  const { section, item, skip } = asked
  const wish = fault ? 'another' : asked.wish
  const from = (at: number) => app.offline.run('rewrite', textOf(sermon), wishes, plan, book, { section, item, skip: at, wish })
  let found = await from(skip)
  const isThere = ({ problems }: Rewritten) =>
    problems.some((one) => one.section === section && one.code === fault?.code && one.path === fault.path)
  for (let at = skip + 1; fault && found && isThere(found) && at < skip + mostLookedAt; at++) found = await from(at)
  if (fault && found && isThere(found)) found = undefined
  const isOwn = wishOf(wish).code === 'own-words'
  return { found, madeBy: 'offline', notice: [notice, found && isOwn && !found.obeyed ? ownWords : ''].filter(Boolean).join(' ') }
}

export type RewriteEvent = { event: 'partial'; data: { section: SectionId; value: unknown } } | { event: 'done'; data: Proposal }
/** The same as a stream: what is written as it is written, the newest picture each time, then the proposal. */
export async function* streamRewrite(app: App, at: Parameters<typeof rewriteBook>[1]): AsyncGenerator<RewriteEvent> {
  const { section } = at.asked
  let newest: unknown
  let wake: () => void = () => undefined
  const ended = { yet: false }
  const work = rewriteBook(app, {
    ...at,
    onPartial: (value) => {
      newest = value
      wake()
    },
  }).finally(() => {
    ended.yet = true
    wake()
  })
  while (!ended.yet) {
    if (newest === undefined) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), work.then(undefined, () => undefined)])
    const value = newest
    newest = undefined
    if (value !== undefined) yield { event: 'partial', data: { section, value } }
  }
  yield { event: 'done', data: await work }
}
