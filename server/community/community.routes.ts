import type * as z from 'zod/mini'
import {
  countCommunity,
  likePost as likeLine,
  listCommunity,
  listShared,
  readShared,
  reportPost as reportLine,
  shareBook as shareLine,
  unshare,
  useLesson as useLine,
} from '#contract/community.ts'
import { passageSpan } from '#lesson/scripture/passage-span.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { countPosts, deletePost, type Filters, postsOf, sharedBy } from './community.store.ts'
import { likePost } from './like-post.ts'
import { readLesson } from './read-lesson.ts'
import { reportPost } from './report-post.ts'
import { shareBook } from './share-book.ts'
import { useLesson } from './use-lesson.ts'

/** How far a count goes. */
const mostCounted = 1000

/** A passage that nobody can read finds nothing, rather than everything. */
function filtersOf({ search, tag, ageGroup, passage, theme }: z.output<typeof countCommunity.query>): Filters {
  return {
    search,
    tag: tag?.toLowerCase(),
    ageGroup: ageGroup || undefined,
    theme,
    span: passage ? (passageSpan(passage) ?? { start: 0, end: 0 }) : undefined,
  }
}
const idOf = (id: string) => identifier(id, 'community.not_found')

export const communityRoutes = [
  route(listCommunity, (app, { user, query: { after, limit, ...asked } }) =>
    postsOf(app, { viewer: user?.id, filters: filtersOf(asked), after, limit }),
  ),
  route(countCommunity, (app, { query }) => countPosts(app, { filters: filtersOf(query), most: mostCounted })),
  route(listShared, (app, { user }) => sharedBy(app, user.id)),
  route(readShared, (app, { user, params, address, userAgent }) =>
    readLesson(app, { id: params.id, viewer: user?.id, visitor: { address, userAgent } }),
  ),
  route(shareLine, (app, { user, body }) => shareBook(app, { userId: user.id, form: body })),
  route(useLine, (app, { user, params }) => useLesson(app, { userId: user.id, id: idOf(params.id) })),
  route(unshare, async (app, { user, params }) => {
    if (!(await deletePost(app, { userId: user.id, id: idOf(params.id) }))) throw new Problem('community.not_found')
  }),
  route(likeLine, (app, { user, params, body }) =>
    likePost(app, { userId: user.id, id: idOf(params.id), liked: body.liked, likes: body.likes }),
  ),
  route(reportLine, (app, { user, params, body }) => reportPost(app, { userId: user.id, id: idOf(params.id), ...body })),
]
