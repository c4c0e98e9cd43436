import { useState } from 'react'
import type { CommunityPost } from '#contract/community.ts'
import { ArchArt } from '#web/art/scenes.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PostCard } from './post-card.tsx'
import { PostFilters } from './post-filters.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { noFilters, usePosts } from './use-posts.ts'

/** Community Stories: what churches shared, newest first. */
export function CommunityTab({ onUse }: { onUse: (id: string) => void }) {
  const [filters, setFilters] = useState(noFilters)
  const [reported, setReported] = useState<CommunityPost>()
  const { posts, count, like, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePosts(filters)
  const filtered = Object.values(filters).some(Boolean)
  return (
    <section aria-label="Shared lessons">
      <p role="status" className="mb-6 text-mute">
        {count && `${count.more ? `more than ${count.count}` : count.count} ${count.count === 1 ? 'story' : 'stories'}`}
      </p>
      {(filtered || posts.length > 0) && <PostFilters filters={filters} onChange={setFilters} />}
      {isPending && (
        <p role="status" className="flex justify-center py-24 text-accent-text">
          <Spinner className="size-9" />
          <span className="sr-only">Loading</span>
        </p>
      )}
      {error && (
        <div className="py-20 text-center">
          <p className="mb-4 text-bad">The community could not be loaded. {error.message}</p>
          <Button look="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!isPending && !error && posts.length === 0 && <Empty filtered={filtered} />}
      {posts.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                onLike={() => void like(post)}
                onTag={(tag) => setFilters({ ...noFilters, tag })}
                onUse={() => onUse(post.id)}
                onReport={() => setReported(post)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className="mt-8 text-center">
          <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage && <Spinner className="size-4" />}
            Show more
          </Button>
        </p>
      )}
      {reported && <ReportDialog post={reported} onClose={() => setReported(undefined)} />}
    </section>
  )
}

const Empty = ({ filtered }: { filtered: boolean }) => (
  <div className="grid place-items-center rounded-2xl border border-line bg-card px-6 py-16 text-center">
    <ArchArt age="teens" h={300} className="mb-6 w-28" />
    <h2 className="text-xl">{filtered ? 'No lessons match' : 'No community posts yet'}</h2>
    <p className="mt-2 max-w-[30em] text-ink-2">
      {filtered
        ? 'Try fewer words, or a whole book of the Bible instead of a verse, or show everything.'
        : 'Your lessons are private. Open a book and choose “Share to community” to be the first.'}
    </p>
  </div>
)
