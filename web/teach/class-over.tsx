import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** The end of a class, on this device alone: where there is no network, no page is asked for. */
export function ClassOver({ book, minutes, ended, onAgain }: { book: LessonBook; minutes: number; ended: string; onAgain: () => void }) {
  const online = useOnline()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-center gap-4 px-4.5 py-10 text-center">
      <AgeCover book={book} className="h-44 w-auto max-w-none" />
      <h1 ref={title} tabIndex={-1} className="mt-3 text-3xl outline-none">
        The class is over
      </h1>
      <p className="-mt-2 leading-snug">
        <b className={clsx('block font-semibold [overflow-wrap:anywhere]', ageLook[book.ageGroup].text)}>{book.title}</b>
        <span className="text-sm text-mute tabular-nums">{minutes === 1 ? '1 minute' : `${minutes} minutes`}</span>
      </p>
      <p className="max-w-[28em] text-balance text-ink-2">
        {online
          ? 'A word on how it went helps whoever teaches this story next.'
          : 'There is no internet here. When there is, open the link again and say how it went.'}
      </p>
      <div className="mt-3 grid w-full gap-2.5 sm:w-80">
        {online && (
          <ButtonLink href={ended} size="lg">
            Say how it went
          </ButtonLink>
        )}
        <Button look={online ? 'ghost' : 'outline'} size="lg" onClick={onAgain}>
          Teach it again
        </Button>
      </div>
    </main>
  )
}
