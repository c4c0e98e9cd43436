import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { communityPage, rates, sharedText } from '#contract/limits.ts'

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(sharedText.tag))
export const shareForm = z.strictObject({
  title: z.string('Required').check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(sharedText.title)),
  excerpt: z._default(z.string().check(z.trim(), z.maxLength(sharedText.excerpt)), ''),
  bookId: z.string('Required'),
  tags: z._default(z.array(tag).check(z.maxLength(sharedText.tags)), []),
  /** Whether the lesson names the church that shares it, as its profile has it. */
  nameChurch: z._default(z.boolean(), false),
})

export const communityPost = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  bookId: z.string(),
  tags: z.array(z.string()),
  ageGroup,
  passage: z.string(),
  theme: z.string(),
  /** The first lines of its story. */
  opening: z.string(),
  /** The church that shared it, where it wishes to be named; else ''. */
  church: z.string(),
  likes: z.number(),
  views: z.number(),
  createdAt: z.iso.datetime(),
  /** Whether the person who asks likes it, and whether it is theirs. */
  liked: z.boolean(),
  mine: z.boolean(),
})
export type CommunityPost = z.output<typeof communityPost>

/** What of a book becomes public: the lesson, without the sermon's words that it rests on and without what is for the leader alone. */
export const publicLesson = z.omit(lessonBook, {
  evidence: true,
  leftOut: true,
  toCheck: true,
  notes: true,
  setAside: true,
  judged: true,
  reading: true,
})
export type PublicLesson = z.output<typeof publicLesson>
export const sharedLesson = z.extend(communityPost, { lesson: publicLesson })
export type SharedLesson = z.output<typeof sharedLesson>

const word = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const filters = {
  /** Words of title, excerpt, theme or tags. */
  search: word,
  tag: word,
  ageGroup: z.optional(z.union([ageGroup, z.literal('')])),
  /** A reference as people write it: lessons whose passage overlaps it. */
  passage: word,
  theme: word,
}
export const listCommunity = endpoint({
  method: 'GET',
  path: '/api/community',
  access: 'anyone',
  summary: 'Shared lessons, newest first; `after` is the id of the last one of the page before',
  query: z.strictObject({
    ...filters,
    after: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), communityPage),
  }),
  reply: z.array(communityPost),
})
export const countCommunity = endpoint({
  method: 'GET',
  path: '/api/community/count',
  access: 'anyone',
  summary: 'How many shared lessons there are, counted up to a thousand',
  query: z.strictObject(filters),
  reply: z.object({ count: z.number(), more: z.boolean() }),
})
export const listShared = endpoint({
  method: 'GET',
  path: '/api/community/mine',
  access: 'user',
  summary: 'Which of the person’s books are shared, and as what',
  reply: z.array(z.object({ id: z.string(), bookId: z.string() })),
})
export const readShared = endpoint({
  method: 'GET',
  path: '/api/community/:id',
  access: 'anyone',
  summary: 'One shared lesson; seen once a visitor and day',
  reply: sharedLesson,
})
export const shareBook = endpoint({
  method: 'POST',
  path: '/api/community',
  access: 'user',
  summary: 'Share a book: a copy of its lesson becomes public',
  body: shareForm,
  reply: communityPost,
  created: true,
  limit: rates.share,
})
export const useLesson = endpoint({
  method: 'POST',
  path: '/api/community/:id/use',
  access: 'user',
  summary: 'Put a copy of a shared lesson into one’s own library, with its source named; the same copy for whoever asks again',
  reply: z.object({ sermonId: z.string(), bookId: z.string() }),
  created: true,
  limit: rates.share,
})
export const unshare = endpoint({
  method: 'DELETE',
  path: '/api/community/:id',
  access: 'user',
  summary: 'Take a shared lesson back',
  reply: 'nothing',
})
export const likePost = endpoint({
  method: 'POST',
  path: '/api/community/:id/like',
  access: 'user',
  summary: 'Like a lesson, or take the like back; one for each person, and the answer is the true count',
  body: z.strictObject({ likes: z.optional(z.number()), liked: z.optional(z.boolean()) }),
  reply: z.object({ likes: z.number(), liked: z.boolean() }),
  limit: rates.like,
})
export const reportReasons = ['wrong', 'private', 'unkind', 'spam', 'other'] as const
export const reportPost = endpoint({
  method: 'POST',
  path: '/api/community/:id/report',
  access: 'user',
  summary: 'Tell the people behind this installation that a shared lesson should be looked at',
  body: z.strictObject({
    reason: z._default(z.enum(reportReasons), 'other'),
    message: z._default(z.string().check(z.trim(), z.maxLength(sharedText.report)), ''),
  }),
  reply: 'nothing',
  limit: rates.report,
})
