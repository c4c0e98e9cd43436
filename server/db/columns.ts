import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The columns that most tables share. */
export const id = () => uuid('id').primaryKey().defaultRandom()
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const created = () => at('created_at').notNull().defaultNow()
/** Words of a text as PostgreSQL searches them. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
