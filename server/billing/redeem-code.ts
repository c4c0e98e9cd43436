import type { Subscription, User } from '#contract/accounts.ts'
import { codeOf, entitlementsOf, grant, lockUser, recordReferral, takeCode, userById } from '#server/accounts/accounts.store.ts'
import { personOf } from '#server/accounts/open-session.ts'
import { monthsLater } from '#server/accounts/register.ts'
import { hashOfCode } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'

const used = () => new Problem('gifts.code_used', { fields: { code: 'This code has already been used.' } })
const unknown = () => new Problem('gifts.code_unknown', { fields: { code: 'This code is not valid.' } })

/**
 * Uses a code with an account that exists: a gift adds its time after whatever runs already, a lifetime code ends all
 * paying, a referral code counts the account for its church. All but the last work once.
 */
export async function redeemCode(
  app: App,
  { userId, code }: { userId: string; code: string },
): Promise<{ user: User; subscription: Subscription }> {
  const codeHash = hashOfCode(code)
  await app.db.transaction(async () => {
    await lockUser(app, userId)
    const found = await codeOf(app, codeHash)
    if (!found) throw unknown()
    if (found.kind === 'referral') {
      if (!(await recordReferral(app, { userId, codeHash, church: found.church }))) throw used()
      return
    }
    // What a person was only lent, the trial, is no reason to begin later.
    const held = (await entitlementsOf(app, userId)).filter((row) => row.source !== 'trial' && row.source !== 'referral')
    if (held.some((row) => row.endsAt === null)) throw new Problem('billing.lifetime')
    const now = app.now()
    if (!(await takeCode(app, codeHash, userId, now))) throw used()
    if (found.kind === 'lifetime') {
      await grant(app, { userId, source: 'lifetime', startsAt: now, endsAt: null, ref: `code:${codeHash}` })
      await app.jobs.add('end-plans', { userId }, { uniqueKey: `end-plans:${userId}` })
      return
    }
    const startsAt = new Date(Math.max(now.getTime(), ...held.map((row) => row.endsAt?.getTime() ?? 0)))
    await grant(app, { userId, source: 'gift', startsAt, endsAt: monthsLater(startsAt, found.months), ref: `code:${codeHash}` })
  })
  app.jobs.poke()
  const row = await userById(app, userId)
  if (!row) throw new Problem('accounts.no_session')
  return personOf(app, row)
}
