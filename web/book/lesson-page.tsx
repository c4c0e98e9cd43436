import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { PublicFooter, PublicHeader } from '#web/frame/public-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { ageLook } from './age-look.ts'
import { BookCover } from './book-cover.tsx'
import { LessonView } from './lesson-view.tsx'

/** A whole lesson as a public page: to read, to print and to teach. `details` stand under its head, `children` below it. */
export const LessonPage = ({
  book,
  title = book.title,
  lead,
  details,
  forLeaders = false,
  children,
}: {
  book: LessonBook
  title?: string
  lead: ReactNode
  details?: ReactNode
  forLeaders?: boolean
  children?: ReactNode
}) => (
  <>
    <PublicHeader />
    <main id="main" className="wrap max-w-[56rem] pt-8 pb-32 sm:pt-12">
      <div className={`flex items-end gap-6 overflow-hidden rounded-2xl border px-5 pt-6 sm:px-9 sm:pt-9 ${ageLook[book.ageGroup].soft}`}>
        <div className="min-w-0 flex-1 pb-6 sm:pb-9">
          <Pill tone={book.ageGroup}>
            {ageProfiles[book.ageGroup].short} <span className="font-medium">{ageProfiles[book.ageGroup].ages}</span>
          </Pill>
          <h1 className="mt-4 text-3xl [overflow-wrap:anywhere]">{title}</h1>
          {book.passage && <p className="mt-3 text-lg text-ink-2">{book.passage}</p>}
        </div>
        <BookCover book={book} className="no-print h-40 w-auto shrink-0 translate-y-3 max-sm:hidden" />
      </div>
      {lead && <p className="mt-6 text-lg text-ink-2 [overflow-wrap:anywhere]">{lead}</p>}
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-6 text-sm text-mute">
        <Button look="outline" size="sm" data-print className="needs-script">
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        {details}
      </div>
      <div className="mt-9">
        <h2 className="sr-only">The lesson</h2>
        <LessonView book={book} finished={forLeaders} sermonId={undefined} />
      </div>
      <div className="no-print mt-14">{children}</div>
    </main>
    <PublicFooter />
  </>
)
