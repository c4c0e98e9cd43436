import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { storableText } from './storable-text.ts'

/** The columns that most tables share. */
export const id = () => uuid('id').primaryKey().defaultRandom()
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const created = () => at('created_at').notNull().defaultNow()
/** Words of a text as PostgreSQL searches them. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** A value of any shape. Its texts may have been cut anywhere. */
export const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? storableText(one) : one)),
})
