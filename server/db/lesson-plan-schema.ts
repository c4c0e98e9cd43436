import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, json } from './columns.ts'
import { owner, sermons } from './schema.ts'

/** What was heard in a sermon: the plan of its three books. `turn` counts how often another one was asked for. */
export const lessonPlans = pgTable('lesson_plans', {
  sermonId: uuid('sermon_id')
    .primaryKey()
    .references(() => sermons.id, { onDelete: 'cascade' }),
  userId: owner(),
  plan: json('plan').notNull(),
  turn: integer('turn').notNull().default(0),
  updatedAt: at('updated_at').notNull().defaultNow(),
})
