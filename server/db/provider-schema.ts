import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, created, id, json } from './columns.ts'
import { owner, sermons } from './schema.ts'

/** What was asked of an AI provider and what it took. It outlives its sermon: the numbers say nothing of what was preached. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: id(),
    userId: owner(),
    sermonId: uuid('sermon_id').references(() => sermons.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: ['plan', 'book', 'mend', 'judge', 'rewrite', 'suggest'] }).notNull(),
    ageGroup: text('age_group', { enum: ['teens', 'children', 'young-kids'] }),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** '' where it answered. */
    fault: text('fault').notNull().default(''),
    calls: integer('calls').notNull().default(0),
    input: integer('input').notNull().default(0),
    cached: integer('cached').notNull().default(0),
    cacheWritten: integer('cache_written').notNull().default(0),
    output: integer('output').notNull().default(0),
    reasoning: integer('reasoning').notNull().default(0),
    ms: integer('ms').notNull().default(0),
    firstMs: integer('first_ms').notNull().default(0),
    /** Millionths of a dollar by the published price of that day; null where no price is known. */
    microdollars: bigint('microdollars', { mode: 'number' }),
    createdAt: created(),
  },
  (t) => [index('provider_calls_created').on(t.createdAt), index('provider_calls_sermon').on(t.sermonId)],
)

/** What a provider answered for a book that is not finished yet, call by call: a crash and a wait do not ask for it again. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    sermonId: uuid('sermon_id')
      .notNull()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    userId: owner(),
    ageGroup: text('age_group', { enum: ['teens', 'children', 'young-kids'] }).notNull(),
    /** What it was asked for: the book, sections of it that were mended, its judgement. */
    step: text('step').notNull().default('book'),
    answer: json('answer').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.sermonId, t.ageGroup, t.step] })],
)
