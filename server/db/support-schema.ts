import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, id } from './columns.ts'
import { users } from './schema.ts'

/** What people wrote to support. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  church: text('church').notNull().default(''),
  subject: text('subject').notNull().default(''),
  message: text('message').notNull(),
  createdAt: created(),
})
