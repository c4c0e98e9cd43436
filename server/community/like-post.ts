import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { likeOf, lockPost, setLike } from './community.store.ts'
import { tellOfLikes } from './tell-of-likes.ts'

/**
 * Likes a post or takes the like back: one for each person, and the count is the number of rows, never what a client sends.
 * `liked` says what is wanted. A client that sends only its new count is read by it: who does not like the post yet likes it;
 * who does sends the same count again (a double click), a higher one (a page that forgot), or a lower one to take it back.
 */
export async function likePost(
  app: App,
  { userId, id, liked, likes: sent }: { userId: string; id: string; liked: boolean | undefined; likes: number | undefined },
): Promise<{ likes: number; liked: boolean }> {
  const result = await app.db.transaction(async () => {
    const post = await lockPost(app, id)
    if (!post) throw new Problem('community.not_found')
    const before = await likeOf(app, { userId, id })
    const takenBack = before !== undefined && sent !== undefined && sent !== before.sent && sent < post.likes
    const wanted = liked ?? (before === undefined || (sent !== undefined && !takenBack))
    if (wanted === (before !== undefined)) return { likes: post.likes, liked: wanted }
    await setLike(app, { userId, id, liked: wanted, sent: sent === undefined ? null : asInteger(sent) })
    if (wanted && post.userId !== userId) await tellOfLikes(app, { ownerId: post.userId, title: post.title })
    return { likes: post.likes + (wanted ? 1 : -1), liked: wanted }
  })
  app.jobs.poke()
  return result
}

const asInteger = (sent: number) => Math.round(Math.min(Math.max(sent, -1), 2_000_000_000))
