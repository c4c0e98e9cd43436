import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, created, id } from './columns.ts'
import { books, owner, sermons } from './schema.ts'

/** A way to a sermon's books without an account. Ended ones are not there. */
export const links = pgTable(
  'links',
  {
    id: id(),
    userId: owner(),
    sermonId: uuid('sermon_id')
      .notNull()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    /** Null: all three books. */
    bookId: uuid('book_id').references(() => books.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['volunteer', 'family'] }).notNull(),
    /** SHA-256 of the token in its address: the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** Who teaches with it, as its owner calls them. */
    teacher: text('teacher').notNull().default(''),
    note: text('note').notNull().default(''),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    openings: integer('openings').notNull().default(0),
    openedAt: at('opened_at'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('links_token').on(t.tokenHash), index('links_sermon').on(t.sermonId), index('links_user').on(t.userId)],
)
