import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { drawArt } from '#lesson/pictures/draw-art.ts'
import { makePreview } from '#server/pages/make-preview.ts'
import { postOf } from './community.store.ts'

/** The newest pictures, so that a link that many chats open at once is drawn once. */
const kept = new Map<string, Uint8Array>()
const mostKept = 50

/** The picture that a chat shows beside a link to a shared lesson; throws 404 where nothing is shared. */
export async function drawPreview(app: App, id: string): Promise<Uint8Array> {
  const found = await postOf(app, { viewer: undefined, id: identifier(id, 'community.not_found') })
  if (!found || !app.pages) throw new Problem('community.not_found')
  const { title, ageGroup, passage } = found.post
  const key = JSON.stringify([title, ageGroup, passage])
  const before = kept.get(key)
  if (before) return before
  const picture = await makePreview({ title, ageGroup, passage, art: drawArt(coverArt({ passage, title, ageGroup })) })
  kept.set(key, picture)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return picture
}
