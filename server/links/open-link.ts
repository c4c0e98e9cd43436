import type { HandedOn, TaughtBook } from '#contract/links.ts'
import type { Book } from '#contract/library.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import { hashOf } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { booksForRooms } from '#server/library/library.store.ts'
import { narrationFrom, paragraphsOf } from '#server/narration/narrate.ts'
import { narrationOfBook } from '#server/narration/narration.store.ts'
import { listedPictures } from '#server/pictures/list-pictures.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { linkOfToken, type LinkRow } from './links.store.ts'
import { roomCount } from './room-count.ts'

/** The link that a token opens now; throws links.not_found once it has ended, and links.not_yet before it begins. */
export async function liveLink(app: App, token: string): Promise<LinkRow> {
  const link = /^[\w-]{20,100}$/.test(token) ? await linkOfToken(app, hashOf(token)) : undefined
  if (!link || link.endsAt <= app.now()) throw new Problem('links.not_found')
  if (link.startsAt > app.now()) throw new Problem('links.not_yet')
  return link
}
/** The books of a link, oldest group first. */
export async function booksOfLink(app: App, { userId, sermonId, bookId }: LinkRow): Promise<Book[]> {
  return (await booksForRooms(app, { userId, sermonId })).filter((book) => bookId === null || book.id === bookId)
}
/** One book of a link; throws 404 for every other book, also of the same person. */
export async function bookOfLink(app: App, { token, bookId }: { token: string; bookId: string }): Promise<Book> {
  const link = await liveLink(app, token)
  const book = link.kind === 'volunteer' ? (await booksOfLink(app, link)).find(({ id }) => id === bookId) : undefined
  if (!book) throw new Problem('links.not_found')
  return book
}

/** What stays with the leader: the preacher's sentences that the points rest on, and what was left out. */
const handed = (content: LessonBook): LessonBook => ({ ...content, evidence: [], leftOut: [] })

/** Everything that the page of a link shows. */
export async function openLink(app: App, token: string): Promise<HandedOn> {
  const link = await liveLink(app, token)
  const { userId, sermonId } = link
  const [user, sermon, books] = [await userById(app, userId), await sermonOf(app, { userId, sermonId }), await booksOfLink(app, link)]
  if (!user || !sermon) throw new Problem('links.not_found')
  const shown: TaughtBook[] = []
  for (const book of books) {
    const sound = await narrationOfBook(app, { userId, bookId: book.id, paragraphs: paragraphsOf(book) })
    shown.push({
      id: book.id,
      ageGroup: book.ageGroup,
      revision: book.revision,
      content: handed(book.content),
      pictures: listedPictures(book.content),
      count: await roomCount(app, { userId, sermonId, age: book.ageGroup }),
      narration: sound?.fits ? narrationFrom(sound) : null,
    })
  }
  return {
    kind: link.kind,
    church: user.churchName,
    by: user.name,
    note: link.note,
    sermonTitle: sermon.title,
    sermonDate: sermon.date,
    until: link.endsAt.toISOString(),
    books: shown,
  }
}
