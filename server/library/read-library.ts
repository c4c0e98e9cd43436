import type { Query, Reply } from '#contract/endpoint.ts'
import type { readLibrary as line, Shelf } from '#contract/library.ts'
import { deletedDays, libraryPage } from '#contract/limits.ts'
import { bookCodes, bookNames } from '#lesson/scripture/books.ts'
import { passageSpan } from '#lesson/scripture/passage-span.ts'
import type { App } from '#server/app.ts'
import { shownState } from '#server/sermons/list-sermons.ts'
import { type Cursor, sermonsOfLibrary, shelfOf } from './shelf.store.ts'

/** Words that one search may have; a page of text is no search. */
const mostWords = 12
/** A book or passage that nobody can read finds nothing, rather than everything. */
const nowhere = { start: 0, end: 0 }

const written = ({ day, id }: Cursor): string => Buffer.from(`${day} ${id}`).toString('base64url')
/** A cursor that is none of ours begins at the beginning. */
function read(text: string | undefined): Cursor | undefined {
  const [, day, id] = /^([\d-]*) ([0-9a-f-]{36})$/.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? []
  return day !== undefined && id ? { day, id } : undefined
}

/** A page of the library: the sermons that fit what is asked, each with its books beside it. */
export async function readLibrary(app: App, { userId, asked }: { userId: string; asked: Query<typeof line> }): Promise<Reply<typeof line>> {
  const words = (asked.q ?? '').match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? []
  const rows = await sermonsOfLibrary(app, {
    userId,
    wanted: {
      words,
      span: asked.q ? passageSpan(asked.q) : undefined,
      book: asked.book ? (passageSpan(asked.book) ?? nowhere) : undefined,
      series: asked.series || undefined,
      speaker: asked.speaker || undefined,
      from: asked.from || undefined,
      to: asked.to || undefined,
      deleted: asked.deleted === '1',
    },
    after: read(asked.cursor),
    limit: libraryPage + 1,
  })
  const shown = rows.slice(0, libraryPage)
  const last = shown.at(-1)
  const goesAt = (deletedAt: string | null) => deletedAt && new Date(Date.parse(deletedAt) + deletedDays * 86_400_000).toISOString()
  return {
    sermons: shown.map(({ deletedAt, generation, ...row }) => ({ ...row, state: shownState(generation), goesAt: goesAt(deletedAt) })),
    next: last && rows.length > libraryPage ? written(last) : null,
  }
}

/** How much there is in a library, and under what it can be looked for. */
export async function readShelf(app: App, userId: string): Promise<Shelf> {
  const { all, books, bible, series, speakers } = await shelfOf(app, userId)
  return {
    sermons: all?.sermons ?? 0,
    books,
    deleted: all?.deleted ?? 0,
    bible: bible.flatMap(({ number, sermons }) => {
      const code = bookCodes[number - 1]
      return code ? [{ book: bookNames[code], sermons }] : []
    }),
    series,
    speakers,
  }
}
