import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { words } from './columns.ts'
import { owner, sermons } from './schema.ts'

/** What the search of the library looks through: the names of a sermon and of its books, and its text. Beside the sermons, or every list of them would carry it. */
export const sermonWords = pgTable(
  'sermon_words',
  {
    sermonId: uuid('sermon_id')
      .primaryKey()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    userId: owner(),
    words: words('words').notNull(),
  },
  (t) => [index('sermon_words_user').on(t.userId), index('sermon_words_words').using('gin', t.words)],
)
