import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, Check, Smartphone, Timer, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from '#web/book/age-look.ts'
import { checkBefore } from '#lesson/plan/check-before.ts'
import { lateOrEarly } from '#lesson/plan/late-or-early.ts'
import { storyAgain } from '#lesson/plan/story-again.ts'
import { kindIcon } from '#web/book/step-icon.ts'
import { offset } from '#web/book/step-time.ts'
import type { Printable } from '#web/lib/kept-books.ts'
import { useWayOut } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { BeforeClass } from './before-class.tsx'
import { minutesBefore } from './class-state.ts'
import { ClassOver } from './class-over.tsx'
import { clockTime } from './clock-time.ts'
import { EarlySheet } from './early-sheet.tsx'
import { EndSheet } from './end-sheet.tsx'
import { LateSheet } from './late-sheet.tsx'
import { MinuteBar } from './minute-bar.tsx'
import { StepCard } from './step-card.tsx'
import { useTextSize } from './text-size.ts'
import { useAwake } from './use-awake.ts'
import type { Class } from './use-class.ts'
import { useClass } from './use-class.ts'
import { useHands } from './use-hands.ts'

const minute = 60_000
/** So late before anything is said of it: a minute is nobody's worry. */
const worthSaying = 2
/** So far ahead, and not before the end is near: until then the next step takes what this one left. */
const worthFilling = 3
export type Kept = 'saving' | 'kept' | 'here' | 'unkept'
const keptText: Record<Kept, string> = {
  saving: 'Saving it on this device.',
  kept: 'Saved on this device. Works without internet.',
  here: 'No internet.',
  unkept: 'Needs the internet on this device.',
}

