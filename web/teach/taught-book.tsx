import { WifiOff } from 'lucide-react'
import type { KeptBook } from '#web/lib/kept-books.ts'
import { dayAndTime } from '#web/lib/day-and-time.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ClassView } from './class-view.tsx'
import { useTaughtBook } from './use-taught-book.ts'

/** A book in class, from the server or from what this device keeps. */
export function TaughtBook({
  id,
  leave,
  ended,
  read,
}: {
  id: string
  leave: string
  ended: string
  read: () => Promise<KeptBook['book']>
}) {
  const { shown, offline, newer, take, error, kept } = useTaughtBook(id, leave, read)
  useTitle(shown ? `Teach ${shown.book.content.title}` : 'Teach')
  if (!shown)
    return error ? (
      <main id="main" className="wrap grid min-h-dvh max-w-[34rem] place-content-center justify-items-center gap-5 text-center">
        <h1 className="text-3xl">This class cannot be opened</h1>
        <p role="alert" className="text-ink-2">
          {error}
        </p>
        <ButtonLink href={leave}>Back</ButtonLink>
      </main>
    ) : (
      <PageSpinner />
    )
  const notice = offline ? (
    <p className="mx-3.5 mb-2.5 flex items-center gap-2.5 rounded-[14px] border border-line bg-card px-3.5 py-2 text-[0.9375rem] lg:mx-0">
      <WifiOff className="size-5 shrink-0 text-mute" aria-hidden="true" />
      <span>
        <b className="font-semibold">No internet.</b> This is the book as it was on {dayAndTime(new Date(shown.keptAt))}.
      </span>
    </p>
  ) : newer ? (
    <p className="mx-3.5 mb-2.5 flex items-center gap-2.5 rounded-[14px] border border-accent-line bg-accent-soft py-1.5 pr-1.5 pl-3.5 text-[0.9375rem] font-semibold lg:mx-0">
      This book was changed.
      <Button look="link" size="link" className="ml-auto min-h-11 px-3" onClick={take}>
        Take the new text
      </Button>
    </p>
  ) : null
  const { content, pictures = [] } = shown.book
  return (
    <ClassView id={id} book={content} printables={pictures} leave={leave} ended={ended} kept={offline ? 'here' : kept} notice={notice} />
  )
}
