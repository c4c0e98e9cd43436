import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, created, id, json } from './columns.ts'

export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    profileImageUrl: text('profile_image_url'),
    churchName: text('church_name').notNull().default(''),
    churchSize: text('church_size').notNull().default(''),
    denomination: text('denomination').notNull().default(''),
    role: text('role').notNull().default(''),
    bio: text('bio').notNull().default(''),
    notifications: json('notifications').notNull().default({}),
    theme: text('theme').notNull().default(''),
    accent: text('accent').notNull().default(''),
    /** The class that new sermons are for; null while nobody has said. */
    classDefaults: json('class_defaults'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the bearer token: the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: created(),
    seenAt: at('seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_user').on(t.userId)],
)

/** A mailed link that sets a new password: works once, for an hour. Only the hash of its token is kept. */
export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text('token_hash').primaryKey(), userId: owner(), expiresAt: at('expires_at').notNull(), createdAt: created() },
  (t) => [index('password_resets_user').on(t.userId)],
)

/** The outbox: a mail is written in the transaction of what it tells of, and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Whose mail it is: it goes with the account. Null for people without one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    uniqueKey: text('unique_key').notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    forgetWhenSent: boolean('forget_when_sent').notNull().default(false),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    error: text('error'),
    sentAt: at('sent_at'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('mails_key').on(t.uniqueKey), index('mails_user').on(t.userId)],
)

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

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  windowEnd: at('window_end').notNull(),
})

export const sermons = pgTable(
  'sermons',
  {
    id: id(),
    userId: owner(),
    title: text('title').notNull(),
    speaker: text('speaker').notNull(),
    date: text('date').notNull().default(''),
    scripture: text('scripture').notNull().default(''),
    theme: text('theme').notNull().default(''),
    content: text('content').notNull(),
    /** What the leader asked of the lessons: the translation that is quoted and the minutes of the class. */
    translation: text('translation', { enum: ['WEB', 'KJV'] })
      .notNull()
      .default('WEB'),
    minutes: integer('minutes').notNull().default(45),
    /** Who sits in the class and what is at hand; null while it is as the person's other classes. */
    classSettings: json('class_settings'),
    /** The series that it belongs to, by its name; '' for none. */
    series: text('series').notNull().default(''),
    /** The day under which the library has it, yyyy-mm-dd: the sermon's own date, else the day it was given. */
    day: text('day').notNull().default(''),
    /** Its main passage as printed, and as numbers (book * 1,000,000 + chapter * 1,000 + verse), so that it is found by what it speaks of. */
    passage: text('passage').notNull().default(''),
    passageStart: integer('passage_start'),
    passageEnd: integer('passage_end'),
    /** Where a lesson that was taken from the community comes from; null for a sermon of one's own. */
    source: json('source'),
    /** Deleted, and still to be had back; the purge takes it away for good. */
    deletedAt: at('deleted_at'),
    createdAt: created(),
  },
  (t) => [
    index('sermons_user').on(t.userId, t.createdAt),
    index('sermons_library')
      .on(t.userId, t.day.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('sermons_passage')
      .on(t.userId, t.passageStart)
      .where(sql`deleted_at is null`),
    index('sermons_series')
      .on(t.userId, t.series, t.day)
      .where(sql`deleted_at is null`),
    index('sermons_speaker')
      .on(t.userId, t.speaker, t.day)
      .where(sql`deleted_at is null`),
    index('sermons_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** The writing of one sermon's books. `progress` is the whole picture each time, `version` rises with each change of it. */
export const generations = pgTable(
  'generations',
  {
    sermonId: uuid('sermon_id')
      .primaryKey()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    userId: owner(),
    state: text('state', { enum: ['queued', 'reading', 'asking', 'writing', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    progress: json('progress').notNull().default({ books: [], notices: [] }),
    message: text('message').notNull().default(''),
    version: integer('version').notNull().default(0),
    /** Asked of this run: to wait for the leader after the plan; another engine than the installation's. */
    ask: boolean('ask').notNull().default(false),
    engine: text('engine', { enum: ['provider', 'offline'] }),
    /** Set while the work runs: an equal request finds it and joins. */
    activeKey: text('active_key'),
    createdAt: created(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('generations_active').on(t.activeKey), index('generations_user').on(t.userId)],
)

export const books = pgTable(
  'books',
  {
    id: id(),
    sermonId: uuid('sermon_id')
      .notNull()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    userId: owner(),
    ageGroup: text('age_group', { enum: ['teens', 'children', 'young-kids'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    content: json('content').notNull(),
    /** The passage of `content`, beside it for the lists. */
    passage: text('passage').notNull().default(''),
    /** The names of its story and its activities: what was used before is told to whoever uses it again. */
    tells: text('tells')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Rises with every change; `sectionRevisions` has the one in which each section was last changed. */
    revision: integer('revision').notNull().default(1),
    sectionRevisions: json('section_revisions').notNull().default({}),
    /** What follows from `content`, kept beside it for the lists, with the lines of the leader's notes that the checks said. Null in rows of version 1. */
    derived: json('derived'),
    editedAt: at('edited_at'),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('books_sermon_age').on(t.sermonId, t.ageGroup),
    index('books_user').on(t.userId, t.createdAt),
    index('books_tells').using('gin', t.tells),
  ],
)

/** A text read aloud. `paragraphs` is what is read; `name` is the file, once it is there. */
export const narrations = pgTable(
  'narrations',
  {
    id: id(),
    userId: owner(),
    /** Null for a text of no book, and for a book that was deleted: then the sweep takes the file away. */
    bookId: uuid('book_id').references(() => books.id, { onDelete: 'set null' }),
    forBook: boolean('for_book').notNull().default(false),
    ageGroup: text('age_group', { enum: ['teens', 'children', 'young-kids'] }).notNull(),
    textHash: text('text_hash').notNull(),
    paragraphs: json('paragraphs').notNull(),
    state: text('state', { enum: ['queued', 'reading', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    seconds: doublePrecision('seconds').notNull().default(0),
    voice: text('voice', { enum: ['provider', 'embedded', 'own'] })
      .notNull()
      .default('embedded'),
    notice: text('notice').notNull().default(''),
    name: text('name'),
    createdAt: created(),
  },
  (t) => [uniqueIndex('narrations_text').on(t.userId, t.ageGroup, t.textHash), index('narrations_book').on(t.bookId)],
)

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** What waits in one lane waits for no other; `account` is whose it is, so that each gets its share of the lane. */
    lane: text('lane', { enum: ['lessons', 'voice', 'mail', 'other'] })
      .notNull()
      .default('other'),
    account: uuid('account'),
    payload: json('payload').notNull(),
    state: text('state', { enum: ['queued', 'running', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    worker: text('worker'),
    attempt: integer('attempt').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(4),
    backoffSeconds: doublePrecision('backoff_seconds').notNull().default(1),
    runAt: at('run_at').notNull().defaultNow(),
    leaseUntil: at('lease_until'),
    /** The fence: a worker that lost its lease can no longer write the outcome. */
    leaseToken: uuid('lease_token'),
    error: text('error'),
    uniqueKey: text('unique_key'),
    createdAt: created(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('jobs_ready')
      .on(t.runAt)
      .where(sql`state = 'queued'`),
    index('jobs_lease')
      .on(t.leaseUntil)
      .where(sql`state = 'running'`),
    uniqueIndex('jobs_unique')
      .on(t.uniqueKey)
      .where(sql`state in ('queued', 'running')`),
  ],
)
