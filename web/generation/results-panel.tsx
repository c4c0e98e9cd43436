import { clsx } from 'clsx'
import { Tabs } from 'radix-ui'
import { Link } from 'wouter'
import { lazy, Suspense, useState } from 'react'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { whoWrote } from '#lesson/layout/who-wrote.ts'
import { ArchArt } from '#web/art/scenes.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { BookCover } from '#web/book/book-cover.tsx'
import { BookActions } from '#web/book/book-actions.tsx'
import { paths } from '#web/lib/paths.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Generation, Shown, ShownBook } from './use-generation.ts'

// Only who has a book needs its reader.
const LessonView = lazy(() => import('#web/book/lesson-view.tsx').then((file) => ({ default: file.LessonView })))

const stages = {
  queued: 'Your sermon is saved. Writing starts in a moment.',
  reading: 'Reading the sermon: its passage, its points, its main idea.',
  asking: 'What was heard waits for your word.',
  writing: 'Writing the three books.',
  done: '',
  failed: '',
}

/** The three books, one tab for each age: empty, being written, or there. */
export function ResultsPanel({ generation }: { generation: Generation }) {
  const [age, setAge] = useState<AgeGroup>('teens')
  const { state, shown } = generation
  return (
    <section aria-labelledby="results" className="min-w-0" aria-busy={state === 'writing'}>
      <h2 id="results" className="sr-only">
        Lesson books
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
            {state === 'idle' || !shown ? <Empty /> : <AgeContent group={group} shown={shown} generation={generation} />}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  )
}

const Empty = () => (
  <div className="grid place-items-center px-6 py-14 text-center">
    <div className="mb-7 flex w-full items-end justify-center gap-3" aria-hidden="true">
      <ArchArt age="young-kids" h={230} className="w-[24%] max-w-24" />
      <ArchArt age="children" h={330} className="w-[28%] max-w-28" />
      <ArchArt age="teens" h={480} className="w-[30%] max-w-30" />
    </div>
    <h3 className="text-2xl">Ready to Generate</h3>
    <p className="mt-3 max-w-[28em] text-ink-2">
      Add a sermon and three lesson books appear here: one for teens, one for children and one for young kids.
    </p>
  </div>
)

function AgeContent({ group, shown, generation }: { group: AgeGroup; shown: Shown; generation: Generation }) {
  const at = shown.books[group]
  const writing = generation.state === 'writing' && !at?.done
  if (!at || (writing && !at.book.title))
    return writing ? (
      <Loading stage={generation.stage} idea={shown.heard?.plan.bigIdea.text ?? ''} />
    ) : (
      <p className="px-8 py-16 text-center text-ink-2">No content available for this age group yet.</p>
    )
  return (
    <>
      <BookHead group={group} at={at} shown={shown} />
      {shown.notices.length > 0 && (
        <ul className="space-y-1 border-b border-line bg-paper-2 px-5 py-3 text-sm text-ink-2 sm:px-8">
          {shown.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <div className="px-5 py-8 sm:px-8">
        <Suspense>
          <LessonView book={at.book} finished={!writing} writing={writing} sermonId={shown.sermonId} />
        </Suspense>
        {writing && (
          <p role="status" className="mt-8 flex items-center gap-2.5 text-sm text-mute">
            <Spinner className="size-4" />
            {doing(at)}
          </p>
        )}
        {!writing && <p className="mt-9 border-t border-line pt-4 text-sm text-mute">{whoWrote(at.book)}</p>}
      </div>
    </>
  )
}

function doing({ section, mending }: ShownBook): string {
  if (mending.length > 0) {
    const names = [...new Set(mending.map((one) => sectionNames[one] ?? 'a section'))]
    return `Mending ${names.join(', ')}: what was written did not pass the checks`
  }
  return sectionNames[section] ? `Writing ${sectionNames[section]}` : 'Checking the book'
}

const sectionNames: Record<string, string> = {
  story: 'the story',
  title: 'the title',
  bottomLine: 'the main point',
  devotional: 'the devotional',
  bibleStory: 'the story',
  keyPoints: 'the key points',
  evidence: 'the key points',
  memoryVerse: 'the memory verse',
  activities: 'the activities',
  discussionQuestions: 'the questions',
  weeklyChallenge: 'the weekly challenge',
  prayer: 'the prayer',
  flashcards: 'the flashcards',
  song: 'the song',
  todayILearned: 'the summary',
}

const Loading = ({ stage, idea }: { stage: Generation['stage']; idea: string }) => (
  <div role="status" className="grid place-items-center px-6 py-20 text-center">
    <Spinner className="mb-5 size-9 text-accent-text" />
    <h3 className="text-2xl">Generating Content</h3>
    <p className="mt-3 max-w-[28em] text-ink-2">{stages[stage]} You may close this page; the work goes on and waits for you here.</p>
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
    <div className={clsx('flex items-end gap-5 border-b px-5 pt-6 sm:px-8', ageLook[group].soft)}>
      <div className="min-w-0 flex-1 pb-6">
        <p className={clsx('text-sm font-semibold', ageLook[group].text)}>{ageProfiles[group].label}</p>
        <p className="display mt-1.5 text-2xl">{at.book.title}</p>
        <p className="mt-2 mb-5 text-ink-2">
          {at.book.passage && `${at.book.passage}, `}from “{sermon.title}”{sermon.speaker && ` by ${sermon.speaker}`}
          {shown.sermonId && (
            <>
              {' · '}
              <Link href={paths.plan(shown.sermonId)} className="whitespace-nowrap text-accent-text underline underline-offset-4">
                What we heard
              </Link>
            </>
          )}
        </p>
        {at.bookId && <BookActions book={at.book} bookId={at.bookId} sermon={sermon} sermonId={shown.sermonId} />}
      </div>
      <BookCover book={at.book} className="h-auto w-36 shrink-0 translate-y-3 self-end max-md:hidden" />
    </div>
  )
}
