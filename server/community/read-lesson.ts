import { createHash } from 'node:crypto'
import type { SharedLesson } from '#contract/community.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { countView, postOf } from './community.store.ts'

/** One shared lesson, counted as seen once for each visitor and day; throws 404 for one that is not there or was reported. */
export async function readLesson(
  app: App,
  { id, viewer, visitor }: { id: string; viewer: string | undefined; visitor: { address: string; userAgent: string } },
): Promise<SharedLesson> {
  const postId = identifier(id, 'community.not_found')
  const day = app.now().toISOString().slice(0, 10)
  const who = viewer ?? `${visitor.address} ${visitor.userAgent}`
  const found = await postOf(app, { viewer, id: postId })
  if (!found) throw new Problem('community.not_found')
  const hash = createHash('sha256').update(`${postId} ${day} ${who}`).digest('base64url')
  const first = await countView(app, { id: postId, visitor: hash, day })
  return { ...found.post, views: found.post.views + (first ? 1 : 0), lesson: found.lesson }
}