/** A class as it is taught from a phone, a tablet or a laptop: one card a step, with the clock. */
export function ClassView({
  id,
  book,
  printables,
  leave,
  ended,
  kept,
  notice,
}: {
  id: string
  book: LessonBook
  /** What is printed with the book: it is named in the step in which it is used. */
  printables: Printable[]
  leave: string
  /** Where the end of the class leads: to what is said of it. */
  ended: string
  kept: Kept
  notice?: React.ReactNode
}) {
  const taught = useClass(id, book)
  const { steps, state, clock, now, next, back, line } = taught
  const size = useTextSize()
  const [catching, setCatching] = useState(false)
  const [ending, setEnding] = useState(false)
  const [filling, setFilling] = useState(false)
  const [taughtFor, setTaughtFor] = useState<number>()
  const wayOut = useWayOut()
  const running = state.startedAt !== undefined
  const last = state.step === steps.length - 1
  useAwake(running)
  useHands(
    { next, back, down: () => line(state.line + 1), up: () => line(state.line - 1), larger: size.larger, smaller: size.smaller },
    running,
  )
  const checks = useMemo(() => checkBefore(book), [book])
  const early = useMemo(() => lateOrEarly(book).early, [book])
  const step = steps[state.step]
  const reached = steps[state.reached] ?? step
  if (taughtFor !== undefined) return <ClassOver book={book} minutes={taughtFor} ended={ended} onAgain={() => setTaughtFor(undefined)} />
  if (!running || !step || !reached)
    return (
      <BeforeClass
        book={book}
        steps={steps}
        printables={printables}
        leave={leave}
        kept={keptText[kept]}
        notice={notice}
        onStart={taught.start}
      />
    )
  const late = Math.floor(clock.late / minute)
  const ahead = Math.floor(-clock.late / minute)
  const over = clock.left < 0
  const ends = now + clock.left
  return (
    <div className="mx-auto grid h-dvh max-w-[1180px] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-x-8 lg:px-9 lg:pt-3 lg:pb-5">
      <header className="lg:col-span-2">
        <div className="grid grid-cols-[44px_1fr_auto] items-center gap-1.5 px-2.5 pt-2 pb-1 lg:px-0">
          {wayOut ? (
            <a href={leave} className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-2">
              <X className="size-5" aria-hidden="true" />
              <span className="sr-only">Leave the class</span>
            </a>
          ) : (
            <span />
          )}
          <p className="min-w-0 leading-tight">
            <b className="block truncate font-semibold">{book.title}</b>
            <span className="text-sm text-mute tabular-nums">
              Step {state.step + 1} of {steps.length}
            </span>
          </p>
          <button
            type="button"
            onClick={() => setEnding(true)}
            className="min-h-11 rounded-md px-2 text-right leading-tight hover:bg-paper-2 lg:-mr-2"
          >
            <b className="block text-[1.375rem] leading-[1.1] font-bold tabular-nums">{clockTime(now)}</b>
            <span className={clsx('text-[0.8125rem] tabular-nums', over ? 'font-semibold text-bad' : 'text-mute')}>
              {over ? `${Math.ceil(-clock.left / minute)} min over` : `${Math.ceil(clock.left / minute)} min left`}
            </span>
            <span className="sr-only">. Say when the class ends.</span>
          </button>
        </div>
        <MinuteBar
          steps={steps}
          at={state.reached}
          share={Math.min(1, Math.max(0, 1 - clock.stepLeft / (reached.minutes * minute)))}
          age={book.ageGroup}
        />
        <div role="status">
          {notice}
          {over ? (
            <p className="mx-3.5 mb-2.5 rounded-[14px] border border-bad bg-bad-soft px-3.5 py-2 text-[0.9375rem] font-semibold lg:mx-0">
              Time is up. Pray and send them home.
            </p>
          ) : (
            late >= worthSaying &&
            state.pausedAt === undefined && (
              <p className="mx-3.5 mb-2.5 flex items-center gap-2.5 rounded-[14px] border border-children-line bg-children-soft py-1.5 pr-1.5 pl-3.5 text-[0.9375rem] font-semibold text-children-text lg:mx-0">
                <Timer className="size-5 shrink-0" aria-hidden="true" />
                {late} minutes late
                <button
                  type="button"
                  onClick={() => setCatching(true)}
                  className="ml-auto min-h-11 rounded-md px-3.5 text-accent-text underline underline-offset-4"
                >
                  Catch up
                </button>
              </p>
            )
          )}
          {ahead >= worthFilling && steps.length - state.reached <= 2 && state.pausedAt === undefined && early.length > 0 && (
            <p className="mx-3.5 mb-2.5 flex items-center gap-2.5 rounded-[14px] border border-line bg-card py-1.5 pr-1.5 pl-3.5 text-[0.9375rem] leading-tight lg:mx-0">
              {ahead} minutes ahead
              <Button look="link" size="link" className="ml-auto min-h-11 px-3" onClick={() => setFilling(true)}>
                What to add
              </Button>
            </p>
          )}
          {state.step < state.reached && (
            <p className="mx-3.5 mb-2.5 flex items-center gap-2.5 rounded-[14px] border border-line bg-card py-1.5 pr-1.5 pl-3.5 text-[0.9375rem] leading-tight lg:mx-0">
              You are looking back.
              <Button look="link" size="link" className="ml-auto min-h-11 px-3" onClick={() => taught.to(state.reached)}>
                On to {reached.title}
              </Button>
            </p>
          )}
          {state.pausedAt !== undefined && (
            <p className="mx-3.5 mb-2.5 rounded-[14px] border border-line bg-card px-3.5 py-2 text-[0.9375rem] font-semibold lg:mx-0">
              The clock for this step is paused. The class still ends at {clockTime(ends)}.
            </p>
          )}
        </div>
      </header>
      <StepCard
        key={step.id}
        step={step}
        story={storyAgain(step, book)}
        checks={checks}
        printables={printables}
        age={book.ageGroup}
        line={state.line}
        done={state.done[state.step] ?? []}
        stepLeft={clock.stepLeft}
        stepLasts={reached.minutes * minute}
        paused={state.pausedAt !== undefined}
        size={size}
        onLine={line}
        onPause={taught.pause}
      />
      <Side taught={taught} book={book} kept={keptText[kept]} />
      <nav
        aria-label="Steps"
        className="grid grid-cols-[auto_1fr] gap-2.5 px-3.5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-0 lg:pt-4 lg:pb-0"
      >
        <button
          type="button"
          onClick={back}
          disabled={state.step === 0}
          className="grid min-h-16 w-16 place-items-center rounded-[18px] border border-line-2 bg-card text-ink hover:border-accent disabled:border-line disabled:text-mute"
        >
          <ArrowLeft className="size-6" aria-hidden="true" />
          <span className="sr-only">Back</span>
        </button>
        {last ? (
          <Button
            onClick={() => {
              setTaughtFor(Math.max(1, Math.round((now - (state.startedAt ?? now) - state.still) / minute)))
              taught.end()
            }}
            className="!min-h-16 !rounded-[18px] !text-lg"
          >
            <Check className="size-5" aria-hidden="true" />
            End the class
          </Button>
        ) : (
          <button
            type="button"
            onClick={next}
            className="grid min-h-16 grid-cols-[1fr_auto] items-center rounded-[18px] bg-accent px-5 text-left leading-tight font-semibold text-on-accent shadow-[inset_0_-3px_0_var(--accent-edge),0_8px_18px_-10px_var(--glow)] active:translate-y-px"
          >
            <span className="min-w-0">
              <small className="mb-0.5 block text-sm font-medium">Next</small>
              <span className="flex min-w-0">
                <span className="truncate">{steps[state.step + 1]?.title}</span>
                <span className="shrink-0 tabular-nums">, {steps[state.step + 1]?.minutes} min</span>
              </span>
            </span>
            <ArrowRight className="size-6" aria-hidden="true" />
          </button>
        )}
        <p className="col-span-2 flex items-center justify-center gap-1.5 text-[0.8125rem] text-mute lg:hidden">
          <Smartphone className="size-4" aria-hidden="true" />
          {keptText[kept]}
        </p>
      </nav>
      {catching && (
        <LateSheet
          coming={steps.slice(state.reached + 1)}
          late={late}
          ends={ends}
          left={Math.floor(Math.max(0, clock.stepLeft) / minute)}
          onNext={() => (taught.to(state.reached + 1), setCatching(false))}
          onCut={(cuts) => (taught.cut(cuts), setCatching(false))}
          onClose={() => setCatching(false)}
        />
      )}
      {ending && <EndSheet ends={ends} onSet={(at) => (taught.endAt(at), setEnding(false))} onClose={() => setEnding(false)} />}
      {filling && <EarlySheet ahead={ahead} ideas={early} onClose={() => setFilling(false)} />}
    </div>
  )
}

