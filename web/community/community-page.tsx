import { clsx } from 'clsx'
import type { CommunityPost } from '#contract/community.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ageLook } from '#web/book/age-look.ts'
import { BookCover } from '#web/book/book-cover.tsx'
import { PublicPage } from '#web/frame/public-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LikesAndViews } from './likes-and-views.tsx'

const steps = [
  { title: 'Look it over', text: 'Before you share, you see every line that becomes public. The sermon and your name stay private.' },
  {
    title: 'Share one book',
    text: 'Each age is shared on its own, with its passage and its cover. Your church is named only if you say so.',
  },
  { title: 'Take it back', text: 'One click ends it. Anyone who already made a copy keeps it, and the copy says where it came from.' },
]

const columnsOf = (count: number) => (count === 1 ? '' : count % 3 === 1 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3')
/** One that would stand alone in the last row of two takes all of it. */
const alone = 'sm:col-span-2 lg:col-span-1'

/** The public front of the community: what was shared last, and what sharing means. Nothing on it is made up. */
export const CommunityPage = ({ newest }: { newest: CommunityPost[] }) => (
  <PublicPage
    art="teens"
    title="Community"
    lead="Lessons that churches share with each other. Nothing is here unless someone chose to share it."
  >
    <h2 className="mb-5 text-2xl">Newest shared lessons</h2>
    {newest.length === 0 ? (
      <p className="rounded-2xl border border-line bg-card p-6 text-ink-2">
        Nobody has shared a lesson here yet. Make one, look it over, and be the first.
      </p>
    ) : (
      <ul className={clsx('grid grid-cols-[minmax(0,1fr)] gap-5', columnsOf(newest.length))}>
        {newest.map((post, at) => (
          <li
            key={post.id}
            className={clsx(
              'flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-1',
              at > 0 && at % 2 === 0 && at === newest.length - 1 && alone,
            )}
          >
            <span
              aria-hidden="true"
              className={clsx('flex h-32 items-end justify-center overflow-hidden border-b', ageLook[post.ageGroup].soft)}
            >
              <BookCover book={post} className="h-[92%] w-auto translate-y-[6%]" />
            </span>
            <div className="flex flex-1 flex-col p-5">
              <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm">
                <span className={clsx('font-semibold', ageLook[post.ageGroup].text)}>
                  {ageProfiles[post.ageGroup].short} {ageProfiles[post.ageGroup].ages}
                </span>
                {post.passage && <span className="text-mute">{post.passage}</span>}
              </p>
              <h3 className="text-xl [overflow-wrap:anywhere]">
                <a href={paths.sharedLesson(post.id)} className="underline-offset-4 hover:underline">
                  {post.title}
                </a>
              </h3>
              <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{post.excerpt}</p>
              <p className="mt-auto flex flex-wrap gap-x-5 pt-3 text-sm text-mute empty:hidden">
                {post.church && <span>{post.church}</span>}
                <LikesAndViews likes={post.likes} views={post.views} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    )}
    <p className="mt-8 flex flex-wrap gap-3">
      <span className="hidden signed-in:contents">
        <ButtonLink href={paths.stories} look="outline">
          Search all shared lessons
        </ButtonLink>
      </span>
      <ButtonLink href={paths.auth('register')} className="signed-in:hidden">
        Join Community
      </ButtonLink>
    </p>
    <section className="mt-16" aria-labelledby="sharing">
      <h2 id="sharing" className="mb-6 text-2xl">
        How sharing works
      </h2>
      <ol className="grid gap-x-9 gap-y-6 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid h-[31px] w-6.5 shrink-0 place-items-center rounded-t-full rounded-b-[5px] bg-teens text-sm font-semibold text-on-teens"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  </PublicPage>
)
