import { reportsThatHide } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { hideWhenReported, insertReport, lockPost } from './community.store.ts'

/** Stores a report and mails it to support; a lesson that several people reported is hidden until somebody has looked. */
export async function reportPost(
  app: App,
  { userId, id, reason, message }: { userId: string; id: string; reason: string; message: string },
): Promise<void> {
  await app.db.transaction(async () => {
    const post = await lockPost(app, id)
    if (!post) throw new Problem('community.not_found')
    if (!(await insertReport(app, { postId: id, userId, reason, message }))) return
    const hidden = await hideWhenReported(app, { id, by: reportsThatHide })
    if (!app.config.supportEmail) return
    await postMail(app, {
      key: `report:${id}:${userId}`,
      kind: 'report',
      to: app.config.supportEmail,
      // With the account that shared it goes what was said about it.
      userId: post.userId,
      letter: letters.report({ id, title: post.title, reason, message, hidden, at: app.address }),
    })
  })
  app.jobs.poke()
}
