import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at, created, json } from './columns.ts'

/** What somebody without an account had made of a sermon: it waits a day to be kept, and goes whole, the sermon's text with it. */
export const tries = pgTable(
  'tries',
  {
    /** SHA-256 of the claim: the claim itself is stored nowhere. */
    claimHash: text('claim_hash').primaryKey(),
    sermon: json('sermon').notNull(),
    plan: json('plan').notNull(),
    books: json('books').notNull(),
    notices: json('notices').notNull().default([]),
    createdAt: created(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('tries_expires').on(t.expiresAt)],
)
