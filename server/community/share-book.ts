import type * as z from 'zod/mini'
import type { CommunityPost, PublicLesson, shareForm } from '#contract/community.ts'
import { publicLesson } from '#lesson/public-lesson.ts'
import { passageSpan } from '#lesson/scripture/passage-span.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { bookOf } from '#server/library/library.store.ts'
import { insertPost } from './community.store.ts'

/** Characters of a story that stand on its card. */
const openingLength = 280
const openingOf = ({ bibleStory, devotional }: PublicLesson): string =>
  (bibleStory?.content || devotional?.content || '').replace(/\s+/g, ' ').slice(0, openingLength)

const notFound = () => new Problem('library.book_not_found', { message: 'Book not found. Please refresh and try again.' })

/** Makes a copy of a book's lesson public; throws 404 for a book that is not this person's and 409 for one that is shared. */
export async function shareBook(app: App, { userId, form }: { userId: string; form: z.output<typeof shareForm> }): Promise<CommunityPost> {
  const bookId = identifier(form.bookId, 'library.book_not_found')
  const book = await bookOf(app, { userId, bookId })
  if (!book) throw notFound()
  const span = passageSpan(book.content.passage)
  const tags = [...new Set(form.tags.map((tag) => tag.toLowerCase()))]
  const lesson = publicLesson(book.content, { speaker: book.speaker })
  const post = await insertPost(
    app,
    {
      userId,
      bookId,
      title: form.title,
      excerpt: form.excerpt,
      tags,
      ageGroup: book.ageGroup,
      passage: book.content.passage,
      passageStart: span?.start ?? null,
      passageEnd: span?.end ?? null,
      theme: book.theme,
      lesson,
      opening: openingOf(lesson),
      church: form.nameChurch ? ((await userById(app, userId))?.churchName ?? '') : '',
      createdAt: app.now(),
    },
    [form.title, form.excerpt, book.theme, book.content.passage, ...tags].join('\n'),
  )
  if (!post) throw new Problem('community.already_shared')
  return post
}
