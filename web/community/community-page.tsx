import type { CommunityPost } from '#contract/community.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { PageTabs } from '#web/frame/page-tabs.tsx'
import { PublicPage } from '#web/frame/public-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { LikesAndViews } from './likes-and-views.tsx'

const demoFigures = [
  { value: '120', name: 'churches' },
  { value: '840', name: 'lessons shared' },
  { value: '3,200', name: 'likes' },
]
const stories = [
  {
    title: 'Three children, one drive home',
    text: 'The teenager had the same passage as the five-year-old. They argued about the elder brother until the garage.',
  },
  { title: 'The substitute', text: 'Someone called in sick at seven in the morning. The leader’s sheet was enough to start at ten.' },
]
const discussions = [
  { title: 'How do you tell Jonah without scaring the little ones?', answers: 12 },
  { title: 'Memory verses: whole, or one clause?', answers: 9 },
  { title: 'What do you do with the last five minutes?', answers: 17 },
]
const contributors = [
  { name: 'A children’s director', badge: 'Gold', lessons: 24 },
  { name: 'A youth pastor', badge: 'Silver', lessons: 15 },
  { name: 'A volunteer', badge: 'Bronze', lessons: 9 },
  { name: 'A pastor of a small church', badge: 'Active', lessons: 4 },
]
const row = 'flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-2xl border border-line bg-card px-5 py-4'

/** The public front of the community: what was shared last, and a demonstration of what it will look like. */
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
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {newest.map((post) => (
          <li key={post.id} className="flex flex-col rounded-2xl border border-line bg-card p-5 shadow-1">
            <Pill tone={post.ageGroup} className="self-start">
              {ageProfiles[post.ageGroup].short} <span className="font-medium">{ageProfiles[post.ageGroup].ages}</span>
            </Pill>
            <h3 className="mt-3 text-xl [overflow-wrap:anywhere]">
              <a href={paths.sharedLesson(post.id)} className="underline-offset-4 hover:underline">
                {post.title}
              </a>
            </h3>
            {post.passage && <p className="mt-1 text-sm text-mute">{post.passage}</p>}
            <p className="mt-2 flex-1 text-ink-2 [overflow-wrap:anywhere]">{post.excerpt}</p>
            <p className="mt-4 flex gap-5 border-t border-line pt-3 text-sm text-mute">
              <LikesAndViews likes={post.likes} views={post.views} />
            </p>
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
    <section className="mt-20 rounded-2xl border border-dashed border-line-2 p-5 sm:p-8">
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        What this page will look like <Pill tone="line">Demonstration</Pill>
      </h2>
      <p className="mt-2 mb-7 max-w-[44em] text-ink-2">
        The figures and entries below are made up to show how this page will look. They are not real people.
      </p>
      <dl className="mb-9 grid grid-cols-3 gap-3 text-center">
        {demoFigures.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse rounded-2xl bg-paper-2 px-2 py-5">
            <dt className="text-sm text-mute">{name}</dt>
            <dd className="display text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <PageTabs
        id="demo"
        label="Parts of the community"
        tabs={[
          {
            title: 'Success Stories',
            content: (
              <ul className="grid gap-4 md:grid-cols-2">
                {stories.map(({ title, text }) => (
                  <li key={title} className="rounded-2xl border border-line bg-card p-5">
                    <h3 className="text-lg">{title}</h3>
                    <p className="mt-1.5 text-ink-2">{text}</p>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            title: 'Discussions',
            content: (
              <ul className="grid gap-3">
                {discussions.map(({ title, answers }) => (
                  <li key={title} className={row}>
                    <span className="font-semibold">{title}</span>
                    <span className="text-sm text-mute">{answers} answers</span>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            title: 'Top Contributors',
            content: (
              <ul className="grid gap-3">
                {contributors.map(({ name, badge, lessons }) => (
                  <li key={name} className={row}>
                    <span className="font-semibold">{name}</span>
                    <span className="flex items-center gap-4 text-sm text-mute">
                      {lessons} lessons
                      <Pill tone={badge === 'Gold' ? 'children' : 'line'}>{badge}</Pill>
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  </PublicPage>
)
