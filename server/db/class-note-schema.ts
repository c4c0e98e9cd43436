import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id } from './columns.ts'
import { books, owner } from './schema.ts'

/** What was said after a class, by its owner or by whoever taught from a link. It goes with the book, and so with its sermon. */
export const classNotes = pgTable(
  'class_notes',
  {
    id: id(),
    userId: owner(),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** As whoever taught from a link calls themselves; '' is the owner. */
    by: text('by').notNull().default(''),
    marks: text('marks').array().notNull(),
    /** The title of the story or activity that it is about; '' is the whole class. */
    about: text('about').notNull().default(''),
    text: text('text').notNull().default(''),
    createdAt: created(),
  },
  (t) => [index('class_notes_book').on(t.bookId), index('class_notes_user').on(t.userId, t.createdAt)],
)
