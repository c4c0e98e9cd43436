import { userById } from '#server/accounts/accounts.store.ts'
import { preferencesOf } from '#server/accounts/preferences.ts'
import type { App } from '#server/app.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'

/** Writes to the owner of a lesson that somebody likes it, at most once a day, and only where that was asked for. */
export async function tellOfLikes(app: App, { ownerId, title }: { ownerId: string; title: string }): Promise<void> {
  const owner = await userById(app, ownerId)
  if (!owner || !preferencesOf(owner).notifications.community_activity) return
  const day = app.now().toISOString().slice(0, 10)
  await postMail(app, {
    key: `liked:${ownerId}:${day}`,
    kind: 'liked',
    to: owner.email,
    userId: ownerId,
    letter: letters.liked({ name: owner.name, title, at: app.address }),
  })
}
