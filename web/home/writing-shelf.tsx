import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { WaitingForProvider } from '#web/generation/waiting-for-provider.tsx'
import { doing, goingOn, written } from '#web/generation/doing.ts'
import type { Generation, ShownBook } from '#web/generation/use-generation.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { fullCover, SundayHead, SundayShelf } from './sunday-shelf.tsx'

/** A cover that has begun shows some color, and none is full before its book is. */
const filled = (at: ShownBook | undefined): number => {
  const part = at ? written(at) : 0
  return part === 0 || part === 1 ? part * fullCover : Math.max(1, Math.min(fullCover - 1, Math.round(part * fullCover)))
}

/** The writing as it goes on: what was heard first, then three covers that fill from the ground. */
export function WritingShelf({ generation }: { generation: Generation }) {
  const { shown } = generation
  if (!shown) return null
  const plan = shown.heard?.plan
  // Others are offered under What We Heard, where they can be taken.
  const points = plan?.points.filter(({ ages }) => ages.length > 0) ?? []
  const passage = plan?.passage || shown.sermon.scripture
  return (
    <section aria-labelledby="writing" aria-busy="true" className="grid gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-14">
      <div>
        <SundayHead sermon={shown.sermon} passage={passage} sermonId={undefined} />
        <div className="mt-8">
          <SundayShelf
            label="Books being written"
            books={ageGroups.toReversed().map((ageGroup) => {
              const at = shown.books[ageGroup]
              return {
                ageGroup,
                passage,
                title: at?.book.title || shown.sermon.title,
                filled: filled(at),
                says: at ? (at.done ? 'Ready' : doing(at, generation)) : 'Waiting for what was heard',
              }
            })}
          />
        </div>
      </div>
      <div className="lg:pt-9">
        <div role="status">
          <h2 id="writing" className="flex items-center gap-3 text-[1.375rem]">
            <Spinner className="size-5 text-accent-text" />
            Generating Content
          </h2>
          <p className="mt-2 text-ink-2">{goingOn(generation)} You may close this page; the work goes on and waits for you here.</p>
        </div>
        {shown.waiting && <WaitingForProvider waiting={shown.waiting} />}
        {plan && (
          <dl className="mt-6 border-t border-line pt-5">
            <dt className="text-sm font-semibold text-mute">What we heard</dt>
            <dd className="display mt-1 text-xl">{plan.bigIdea.text}</dd>
            {points.length > 0 && (
              <>
                <dt className="mt-5 text-sm font-semibold text-mute">The points</dt>
                {points.map(({ text }) => (
                  <dd key={text} className="mt-1.5 text-[0.9375rem] text-ink-2">
                    {text}
                  </dd>
                ))}
              </>
            )}
            {plan.story && (
              <>
                <dt className="mt-5 text-sm font-semibold text-mute">The story</dt>
                <dd className="mt-1 text-[0.9375rem] text-ink-2">{plan.story.title}</dd>
              </>
            )}
          </dl>
        )}
        {shown.notices.map((notice) => (
          <p key={notice} className="mt-4 text-sm text-ink-2">
            {notice}
          </p>
        ))}
        <p className="sr-only" role="status">
          {ageGroups
            .filter((age) => shown.books[age]?.done)
            .map((age) => `${ageProfiles[age].short} ready.`)
            .join(' ')}
        </p>
      </div>
    </section>
  )
}
