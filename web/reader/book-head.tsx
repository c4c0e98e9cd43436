import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { BookCover } from '#web/book/book-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'

const chip = 'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm font-medium text-ink-2'

/** The head of a book: its cover, its passage, its name and the one thing that it says. */
export function BookHead({ content, tools, editor }: { content: LessonBook; tools: ReactNode; editor: ReactNode }) {
  const age = content.ageGroup
  return (
    <div className={clsx('relative overflow-hidden border-b', ageLook[age].soft)}>
      <div className="wrap grid grid-cols-[1fr_104px] items-end gap-3.5 pt-5 md:grid-cols-[172px_minmax(0,1fr)] md:gap-10">
        <BookCover first book={content} className={clsx('-mb-2.5 h-auto w-full max-md:order-2 md:-mb-3.5', editor && 'max-md:hidden')} />
        <div className={clsx('min-w-0 pb-6 md:ml-7 md:pb-8.5', editor && 'max-md:col-span-2')}>
          <div className="flex flex-wrap items-center gap-2">
            {content.passage && <span className={clsx(chip, 'max-md:hidden')}>{content.passage}</span>}
            <span className={clsx(chip, 'tabular-nums max-md:hidden')}>
              <Clock className="size-[15px] text-mute" aria-hidden="true" />
              {content.minutes} min
            </span>
            {/* Beside a title the tools would take its width, a word a line on a phone, and stand far from its last word. */}
            <span className="max-md:absolute max-md:top-2.5 max-md:right-2.5">{tools}</span>
          </div>
          {editor && <div className="mt-3">{editor}</div>}
          <h1 className={editor ? 'sr-only' : 'text-[1.875rem] [overflow-wrap:anywhere] md:mt-2 md:text-[2.75rem]'}>{content.title}</h1>
          {!editor && (
            <p className={clsx('mt-2 max-w-[38em] text-lg leading-normal [overflow-wrap:anywhere] md:text-xl', ageLook[age].body)}>
              {content.bottomLine}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
