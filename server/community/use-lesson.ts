import type { LessonBook } from '#contract/lesson-book.ts'
import { derivedOf } from '#lesson/derived.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { bookTakenFrom, insertTaken } from '#server/library/library.store.ts'
import { insertSermon } from '#server/sermons/sermons.store.ts'
import { postOf } from './community.store.ts'

/** Puts a copy of a shared lesson into somebody's library, where it is theirs to edit; whoever asks again gets the copy that is there. */
export async function useLesson(app: App, { userId, id }: { userId: string; id: string }): Promise<{ sermonId: string; bookId: string }> {
  const found = await postOf(app, { viewer: userId, id })
  if (!found) throw new Problem('community.not_found')
  const there = await bookTakenFrom(app, { userId, postId: id })
  if (there) return there
  const { post, lesson } = found
  const copied: LessonBook = { ...emptyBook(post.ageGroup), ...lesson, title: post.title }
  const book = { ...copied, ...derivedOf(copied) }
  return app.db.transaction(async () => {
    const sermon = await insertSermon(app, {
      userId,
      form: {
        title: post.title,
        speaker: '',
        date: '',
        scripture: post.passage,
        theme: post.theme,
        content: '',
        translation: 'WEB',
        minutes: book.minutes === 30 || book.minutes === 60 ? book.minutes : 45,
      },
      createdAt: app.now(),
      source: { postId: id, title: post.title },
    })
    return { sermonId: sermon.id, bookId: await insertTaken(app, { userId, sermonId: sermon.id, book }) }
  })
}
