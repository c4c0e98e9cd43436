import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, created, id } from './columns.ts'
import { owner, users } from './schema.ts'

/** Codes for the register form. Only the hash is kept; the code is shown once, by the command that makes it. */
export const registrationCodes = pgTable('registration_codes', {
  codeHash: text('code_hash').primaryKey(),
  kind: text('kind', { enum: ['lifetime', 'gift', 'referral'] }).notNull(),
  months: integer('months').notNull().default(0),
  church: text('church').notNull().default(''),
  reusable: boolean('reusable').notNull().default(false),
  usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
  usedAt: at('used_at'),
  createdAt: created(),
})

/** Which church sent an account here: one row for each referral code that the account used. */
export const referrals = pgTable(
  'referrals',
  { userId: owner(), codeHash: text('code_hash').notNull(), church: text('church').notNull(), createdAt: created() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), index('referrals_church').on(t.church)],
)

/** What a person may use and until when. The plan that is shown is derived from these rows; null ends never. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    userId: owner(),
    source: text('source', { enum: ['trial', 'stripe', 'gift', 'lifetime', 'referral'] }).notNull(),
    startsAt: at('starts_at').notNull().defaultNow(),
    endsAt: at('ends_at'),
    ref: text('ref').notNull(),
  },
  (t) => [uniqueIndex('entitlements_ref').on(t.ref), index('entitlements_user').on(t.userId)],
)

/** Who a person is at the payment provider. The row is the lock of everything that is written about that customer. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: owner().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  /** Questions to the provider are numbered as they are asked, and an older answer never overwrites a newer one. */
  asked: integer('asked').notNull().default(0),
  written: integer('written').notNull().default(0),
  createdAt: created(),
})
/** The subscriptions as the payment provider last said; what they grant stands in the entitlements. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: owner(),
    status: text('status').notNull(),
    planType: text('plan_type', { enum: ['monthly', 'yearly'] }).notNull(),
    currentPeriodEnd: at('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    cardBrand: text('card_brand').notNull().default(''),
    cardLast4: text('card_last4').notNull().default(''),
    startedAt: at('started_at').notNull(),
  },
  (t) => [index('subscriptions_user').on(t.userId)],
)
/** Events that were taken in: each has its effect once. */
export const stripeEvents = pgTable('stripe_events', { eventId: text('event_id').primaryKey(), createdAt: created() })

/** A gift from its order to its code. The code itself is only mailed; what is kept is its hash. */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull().default(''),
    planType: text('plan_type', { enum: ['monthly', 'yearly'] }).notNull(),
    state: text('state', { enum: ['payment_pending', 'purchased', 'refunded'] })
      .notNull()
      .default('payment_pending'),
    sessionId: text('session_id'),
    codeHash: text('code_hash'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('gifts_session').on(t.sessionId)],
)
