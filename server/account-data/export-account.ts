import { strToU8, zipSync, type Zippable } from 'fflate'
import type { App } from '#server/app.ts'
import { churchesOf, entitlementsOf, sessionsOf, userById } from '#server/accounts/accounts.store.ts'
import { userOf } from '#server/accounts/open-session.ts'
import { preferencesOf } from '#server/accounts/preferences.ts'
import { pictureKeyOf } from '#server/accounts/save-picture.ts'
import { notesOf } from '#server/class-notes/class-notes.store.ts'
import { communityOf } from '#server/community/community.store.ts'
import { makePdf } from '#server/exports/make-file.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { historyOf } from '#server/library/book-revisions.store.ts'
import { booksOf } from '#server/library/library.store.ts'
import { linksOf } from '#server/links/links.store.ts'
import { mailsOf } from '#server/mail/outbox.ts'
import { audioKey } from '#server/narration/narrate.ts'
import { soundsOf } from '#server/narration/narration.store.ts'
import { sermonsOf } from '#server/sermons/sermons.store.ts'
import { fileSafe } from '#server/print/file-name.ts'

const json = (value: unknown) => strToU8(`${JSON.stringify(value, undefined, 2)}\n`)

/** Everything of an account as one ZIP: rows as JSON, books as PDF, sound and picture as they are. */
export async function exportAccount(app: App, { userId }: { userId: string }): Promise<FileReply> {
  const row = await userById(app, userId)
  if (!row) throw new Problem('accounts.no_session')
  const [sermons, books, sounds] = [
    await sermonsOf(app, userId),
    await booksOf(app, userId, { evenDeleted: true }),
    await soundsOf(app, userId),
  ]
  const sessions = (await sessionsOf(app, userId, app.now())).map(({ userAgent, address, createdAt, seenAt }) => ({
    userAgent,
    address,
    createdAt,
    seenAt,
  }))
  const zip: Zippable = {
    'account.json': json({
      user: userOf(row),
      ...preferencesOf(row),
      classDefaults: row.classDefaults,
      createdAt: row.createdAt,
      sessions,
    }),
    'plan.json': json({ entitlements: await entitlementsOf(app, userId), churches: await churchesOf(app, userId) }),
    'mails.json': json(await mailsOf(app, userId)),
    'sermons.json': json(sermons),
    'books.json': json(books),
    'book-history.json': json(await historyOf(app, userId)),
    'class-notes.json': json(await notesOf(app, userId)),
    'links.json': json(await linksOf(app, userId)),
    'community.json': json(await communityOf(app, userId)),
  }
  for (const [at, book] of books.entries()) {
    const { bytes } = await makePdf(app, book, { kind: 'book', paper: 'a4' })
    zip[`books/${String(at + 1).padStart(3, '0')} ${fileSafe(book.title)} (${book.ageGroup}).pdf`] = bytes
  }
  for (const [at, name] of sounds.entries()) {
    const sound = await app.files.get(audioKey(name))
    if (sound) zip[`audio/${String(at + 1).padStart(3, '0')}.mp3`] = sound
  }
  const picture = pictureKeyOf(row.profileImageUrl)
  const shown = picture && (await app.files.get(picture))
  if (shown) zip['picture.webp'] = shown
  return { type: 'application/zip', name: `Storyfold, ${app.now().toISOString().slice(0, 10)}.zip`, bytes: zipSync(zip, { level: 1 }) }
}
