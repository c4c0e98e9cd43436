import { lastDayOf, type Link, linkFamily, linkPack, linkRoom, type makeLink as line } from '#contract/links.ts'
import { addressOf, type Body, type Reply } from '#contract/endpoint.ts'
import { linkDays, rates } from '#contract/limits.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import { hashOf, newToken } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { insertLink, type LinkRow } from './links.store.ts'

const day = 86_400_000
export const asLink = ({ id, kind, bookId, teacher, note, startsAt, endsAt, openings, openedAt, createdAt }: LinkRow): Link => ({
  id,
  kind,
  bookId,
  teacher,
  note,
  openings,
  from: startsAt.toISOString(),
  until: endsAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** Where the papers of a link are: of a room, of the whole Sunday, or the sheet for the families. */
const packOf = (kind: Link['kind'], token: string, bookId: string | undefined): string =>
  kind === 'family' ? addressOf(linkFamily, { token }) : bookId ? addressOf(linkRoom, { token, bookId }) : addressOf(linkPack, { token })

const midnight = (at: number) => Math.floor(at / day) * day
/** From when until when a link works: a day ends at midnight wherever it is read, so the last one has some hours more. */
function spanOf(now: Date, { from, until, sunday }: { from: string; until: string; sunday: string }): { startsAt: Date; endsAt: Date } {
  const startsAt = from && Date.parse(from) > now.getTime() ? new Date(Date.parse(from) - day / 2) : now
  const last = until ? Date.parse(until) : midnight(Math.max(Date.parse(sunday) || 0, now.getTime()) + linkDays.after * day)
  const endsAt = new Date(Math.min(last + 1.5 * day, midnight(now.getTime()) + linkDays.most * day))
  if (endsAt <= startsAt || endsAt.getTime() < now.getTime())
    throw new Problem('links.ends_before', { fields: { until: 'This has to be later.' } })
  return { startsAt, endsAt }
}

/** Makes a link to a book or to the whole Sunday. Its address is in the answer, and in the mail where one is sent, and nowhere else. */
export async function makeLink(
  app: App,
  { userId, id, asked }: { userId: string; id: string; asked: Body<typeof line> },
): Promise<Reply<typeof line>> {
  const sermonId = identifier(id, 'sermons.not_found')
  const sermon = await sermonOf(app, { userId, sermonId })
  const user = await userById(app, userId)
  if (!sermon || !user) throw new Problem('sermons.not_found')
  const books = await booksOfSermon(app, { userId, sermonId })
  const book = asked.bookId === null ? undefined : books.find((one) => one.id === asked.bookId)
  if (books.length === 0 || (asked.bookId !== null && !book)) throw new Problem('library.book_not_found')
  const span = spanOf(app.now(), { from: asked.from, until: asked.until, sunday: sermon.date })
  if (asked.mailTo) await countAgainst(app, rates.linkMail, userId)
  const token = newToken()
  const address = `${app.address}/${asked.kind === 'family' ? 'family' : 'teach'}/${token}`
  const row = await app.db.transaction(async () => {
    const made = await insertLink(app, {
      userId,
      sermonId,
      bookId: asked.kind === 'family' ? null : (book?.id ?? null),
      kind: asked.kind,
      tokenHash: hashOf(token),
      teacher: asked.teacher,
      note: asked.note,
      ...span,
    })
    if (asked.mailTo)
      await postMail(app, {
        key: `link:${made.id}`,
        kind: 'link',
        to: asked.mailTo,
        userId,
        replyTo: user.email,
        // The address opens the books: it is not kept where mails are.
        forgetWhenSent: true,
        letter: letters[asked.kind === 'family' ? 'familyLink' : 'volunteerLink']({
          by: user.name || user.email,
          church: user.churchName,
          title: book?.title ?? sermon.title,
          room: book ? ageProfiles[book.ageGroup].short : '',
          day: longDate(sermon.date),
          note: asked.note,
          until: longDate(lastDayOf(span.endsAt.toISOString())),
          at: address,
          pack: app.address + packOf(asked.kind, token, book?.id),
        }),
      })
    return made
  })
  if (asked.mailTo) app.jobs.poke()
  return { link: asLink(row), address, mailed: asked.mailTo !== '' }
}
