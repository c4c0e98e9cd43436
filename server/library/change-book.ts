import type { BookChange, ChangedBook } from '#contract/book-edits.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import type { Problem as Found } from '#lesson/checks/check-book.ts'
import { applyChanges } from '#lesson/sections/apply-changes.ts'
import { echoesOf } from '#lesson/sections/echoes.ts'
import { referencesIn, TrueVerses } from '#lesson/sections/verse-follows.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { type Editable, editableOf, revisionsOf, type RevisionRow, saveRevision } from './book-revisions.store.ts'
import { openBook, recheck } from './open-book.ts'

/** Other people's changes of other sections come in between; as many of them in a row do not. */
const mostTries = 20

type Key = { userId: string; bookId: string }

/** What was stored, and what the checks said of it; undefined where nothing was changed or they did not answer. */
export type Stored = { before: LessonBook; after: LessonBook; problems: Found[] | undefined }

/**
 * Stores what `change` makes of the newest version of a book. Where somebody else was faster it is made again, of theirs:
 * nobody's change of another section is ever written over.
 */
export async function storeChange(
  app: App,
  key: Key,
  { kind, change }: { kind: RevisionRow['kind']; change: (before: Editable) => LessonBook | Promise<LessonBook> },
): Promise<Stored> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await editableOf(app, key)
    if (!before) throw new Problem('library.book_not_found')
    const after = await change(before)
    if (after === before.content) return { before: after, after, problems: undefined }
    const { problems, ...checked } = await withChecks(app, key, before, after)
    if (await saveRevision(app, key, { before, made: after, ...checked, kind, madeBy: key.userId }))
      return { before: before.content, after: checked.content, problems }
  }
  throw new Problem('server.database_away', {
    message: 'Many people are changing this book at once. Please try again in a moment.',
    retryAfter: 1,
  })
}

/** The leader's notes and the share of the sermon as they are after a change: what the checks said and no longer say is gone. */
async function withChecks(
  app: App,
  { userId }: Key,
  before: Editable,
  after: LessonBook,
): Promise<{ content: LessonBook; said: string[]; problems: Found[] | undefined }> {
  const of = (content: LessonBook) => recheck(app, { userId, sermonId: before.sermonId, content })
  const now = await of(after)
  if (!now) return { content: after, said: before.said ?? [], problems: undefined }
  const says = [...new Set(now.problems.map((one) => one.says))]
  const said = before.said ?? (await of(before.content))?.problems.map((one) => one.says) ?? []
  const notes = after.toCheck.filter((note) => !said.includes(note))
  // A line of the checks that the leader took out stays out as long as they say it; what is dangerous is said again.
  const hard = now.problems.filter(({ severity }) => severity === 'hard').map((one) => one.says)
  const out = said.filter((line) => before.content.toCheck.includes(line) && !after.toCheck.includes(line) && !hard.includes(line))
  const setAside = [...new Set([...after.setAside, ...out])].filter((line) => !said.includes(line) || says.includes(line))
  const toCheck = [...new Set([...notes, ...says])].filter((line) => !setAside.includes(line))
  return {
    content: { ...after, toCheck, setAside, ofSermon: after.ofSermon < 0 ? after.ofSermon : now.ofSermon },
    said: says,
    problems: now.problems,
  }
}

/** Saves what a person typed into a book; throws 409 with the other's text where somebody else changed the same section since. */
export async function changeBook(
  app: App,
  { userId, id, revision, changes }: { userId: string; id: string; revision: number; changes: BookChange[] },
): Promise<ChangedBook> {
  const key = { userId, bookId: identifier(id, 'library.book_not_found') }
  const verses = await trueVerses(app, key, changes)
  const stored = await storeChange(app, key, {
    kind: 'edit',
    change: async (now) => {
      const isStale = (section: string) => (now.sections[section] ?? 1) > revision
      const { book, faults, clashes } = applyChanges(now.content, changes, { verses, isStale })
      if (clashes.length > 0) throw await clashProblem(app, key, now, clashes)
      const [fault] = faults
      if (fault)
        throw new Problem('library.cannot_change', {
          message: fault.says,
          fields: Object.fromEntries(faults.map(({ path, says }) => [path, says])),
        })
      return book
    },
  })
  return answerOf(app, { userId, id: key.bookId }, stored)
}

/** The answer to every change of a book. */
export async function answerOf(app: App, at: { userId: string; id: string }, { before, after, problems }: Stored): Promise<ChangedBook> {
  const book = await openBook(app, at, problems)
  const echoes = before.bottomLine === after.bottomLine ? [] : echoesOf(before.bottomLine, after)
  return { book, revision: book.revision, findings: book.findings, echoes }
}

async function trueVerses(app: App, key: Key, changes: BookChange[]): Promise<TrueVerses> {
  const asked = referencesIn(changes.map(({ path, value }) => ({ path, value })))
  if (asked.length === 0) return new TrueVerses()
  const book = await editableOf(app, key)
  const sermon = book && (await sermonOf(app, { userId: key.userId, sermonId: book.sermonId }))
  if (!book || !sermon) throw new Problem('library.book_not_found')
  return new TrueVerses(await app.offline.run('lookUp', sermon.translation, book.content.ageGroup, asked))
}

type Clashes = ReturnType<typeof applyChanges>['clashes']
/** Who wrote what stands there now, and when, so that nobody has to guess whose text to keep. */
async function clashProblem(app: App, key: Key, now: Editable, clashes: Clashes): Promise<Problem> {
  const steps = await revisionsOf(app, key, undefined)
  const conflicts = clashes.map(({ section, path, value }) => {
    const step = steps.find(({ changes }) => changes.some((one) => one.section === section))
    return { section, path, value, by: step?.by ?? '', at: (step?.updatedAt ?? app.now()).toISOString() }
  })
  return new Problem('library.section_changed', { clash: { conflicts, revision: now.revision } })
}
