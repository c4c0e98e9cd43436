import { clsx } from 'clsx'
import { Tabs } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { whoWrote } from '#lesson/layout/who-wrote.ts'
import { isFaultSentence } from '#lesson/notes/provider-faults.ts'
import { ageLook } from '#web/book/age-look.ts'
import { BookCover } from '#web/book/book-cover.tsx'
import { BookActions } from '#web/book/book-actions.tsx'
import { WrittenWithoutAi } from '#web/book/written-without-ai.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { doing, goingOn } from './doing.ts'
import type { Generation, Shown, ShownBook } from './use-generation.ts'

// Only who has a book needs its reader.
const LessonView = lazy(() => import('#web/book/lesson-view.tsx').then((file) => ({ default: file.LessonView })))

type Again = (sermonId: string, sermon: Shown['sermon'], age: AgeGroup) => void

/** The three books, one tab for each age: empty, being written, or there. */
export function ResultsPanel({ generation, onAgain }: { generation: Generation; onAgain: Again }) {
  const [age, setAge] = useState<AgeGroup>('teens')
  const { state, shown } = generation
  return (
    <section aria-labelledby="results" className="min-w-0" aria-busy={state === 'writing'}>
      <h2 id="results" className="mb-4 text-[1.375rem]">
        The lessons
      </h2>
      <Tabs.Root value={age} onValueChange={(value) => setAge(value as AgeGroup)}>
        <Tabs.List aria-label="Age group" className="grid grid-cols-3 items-end gap-1.5 px-4 sm:gap-2 sm:px-7">
          {ageGroups.map((group) => (
            <Tabs.Trigger
              key={group}
              value={group}
              className={clsx(
                'relative flex min-h-11 flex-col items-center justify-center rounded-t-[22px] border border-b-0 px-2 pb-2.5 leading-tight font-semibold sm:flex-row sm:gap-2.5',
                group === age
                  ? `z-10 pt-4 ${ageLook[group].soft} ${ageLook[group].text}`
                  : 'border-transparent bg-paper-2 pt-3 text-mute hover:text-ink',
              )}
            >
              {state === 'writing' && !shown?.books[group]?.done ? (
                <Spinner className="size-4 max-sm:hidden" />
              ) : (
                <i aria-hidden="true" className={clsx('h-5 w-3.5 rounded-t-full max-sm:hidden', ageLook[group].mark)} />
              )}
              <span>{ageProfiles[group].short}</span>
              <span className="text-sm font-medium">{ageProfiles[group].ages}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {ageGroups.map((group) => (
          <Tabs.Content key={group} value={group} className="overflow-hidden rounded-2xl border border-line bg-card shadow-2">
            {shown && <AgeContent group={group} shown={shown} generation={generation} onAgain={onAgain} />}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  )
}

function AgeContent({ group, shown, generation, onAgain }: { group: AgeGroup; shown: Shown; generation: Generation; onAgain: Again }) {
  const { sermonId, sermon } = shown
  // Each book says for itself why it was written without AI.
  const notices = shown.notices.filter((notice) => !isFaultSentence(notice))
  const at = shown.books[group]
  const writing = generation.state === 'writing' && !at?.done
  if (!at || (writing && !at.book.title))
    return writing ? (
      <Loading says={goingOn(generation)} idea={shown.heard?.plan.bigIdea.text ?? ''} />
    ) : (
      <p className="px-8 py-16 text-center text-ink-2">No content available for this age group yet.</p>
    )
  return (
    <>
      <BookHead group={group} at={at} shown={shown} />
      {notices.length > 0 && (
        <ul className="space-y-1 border-b border-line bg-paper-2 px-5 py-3 text-sm text-ink-2 sm:px-8">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <div className="px-5 py-8 sm:px-8">
        {!writing && sermonId && <WrittenWithoutAi book={at.book} sermonId={sermonId} onAgain={() => onAgain(sermonId, sermon, group)} />}
        {/* Nobody is offered the rest of what is not there yet. */}
        <Suspense fallback={<Spinner className="mx-auto my-16 size-8 text-accent-text" />}>
          <Folded>
            <LessonView book={at.book} finished={!writing} writing={writing} sermonId={shown.sermonId} />
          </Folded>
        </Suspense>
        {writing && (
          <p role="status" className="mt-8 flex items-center gap-2.5 text-sm text-mute">
            <Spinner className="size-4" />
            {doing(at, generation)}
          </p>
        )}
        {!writing && <p className="mt-9 border-t border-line pt-4 text-sm text-mute">{whoWrote(at.book)}</p>}
      </div>
    </>
  )
}

/** The beginning of a lesson; the rest is there for whoever asks for it, or steps into it by keyboard. */
function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div
        // Only for whoever comes by keyboard: what moves under a finger is not pressed.
        onFocusCapture={({ target }) => target.matches(':focus-visible') && setOpen(true)}
        className={clsx(!open && 'max-h-112 overflow-hidden [mask-image:linear-gradient(#000_70%,transparent)] print:max-h-none')}
      >
        {children}
      </div>
      {!open && (
        <Button look="outline" className="mt-4" onClick={() => setOpen(true)}>
          Read the whole lesson here
        </Button>
      )}
    </>
  )
}

const Loading = ({ says, idea }: { says: string; idea: string }) => (
  <div role="status" className="grid place-items-center px-6 py-20 text-center">
    <Spinner className="mb-5 size-9 text-accent-text" />
    <p className="max-w-[28em] text-ink-2">{says}</p>
    {idea && (
      <p className="mt-6 max-w-[30em] border-t border-line pt-5 text-ink-2">
        What we heard: <span className="display text-ink">{idea}</span>
      </p>
    )}
  </div>
)

function BookHead({ group, at, shown }: { group: AgeGroup; at: ShownBook; shown: Shown }) {
  const { sermon } = shown
  return (
    <>
      <div className={clsx('flex items-end gap-5 border-b px-5 pt-6 sm:px-8', ageLook[group].soft)}>
        <div className="min-w-0 flex-1 self-center pb-6">
          <p className={clsx('text-sm font-semibold', ageLook[group].text)}>{ageProfiles[group].label}</p>
          <p className="display mt-1.5 text-2xl">{at.book.title}</p>
          <p className="mt-2 text-ink-2">
            {at.book.passage && `${at.book.passage}, `}from “{sermon.title}”{sermon.speaker && ` by ${sermon.speaker}`}
          </p>
        </div>
        <BookCover book={at.book} className="h-auto w-36 shrink-0 translate-y-3 self-end max-md:hidden" />
      </div>
      {at.bookId && (
        <div className="border-b border-line px-5 py-4 sm:px-8">
          <BookActions book={at.book} bookId={at.bookId} sermon={sermon} sermonId={shown.sermonId} />
        </div>
      )}
    </>
  )
}
