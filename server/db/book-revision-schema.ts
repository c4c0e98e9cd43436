import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, created, id, json } from './columns.ts'
import { books, owner, users } from './schema.ts'

/** One step of a book's history: what each changed section was before and is after it. What somebody types in one go is one step. */
export const bookRevisions = pgTable(
  'book_revisions',
  {
    id: id(),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Who made it; null when that account is gone. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** The book's revision behind the first change of this step, and behind the last. */
    since: integer('since').notNull(),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: ['edit', 'restore', 'written', 'checked', 'class'] }).notNull(),
    changes: json('changes').notNull(),
    createdAt: created(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('book_revisions_number').on(t.bookId, t.revision), index('book_revisions_user').on(t.userId)],
)
