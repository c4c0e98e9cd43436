import { Eye, Heart, Printer } from 'lucide-react'
import type { SharedLesson } from '#contract/community.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/layout/printed-book.ts'
import { ArchArt } from '#web/art/scenes.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { LessonView } from '#web/book/lesson-view.tsx'
import { asBook } from '#web/book/public-lesson.ts'
import { PublicFooter, PublicHeader } from '#web/frame/public-frame.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'

/** A lesson that a church shared: to read, to print and to teach, for everybody. */
export const SharedLessonPage = ({ post }: { post: SharedLesson }) => (
  <>
    <PublicHeader />
    <main id="main" className="wrap max-w-[56rem] pt-8 pb-32 sm:pt-12">
      <div className={`flex items-end gap-6 overflow-hidden rounded-2xl border px-5 pt-6 sm:px-9 sm:pt-9 ${ageLook[post.ageGroup].soft}`}>
        <div className="min-w-0 flex-1 pb-6 sm:pb-9">
          <Pill tone={post.ageGroup}>
            {ageProfiles[post.ageGroup].short} <span className="font-medium">{ageProfiles[post.ageGroup].ages}</span>
          </Pill>
          <h1 className="mt-4 text-3xl [overflow-wrap:anywhere]">{post.title}</h1>
          {post.passage && <p className="mt-3 text-lg text-ink-2">{post.passage}</p>}
        </div>
        <ArchArt age={post.ageGroup} h={250} className="no-print h-40 shrink-0 translate-y-3 max-sm:hidden" />
      </div>
      {post.excerpt && <p className="mt-6 text-lg text-ink-2 [overflow-wrap:anywhere]">{post.excerpt}</p>}
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-6 text-sm text-mute">
        <Button look="outline" size="sm" data-print className="needs-script">
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        <span className="flex items-center gap-1.5">
          <Heart className="size-4" aria-hidden="true" />
          {post.likes} {post.likes === 1 ? 'like' : 'likes'}
        </span>
        <span className="flex items-center gap-1.5">
          <Eye className="size-4" aria-hidden="true" />
          {post.views} {post.views === 1 ? 'view' : 'views'}
        </span>
        <span>Shared on {longDate(post.createdAt)}</span>
        {post.tags.length > 0 && <span className="[overflow-wrap:anywhere]">{post.tags.join(', ')}</span>}
      </div>
      <div className="mt-9">
        <h2 className="sr-only">The lesson</h2>
        <LessonView book={asBook(post.lesson)} finished={false} sermonId={undefined} />
      </div>
      <section className="no-print mt-14 rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8">
        <h2 className="text-xl">Your own sermon, for every age</h2>
        <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
          A church made this lesson from one sermon with {PRODUCT}, and the two for the other ages with it.
        </p>
        <ButtonLink href={paths.auth('register')}>Start free trial</ButtonLink>
      </section>
      <p className="no-print mt-8 text-sm text-mute">
        Something wrong here?{' '}
        <a className="underline underline-offset-4" href={paths.contactAbout('support', `The shared lesson ${post.id}: `)}>
          Tell us
        </a>
        , and a person will look at it.
      </p>
    </main>
    <PublicFooter />
  </>
)
