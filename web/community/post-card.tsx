import { clsx } from 'clsx'
import { BookPlus, Flag, Heart, Link2 } from 'lucide-react'
import type { CommunityPost } from '#contract/community.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { ageLook } from '#web/book/age-look.ts'
import { BookCover } from '#web/book/book-cover.tsx'
import { copyLink } from '#web/lib/copy-link.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { Views } from './likes-and-views.tsx'

/** One shared lesson in the list: its cover, its passage, how its story begins, and what is done with it. */
export const PostCard = ({
  post,
  onLike,
  onTag,
  onUse,
  onReport,
}: {
  post: CommunityPost
  onLike: () => void
  onTag: (tag: string) => void
  onUse: () => void
  onReport: () => void
}) => (
  <article className="flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-1">
    <a
      href={paths.sharedLesson(post.id)}
      tabIndex={-1}
      aria-hidden="true"
      className={clsx('flex h-36 items-end justify-center overflow-hidden border-b', ageLook[post.ageGroup].soft)}
    >
      <BookCover book={post} className="h-[92%] w-auto translate-y-[6%]" />
    </a>
    <div className="flex flex-1 flex-col p-5">
      <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm">
        <span className={clsx('font-semibold', ageLook[post.ageGroup].text)}>
          {ageProfiles[post.ageGroup].short}, {ageProfiles[post.ageGroup].ages}
        </span>
        {post.passage && <span className="text-mute">{post.passage}</span>}
        {post.mine && <Pill tone="line">Yours</Pill>}
      </p>
      <h2 className="text-xl [overflow-wrap:anywhere]">
        <a href={paths.sharedLesson(post.id)} className="underline-offset-4 hover:underline">
          {post.title}
        </a>
      </h2>
      {post.excerpt && <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">{post.excerpt}</p>}
      {post.opening && (
        <p className={clsx('mt-2.5 line-clamp-3 text-[0.9375rem] text-mute [overflow-wrap:anywhere]', ageLook[post.ageGroup].body)}>
          {post.opening}
        </p>
      )}
      <p className="mt-2.5 flex-1 text-sm text-mute [overflow-wrap:anywhere]">
        {[post.church, longDate(post.createdAt)].filter(Boolean).join(', ')}
      </p>
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
      {!post.mine && (
        <Button look="outline" className="mt-4 w-full" onClick={onUse}>
          <BookPlus className="size-4.5" aria-hidden="true" />
          Use this lesson
        </Button>
      )}
      <div className="mt-3 -mb-2 -ml-3 flex flex-wrap items-center gap-x-1 text-sm text-mute">
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
      </div>
    </div>
  </article>
)
