import { Shuffle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { readPlan } from '#contract/lesson-plan.ts'
import { readSermon } from '#contract/sermons.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { CallError } from '#web/lib/call.ts'
import { useWriteOver } from '#web/book/use-write-over.tsx'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { readAhead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { HandleWithCare } from './handle-with-care.tsx'
import { SaidBefore } from './said-before.tsx'
import { TheOneThing } from './the-one-thing.tsx'
import { TheOutline } from './the-outline.tsx'
import { ThePassage } from './the-passage.tsx'
import { TheStory } from './the-story.tsx'
import { TheYoungerLines } from './the-younger-lines.tsx'
import { changeOf, ownWords, usePlan } from './use-plan.ts'

const SermonQuote = lazy(() => import('#web/book/sermon-quote.tsx').then((file) => ({ default: file.SermonQuote })))

/** What the page of a sermon begins with. */
export const prepare = (id: string): Promise<unknown> => Promise.all([readAhead(readSermon, { id }), readAhead(readPlan, { id })])

/** What was heard in a sermon: the leader confirms it or says it better, and the three books are written from that. */
export function PlanPage() {
  const { id = '' } = useParams<{ id: string }>()
  useTitle('What We Heard')
  const { sermon, plan: read, draft, set, busy, write, savePassage } = usePlan(id)
  const [shown, setShown] = useState<string>()
  const plan = read.data
  const about = sermon.data
  const notRead = read.error instanceof CallError && read.error.status === 404 && about
  const missing = draft.idea === ownWords && !draft.own?.trim()
  const isWritten = about && about.generatedContent.length > 0
  const { writeOver, dialog } = useWriteOver()
  const start = (body: Parameters<typeof write>[0]) =>
    isWritten ? writeOver({ sermonId: id, write: () => void write(body) }) : write(body)
  return (
    <>
      <main id="main" className="wrap pt-8 pb-28">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            {about && (
              <p className="text-sm text-mute">
                {[about.title, about.speaker, about.date && longDate(about.date)].filter(Boolean).join(', ')}
              </p>
            )}
            <h1 className="text-3xl">What we heard</h1>
          </div>
          {plan && <ThePassage plan={plan} onSave={savePassage} />}
        </div>
        {!plan && !read.error && (
          <p role="status" className="flex items-center gap-3 py-16 text-ink-2">
            <Spinner className="size-5" /> Opening what was heard
          </p>
        )}
        {notRead && (
          <div className="max-w-[40em] py-8">
            <p className="text-lg">The books of this sermon were written before Storyfold kept what it had heard.</p>
            <Button className="mt-5" disabled={busy} onClick={() => void write({ ask: true })}>
              {busy ? <Spinner className="size-4" /> : null}
              Read the sermon again
            </Button>
          </div>
        )}
        {(sermon.error ?? (notRead ? undefined : read.error)) && (
          <div className="max-w-[40em] py-8">
            <p role="alert" className="text-lg">
              {(sermon.error ?? read.error)?.message}
            </p>
            <ButtonLink className="mt-5" look="outline" href={paths.home}>
              Back to your sermons
            </ButtonLink>
          </div>
        )}
        {plan && (
          <>
            <div className="grid overflow-hidden rounded-2xl border border-line bg-card shadow-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <div className="p-5 sm:p-8">
                <TheOneThing plan={plan} draft={draft} set={set} onShow={setShown} />
                <TheStory
                  sermonId={id}
                  plan={plan}
                  draft={draft}
                  set={set}
                  books={about?.generatedContent.map(({ content }) => content) ?? []}
                />
                <TheYoungerLines plan={plan} draft={draft} set={set} />
              </div>
              <div className="border-line bg-paper-2 p-5 max-lg:border-t sm:p-8 lg:border-l">
                <TheOutline plan={plan} draft={draft} set={set} onShow={setShown} />
                <HandleWithCare plan={plan} />
                <SaidBefore sermonId={id} />
              </div>
            </div>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <Button size="lg" disabled={busy || missing} onClick={() => void start({ plan: changeOf(plan, draft) })}>
                {busy ? <Spinner /> : null}
                {isWritten ? 'Write the books again with this' : 'Write the books from this'}
              </Button>
              {isWritten ? (
                <Button look="ghost" size="lg" disabled={busy} onClick={() => void start({ another: true })}>
                  <Shuffle className="size-4.5" aria-hidden="true" />
                  Another story
                </Button>
              ) : (
                <Button look="ghost" size="lg" disabled={busy} onClick={() => void write({})}>
                  Just write
                </Button>
              )}
              <p className="text-sm text-ink-2">
                {missing
                  ? 'Say in one sentence what the sermon says, or choose one of the others.'
                  : isWritten
                    ? 'The three books will be rewritten. Nothing else changes.'
                    : '“Just write” uses the first one, and the books say that nobody has confirmed it.'}
              </p>
            </div>
          </>
        )}
      </main>
      {dialog}
      {shown && (
        <Suspense>
          <SermonQuote sermonId={id} quote={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
