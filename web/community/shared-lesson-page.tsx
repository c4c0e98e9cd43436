import type { SharedLesson } from '#contract/community.ts'
import { PRODUCT } from '#contract/product.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { LessonPage } from '#web/book/lesson-page.tsx'
import { asBook } from '#web/book/public-lesson.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LikesAndViews } from './likes-and-views.tsx'

/** A lesson that a church shared, for everybody. */
export const SharedLessonPage = ({ post }: { post: SharedLesson }) => (
  <LessonPage
    book={asBook(post.lesson)}
    title={post.title}
    lead={post.excerpt}
    details={
      <>
        <LikesAndViews likes={post.likes} views={post.views} />
        <span>
          Shared on {longDate(post.createdAt)}
          {post.church && ` by ${post.church}`}
        </span>
        {post.tags.length > 0 && <span className="[overflow-wrap:anywhere]">{post.tags.join(', ')}</span>}
      </>
    }
  >
    <section className="mb-6 hidden rounded-2xl border border-line bg-card p-6 signed-in:block sm:p-8">
      <h2 className="text-xl">Teach it on Sunday</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">A copy in your own library is yours to edit, print and send.</p>
      <ButtonLink href={paths.useLesson(post.id)}>Use this lesson</ButtonLink>
    </section>
    <section className="rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8 signed-in:hidden">
      <h2 className="text-xl">Your own sermon, for every age</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
        A church made this lesson from one sermon with {PRODUCT}, along with two more for the other ages.
      </p>
      <ButtonLink href={paths.auth('register')}>Start free trial</ButtonLink>
    </section>
    <p className="mt-8 text-sm text-mute">
      Something wrong here?{' '}
      <a className="underline underline-offset-4" href={paths.contactAbout('support', `The shared lesson ${post.id}: `)}>
        Tell us
      </a>
      , and a person will look at it.
    </p>
  </LessonPage>
)
