import { Flag, Heart, Link2 } from 'lucide-react'
import { clsx } from 'clsx'
import type { CommunityPost } from '#contract/community.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { copyLink } from '#web/lib/copy-link.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { Views } from './likes-and-views.tsx'

/** One shared lesson in the list. */
export const PostCard = ({
  post,
  onLike,
  onTag,
  onReport,
}: {
  post: CommunityPost
  onLike: () => void
  onTag: (tag: string) => void
  onReport: () => void
}) => (
  <article className="flex h-full flex-col rounded-2xl border border-line bg-card p-5 shadow-1">
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Pill tone={post.ageGroup}>
        {ageProfiles[post.ageGroup].short} <span className="font-medium">{ageProfiles[post.ageGroup].ages}</span>
      </Pill>
      {post.mine && <Pill tone="line">Yours</Pill>}
    </div>
    <h2 className="text-xl [overflow-wrap:anywhere]">
      <a href={paths.sharedLesson(post.id)} className="underline-offset-4 hover:underline">
        {post.title}
      </a>
    </h2>
    {post.passage && <p className="mt-1 text-sm text-mute">{post.passage}</p>}
    <p className="mt-2 flex-1 text-ink-2 [overflow-wrap:anywhere]">{post.excerpt}</p>
    {post.tags.length > 0 && (
      <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="Tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              onClick={() => onTag(tag)}
              className="min-h-8 rounded-full border border-line bg-paper px-3 text-sm text-ink-2 [overflow-wrap:anywhere] hover:border-ink-2"
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    )}
    <div className="mt-4 flex flex-wrap items-center gap-x-1 gap-y-2 border-t border-line pt-3 text-sm text-mute">
      <Button look="ghost" size="sm" aria-pressed={post.liked} aria-label={`Like, ${post.likes} so far`} onClick={onLike}>
        <Heart className={clsx('size-4', post.liked && 'fill-current text-kids-text')} aria-hidden="true" />
        {post.likes}
      </Button>
      <Button look="ghost" size="sm" onClick={() => void copyLink(paths.sharedLesson(post.id))}>
        <Link2 className="size-4" aria-hidden="true" />
        Share
      </Button>
      {!post.mine && (
        <Button look="ghost" size="sm" onClick={onReport}>
          <Flag className="size-4" aria-hidden="true" />
          Report
        </Button>
      )}
      <span className="ml-auto">
        <Views views={post.views} />
      </span>
      <span className="basis-full text-xs">{longDate(post.createdAt)}</span>
    </div>
  </article>
)
