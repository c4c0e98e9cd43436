import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { me, register, saveProfile } from '#contract/accounts.ts'
import { changePlan, createCheckout, listInvoices, readSubscription, redeemCode } from '#contract/billing.ts'
import { insertCode } from '#server/accounts/accounts.store.ts'
import { hashOfCode, newCode } from '#server/accounts/tokens.ts'
import { referrals } from '#server/db/money-schema.ts'
import { subscribed } from '#tests/paying.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Kind = 'lifetime' | 'gift' | 'referral'
async function madeCode(kind: Kind, more: { months?: number; church?: string } = {}): Promise<string> {
  const code = newCode()
  await insertCode(at.app, { codeHash: hashOfCode(code), kind, reusable: kind === 'referral', ...more })
  return code
}
const redeem = (token: string, code: string) => at.call(redeemCode, { token, body: { code } })
const planOf = async (token: string) => (await at.call(me, { token })).json.subscription as { currentPeriodEnd: string }
const churches = async () => (await at.app.db.q.select().from(referrals)).map((row) => row.church)

describe('a code, used with an account that exists', () => {
  test('of a gift adds its time and answers with the person and the new plan', async () => {
    const token = await at.registered()
    const code = await madeCode('gift', { months: 1 })
    const { status, json } = await redeem(token, code.toLowerCase().replaceAll('-', ' '))
    expect([status, json.user, json.subscription]).toMatchObject([
      200,
      { email: people.ruth.email },
      { plan: 'pro', status: 'active', subscriptionSource: 'GIFT' },
    ])
    expect((await redeem(token, code)).json).toMatchObject({
      code: 'gifts.code_used',
      fields: { code: 'This code has already been used.' },
    })
    expect((await redeem(token, 'SF-NOPE')).json).toMatchObject({ code: 'gifts.code_unknown', fields: { code: 'This code is not valid.' } })
  })
  test('of two gifts at the same moment gives both, one after the other', async () => {
    const token = await at.registered()
    const codes = [await madeCode('gift', { months: 1 }), await madeCode('gift', { months: 1 })]
    await Promise.all(codes.map((code) => redeem(token, code)))
    const days = (Date.parse((await planOf(token)).currentPeriodEnd) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(57)
  })
  test('of a lifetime ends all paying, and there is nothing left to redeem or to pay', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    expect((await redeem(token, await madeCode('lifetime'))).json.subscription).toMatchObject({ subscriptionSource: 'LIFETIME' })
    await expect.poll(async () => (await at.call(readSubscription, { token })).json.cancelAtPeriodEnd, { timeout: 10_000 }).toBe(true)
    const unused = await madeCode('gift', { months: 1 })
    expect((await redeem(token, unused)).json.code).toBe('billing.lifetime')
    const other = await at.registered(people.daniel)
    expect((await redeem(other, unused)).status).toBe(200)
    expect((await at.call(createCheckout, { token, body: {} })).json.code).toBe('billing.lifetime')
  })
  test('of a church counts every account that used it once, here and at registration, and renames nobody’s church', async () => {
    const code = await madeCode('referral', { church: 'Grace Chapel' })
    const { json } = await at.call(register, { body: { ...people.ruth, couponCode: code } })
    expect(json.user).toMatchObject({ churchName: 'Grace Chapel' })
    const token = await at.registered(people.daniel)
    await at.call(saveProfile, { token, body: { name: people.daniel.name, churchName: 'Hillside' } })
    const before = await planOf(token)
    const used = await redeem(token, code)
    expect([used.json.user, used.json.subscription]).toMatchObject([{ churchName: 'Hillside' }, before])
    expect((await redeem(token, code)).json.code).toBe('gifts.code_used')
    expect(await churches()).toEqual(['Grace Chapel', 'Grace Chapel'])
    expect(
      await at.app.db.q
        .select()
        .from(referrals)
        .where(eq(referrals.codeHash, hashOfCode(code))),
    ).toHaveLength(2)
  })
})

describe('a plan that runs', () => {
  test('is changed from monthly to yearly and back, and the unused time counts', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    const yearly = (await at.call(changePlan, { token, body: { planType: 'yearly' } })).json
    expect(yearly).toMatchObject({ status: 'active', planType: 'yearly', cancelAtPeriodEnd: false })
    expect((Date.parse(String(yearly.currentPeriodEnd)) - Date.now()) / 86_400_000).toBeGreaterThan(360)
    const [invoice] = (await at.call(listInvoices, { token })).json as unknown as { amount: number }[]
    expect(invoice?.amount).toBe(9000)
    expect((await at.call(changePlan, { token, body: { planType: 'yearly' } })).json.code).toBe('billing.same_plan')
    expect((await at.call(changePlan, { token, body: { planType: 'monthly' } })).json).toMatchObject({ planType: 'monthly' })
  })
  test('stays as it is when the card does not pay the difference, and whoever has none is told so', async () => {
    const token = await at.registered()
    expect((await at.call(changePlan, { token, body: { planType: 'yearly' } })).json.code).toBe('billing.no_subscription')
    await subscribed(at, token, 'monthly', '4000000000000341')
    expect((await at.call(changePlan, { token, body: { planType: 'yearly' } })).json.code).toBe('billing.declined')
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ planType: 'monthly' })
  })
})
