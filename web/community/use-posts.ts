import { useState } from 'react'
import { type CommunityPost, countCommunity, likePost, listCommunity } from '#contract/community.ts'
import { communityPage } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useRead, useReadPages } from '#web/lib/use-read.ts'

export type Filters = { search: string; ageGroup: string; passage: string; theme: string; tag: string }
export const noFilters: Filters = { search: '', ageGroup: '', passage: '', theme: '', tag: '' }

/** The shared lessons that fit the filters, page after page, with the likes of this person as they are clicked. */
export function usePosts(filters: Filters) {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== ''))
  const pages = useReadPages<CommunityPost, typeof listCommunity>(listCommunity, { query, pageSize: communityPage })
  const { data: count } = useRead(countCommunity, { query })
  // What the server answered to a click stands above what was read before it.
  const [clicked, setClicked] = useState<Record<string, Pick<CommunityPost, 'likes' | 'liked'>>>({})
  const posts = (pages.data?.pages.flat() ?? []).map((post) => ({ ...post, ...clicked[post.id] }))
  const like = async (post: CommunityPost) => {
    const before = { likes: post.likes, liked: post.liked }
    const wanted = { likes: post.likes + (post.liked ? -1 : 1), liked: !post.liked }
    const show = (now: typeof before) => setClicked((all) => ({ ...all, [post.id]: now }))
    show(wanted)
    try {
      show(await call(likePost, { params: { id: post.id }, body: wanted }))
    } catch (error) {
      show(before)
      toastFailure('Action Failed', error, 'Failed to update post')
    }
  }
  return { ...pages, posts, count, like }
}
