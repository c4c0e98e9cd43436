import type { UsedBefore } from '#contract/library.ts'
import type { App } from '#server/app.ts'
import { findBook } from './find-book.ts'
import { booksThatTell } from './shelf.store.ts'

/** Which of a book's story and activities were used before, each with the last time. Throws 404 for a book of somebody else. */
export async function readUsed(app: App, { userId, id }: { userId: string; id: string }): Promise<UsedBefore[]> {
  const { sermonId, ageGroup, content } = await findBook(app, { userId, id })
  const story = content.bibleStory?.title ?? ''
  const titles = [story, ...content.activities.map(({ title }) => title)].filter(Boolean)
  const earlier = await booksThatTell(app, { userId, sermonId, ageGroup, titles })
  return [...new Set(titles)].flatMap((title) => {
    const last = earlier.find(({ tells }) => tells.includes(title))
    if (!last) return []
    const { bookId, sermonTitle, day } = last
    return [{ title, kind: title === story ? ('story' as const) : ('activity' as const), bookId, sermonTitle, day }]
  })
}
