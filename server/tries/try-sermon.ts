import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { sermonText, triedHours } from '#contract/limits.ts'
import type { ParsedSermon } from '#contract/sermons.ts'
import type { Tried, TriedHead, TryProgress } from '#contract/tries.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { hashOf, newToken } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { refuseNoSermon } from '#server/generation/refuse-no-sermon.ts'
import { Problem } from '#server/http/problem.ts'
import type { ReceivedFile } from '#server/http/receive-file.ts'
import { listedPictures } from '#server/pictures/list-pictures.ts'
import type { OfflineTasks, Wishes } from '#server/scripture/offline-tasks.ts'
import { Crowded } from '#server/scripture/offline-writer.ts'
import { readPasted } from '#server/sermons/read-pasted.ts'
import { uploadSermon } from '#server/sermons/upload-sermon.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { insertTry, type Try } from './tries.store.ts'

export type TryEvent =
  { event: 'progress'; data: TryProgress } | { event: 'plan'; data: { sermon: TriedHead; plan: KeptPlan } } | { event: 'done'; data: Tried }
type Given = { file: ReceivedFile | undefined; content: string; anyway: boolean; gone: AbortSignal }

/** The youngest first: the arches light up as children rise against a door frame. */
const youngestFirst = ageGroups.toReversed()
/** Of the two documents that are read at once, strangers never have both. */
const reading = oneAfterAnother(6)

/**
 * Reads a sermon of somebody without an account and writes its three books without AI, in the time that nobody of the
 * house needs. What is stored is the claim alone, for a day. Throws before the first event where nothing can be made.
 */
export async function* trySermon(app: App, { file, content, anyway, gone }: Given): AsyncGenerator<TryEvent> {
  const parsed = await reading(() => (file ? uploadSermon(app, { file }) : readPasted(content)))
  if (countWords(parsed.content) > sermonText.maxWords) throw new Problem('tries.too_long')
  refuseNoSermon(parsed.content, { anyway, passage: parsed.scripture })
  const { content: text, ...sermon } = parsed
  yield { event: 'progress', data: { state: 'reading', sermon, books: [] } }
  const wishes: Wishes = { contextTokens: app.ai.contextTokens, translation: 'WEB', minutes: 45, given: [] }
  const form = { ...sermon, content: text }
  const { plan, digest } = await inSpareTime(app, 'plan', form, wishes)
  if (gone.aborted) return
  yield { event: 'plan', data: { sermon, plan } }
  const { books } = await inSpareTime(app, 'prepare', form, wishes, plan)
  if (gone.aborted) return
  for (const [at] of youngestFirst.entries())
    yield {
      event: 'progress',
      data: {
        state: 'writing',
        sermon,
        books: youngestFirst.slice(0, at + 1).map((ageGroup) => ({ ageGroup, content: books[ageGroup] })),
      },
    }
  yield { event: 'done', data: await claimed(app, { sermon: parsed, plan, books, notices: digest.cut ? [digest.cut] : [] }) }
}

/** Waits for what the stream says last. */
export async function tryAtOnce(app: App, given: Given): Promise<Tried> {
  for await (const { event, data } of trySermon(app, given)) if (event === 'done') return data
  throw new Problem('server.fault')
}

async function claimed(app: App, made: Omit<Try, 'expiresAt'>): Promise<Tried> {
  const claim = newToken()
  const expiresAt = new Date(app.now().getTime() + triedHours * 3_600_000)
  await insertTry(app, { ...made, expiresAt, claimHash: hashOf(claim) })
  return asTried(claim, { ...made, expiresAt })
}

/** What a claim shows: everything but the sermon's text, which whoever has the claim has sent. */
export const asTried = (claim: string, { sermon, plan, books, notices, expiresAt }: Try): Tried => ({
  claim,
  until: expiresAt.toISOString(),
  sermon: withoutText(sermon),
  plan,
  ...books,
  notices,
  pictures: ageGroups.map((ageGroup) => ({ ageGroup, pictures: listedPictures(books[ageGroup]) })),
})
const withoutText = ({ content: _, ...head }: ParsedSermon): TriedHead => head

async function inSpareTime<Name extends 'plan' | 'prepare'>(
  app: App,
  task: Name,
  ...args: Parameters<OfflineTasks[Name]>
): Promise<ReturnType<OfflineTasks[Name]>> {
  try {
    return await app.offline.runInSpareTime(task, ...args)
  } catch (cause) {
    // What takes longer than a stranger's task may is no fault of the program: the machine is busy, or the text is no text.
    if (!(cause instanceof Crowded)) app.log.warn({ task, error: String(cause) }, 'a try was not finished')
    throw new Problem('tries.crowded', { retryAfter: 60, cause })
  }
}

/** A book of a claim by the age in its address. */
export function bookOfTry({ books }: Try, age: string): LessonBook {
  const group = ageGroups.find((one): one is AgeGroup => one === age)
  if (!group) throw new Problem('tries.not_found')
  return books[group]
}
