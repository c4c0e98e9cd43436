import { and, desc, eq, like, ne, notInArray, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { entitlements, gifts, registrationCodes, stripeCustomers, stripeEvents, subscriptions } from '#server/db/money-schema.ts'

type With = Pick<App, 'db'>
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type GiftRow = typeof gifts.$inferSelect

export async function customerOf(app: With, userId: string): Promise<string | undefined> {
  const [row] = await app.db.q.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId))
  return row?.customerId
}
/** Keeps the first customer that was made for a person; gives that one. */
export async function keepCustomer(app: With, userId: string, customerId: string): Promise<string> {
  await app.db.q.insert(stripeCustomers).values({ userId, customerId }).onConflictDoNothing()
  return (await customerOf(app, userId)) ?? customerId
}
/** The number of a question about a customer, to be taken before it is asked; undefined for one that is nobody here. */
export async function nextQuestion(app: With, customerId: string): Promise<number | undefined> {
  const [row] = await app.db.q
    .update(stripeCustomers)
    .set({ asked: sql`${stripeCustomers.asked} + 1` })
    .where(eq(stripeCustomers.customerId, customerId))
    .returning()
  return row?.asked
}
/** Locks a customer until the transaction ends. */
export async function lockCustomer(app: With, customerId: string): Promise<{ userId: string; written: number } | undefined> {
  const [row] = await app.db.q.select().from(stripeCustomers).where(eq(stripeCustomers.customerId, customerId)).for('update')
  return row
}
export async function setWritten(app: With, customerId: string, written: number): Promise<void> {
  await app.db.q.update(stripeCustomers).set({ written }).where(eq(stripeCustomers.customerId, customerId))
}
export async function customersWithPlans(app: With): Promise<string[]> {
  const rows = await app.db.q
    .selectDistinct({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .innerJoin(subscriptions, eq(subscriptions.userId, stripeCustomers.userId))
    .where(notInArray(subscriptions.status, ['canceled', 'incomplete_expired']))
  return rows.map((row) => row.customerId)
}

export async function isTaken(app: With, eventId: string): Promise<boolean> {
  return (await app.db.q.select().from(stripeEvents).where(eq(stripeEvents.eventId, eventId))).length > 0
}
/** False when this event was taken in before. */
export async function takeEvent(app: With, eventId: string): Promise<boolean> {
  const fresh = await app.db.q.insert(stripeEvents).values({ eventId }).onConflictDoNothing().returning()
  return fresh.length > 0
}

export async function subscriptionsOf(app: With, userId: string): Promise<SubscriptionRow[]> {
  return app.db.q.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.startedAt))
}
export async function upsertSubscription(app: With, row: SubscriptionRow): Promise<void> {
  const { subscriptionId: _, userId: __, ...set } = row
  await app.db.q.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.subscriptionId, set })
}
/** What a subscription grants, as it is now; null takes it away. */
export async function grantFromStripe(
  app: With,
  { userId, subscriptionId, startsAt, endsAt }: { userId: string; subscriptionId: string; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  const ref = `stripe:${subscriptionId}`
  if (endsAt === null) {
    await app.db.q.delete(entitlements).where(eq(entitlements.ref, ref))
    return
  }
  await app.db.q
    .insert(entitlements)
    .values({ userId, source: 'stripe', startsAt, endsAt, ref })
    .onConflictDoUpdate({ target: entitlements.ref, set: { endsAt, startsAt } })
}

export async function insertGift(app: With, row: typeof gifts.$inferInsert): Promise<GiftRow> {
  const [made] = await app.db.q.insert(gifts).values(row).returning()
  if (!made) throw new Error('the gift was not stored')
  return made
}
export async function setGiftSession(app: With, giftId: string, sessionId: string): Promise<void> {
  await app.db.q.update(gifts).set({ sessionId }).where(eq(gifts.id, giftId))
}
/** Marks a gift as paid, once; undefined when it was paid before or is not known. */
export async function takePayment(
  app: With,
  { sessionId, codeHash }: { sessionId: string; codeHash: string },
): Promise<GiftRow | undefined> {
  const [row] = await app.db.q
    .update(gifts)
    .set({ state: 'purchased', codeHash })
    .where(and(eq(gifts.sessionId, sessionId), eq(gifts.state, 'payment_pending')))
    .returning()
  return row
}
/** Makes a gift code; only its hash is kept. */
export async function insertGiftCode(app: With, codeHash: string, months: number): Promise<void> {
  await app.db.q.insert(registrationCodes).values({ codeHash, kind: 'gift', months })
}
/** Marks a gift as refunded, once, and takes its code and what it granted away; undefined when it was or is not known. */
export async function takeGiftBack(app: With, sessionId: string): Promise<GiftRow | undefined> {
  const [gift] = await app.db.q
    .update(gifts)
    .set({ state: 'refunded' })
    .where(and(eq(gifts.sessionId, sessionId), ne(gifts.state, 'refunded')))
    .returning()
  if (gift?.codeHash) {
    await app.db.q.delete(registrationCodes).where(eq(registrationCodes.codeHash, gift.codeHash))
    await app.db.q.delete(entitlements).where(eq(entitlements.ref, `code:${gift.codeHash}`))
  }
  return gift
}
/** Takes out of a person's gifts what tells of people; that a code was bought stays. */
export async function forgetGiver(app: With, userId: string): Promise<void> {
  await app.db.q.update(gifts).set({ senderName: '', recipientName: '', recipientEmail: '', message: '' }).where(eq(gifts.buyerId, userId))
}

/** Takes away customers and plans of the rehearsal: with a real key nobody has what no card paid for, and none of its customers is known. */
export async function forgetRehearsal(app: With): Promise<void> {
  await app.db.transaction(async () => {
    await app.db.q.delete(entitlements).where(like(entitlements.ref, 'stripe:sub\\_test\\_%'))
    await app.db.q.delete(subscriptions).where(like(subscriptions.subscriptionId, 'sub\\_test\\_%'))
    await app.db.q.delete(stripeCustomers).where(like(stripeCustomers.customerId, 'cus\\_test\\_%'))
  })
}
