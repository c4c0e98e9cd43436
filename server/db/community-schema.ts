import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, id, json, words } from './columns.ts'
import { books, owner } from './schema.ts'

/** A shared lesson: a copy of what became public, so that a book which is written anew changes nothing that others see. */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: id(),
    userId: owner(),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    tags: text('tags').array().notNull(),
    ageGroup: text('age_group', { enum: ['teens', 'children', 'young-kids'] }).notNull(),
    passage: text('passage').notNull().default(''),
    /** The passage as numbers, book * 1,000,000 + chapter * 1,000 + verse, so that overlapping ones are found. */
    passageStart: integer('passage_start'),
    passageEnd: integer('passage_end'),
    theme: text('theme').notNull().default(''),
    lesson: json('lesson').notNull(),
    /** The first lines of its story, for the list. */
    opening: text('opening').notNull().default(''),
    /** The church that shared it, where it wishes to be named. */
    church: text('church').notNull().default(''),
    /** What the search looks through. */
    words: words('words').notNull(),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    /** Reported by several people and not looked at yet. */
    hidden: boolean('hidden').notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('community_posts_book').on(t.bookId),
    index('community_posts_user').on(t.userId),
    index('community_posts_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`not hidden`),
    index('community_posts_age')
      .on(t.ageGroup, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`not hidden`),
    index('community_posts_passage').using('gist', sql`int4range(${t.passageStart}, ${t.passageEnd}, '[]')`),
    index('community_posts_words').using('gin', t.words),
    index('community_posts_theme').using('gin', sql`to_tsvector('english', ${t.theme})`),
    index('community_posts_tags').using('gin', t.tags),
  ],
)
const post = () =>
  uuid('post_id')
    .notNull()
    .references(() => communityPosts.id, { onDelete: 'cascade' })
export const communityLikes = pgTable(
  'community_likes',
  {
    postId: post(),
    userId: owner(),
    /** The count that came with the like: the same again is the same click, not its taking back. */
    sent: integer('sent'),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('community_likes_user').on(t.userId)],
)
/** Who saw a lesson on a day; only that day is kept. */
export const communityViews = pgTable(
  'community_views',
  { postId: post(), visitor: text('visitor').notNull(), day: text('day').notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.day, t.visitor] })],
)
export const communityReports = pgTable(
  'community_reports',
  {
    postId: post(),
    userId: owner(),
    reason: text('reason').notNull(),
    message: text('message').notNull().default(''),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('community_reports_user').on(t.userId)],
)