/** On a wide screen: where the class is, and the keys. */
function Side({ taught: { steps, state, to }, book, kept }: { taught: Class; book: LessonBook; kept: string }) {
  return (
    <aside aria-label="The class" className="min-h-0 overflow-y-auto max-lg:hidden">
      <ol>
        {steps.map((step, at) => {
          const Icon = at < state.step ? Check : kindIcon[step.kind]
          return (
            <li key={step.id}>
              <button
                type="button"
                onClick={() => to(at)}
                aria-current={at === state.step ? 'step' : undefined}
                className={clsx(
                  'grid min-h-11 w-full grid-cols-[36px_20px_1fr_auto] items-center gap-1.5 rounded-md px-2 py-1.5 text-left text-[0.9375rem] leading-tight text-ink-2 hover:bg-paper-2',
                  at === state.step && `font-semibold !text-ink ${ageLook[book.ageGroup].soft}`,
                )}
              >
                <span className="text-[0.8125rem] font-normal text-mute tabular-nums">{offset(minutesBefore(steps, at))}</span>
                <Icon className={clsx('size-[17px] justify-self-center', at < state.step ? 'text-good' : 'text-mute')} aria-hidden="true" />
                {step.title}
                <span className="text-[0.8125rem] font-normal text-mute tabular-nums">{step.minutes}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <p className="mt-5 border-t border-line pt-5 text-[0.8125rem] text-mute">
        <Key>Space</Key> next <Key>←</Key> back <Key>↓</Key> line <Key>+</Key> larger
      </p>
      <p className="mt-4 flex items-center gap-1.5 text-[0.8125rem] text-mute">
        <Smartphone className="size-4" aria-hidden="true" />
        {kept}
      </p>
    </aside>
  )
}
const Key = ({ children }: { children: string }) => (
  <kbd className="mr-0.5 ml-1.5 inline-block rounded-sm border border-line bg-card px-1.5 py-1 font-sans text-xs leading-none first:ml-0">
    {children}
  </kbd>
)
