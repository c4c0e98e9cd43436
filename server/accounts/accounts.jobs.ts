import type { App } from '#server/app.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { entitlementsOf, userById } from './accounts.store.ts'
import { preferencesOf } from './preferences.ts'
import { subscriptionOf } from './subscription.ts'

const dayMs = 86_400_000

/** Puts the two mails about the end of a trial on the list; whether they are still true is asked when their time comes. */
export async function planTrialMails(app: App, userId: string, endsAt: Date): Promise<void> {
  const until = (time: number) => Math.max(0, (time - app.now().getTime()) / 1000)
  const ends = endsAt.getTime()
  if (ends - app.now().getTime() > dayMs)
    await app.jobs.add('trial-ending', { userId, endsAt: endsAt.toISOString() }, { delaySeconds: until(ends - dayMs) })
  await app.jobs.add('trial-ended', { userId, endsAt: endsAt.toISOString() }, { delaySeconds: until(ends) })
}

async function tell(app: App, payload: unknown, kind: 'trial-ending' | 'trial-ended'): Promise<void> {
  const { userId, endsAt } = payload as { userId: string; endsAt: string }
  const user = await userById(app, userId)
  if (!user || !preferencesOf(user).notifications.email_updates) return
  // Who has a plan by now is not told that something ends.
  const plan = subscriptionOf(await entitlementsOf(app, userId), app.now())
  if (plan.plan !== 'trial' || plan.trialEndsAt !== endsAt) return
  const letter =
    kind === 'trial-ending'
      ? letters.trialEnding({ name: user.name, ends: new Date(endsAt), at: app.address })
      : letters.trialEnded({ name: user.name, at: app.address })
  await postMail(app, { key: `${kind}:${userId}`, kind, to: user.email, userId, letter })
  app.jobs.poke()
}

export const accountJobs = (app: App): JobHandlers => ({
  'trial-ending': ({ payload }) => tell(app, payload, 'trial-ending'),
  'trial-ended': ({ payload }) => tell(app, payload, 'trial-ended'),
})
