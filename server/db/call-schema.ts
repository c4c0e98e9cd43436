import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, created, json } from './columns.ts'
import { owner } from './schema.ts'

/** A call that named itself (Idempotency-Key), and its answer once there is one: the same call again gets the same answer. */
export const namedCalls = pgTable(
  'named_calls',
  {
    userId: owner(),
    key: text('key').notNull(),
    /** Method, address and body: another call under the same name is a mistake of the caller. */
    callHash: text('call_hash').notNull(),
    /** Whose turn it is to answer: a process that died is followed by another. */
    turn: uuid('turn').notNull(),
    turnUntil: at('turn_until').notNull(),
    answer: json('answer'),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('named_calls_created').on(t.createdAt)],
)
