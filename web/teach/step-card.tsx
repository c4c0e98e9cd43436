import { clsx } from 'clsx'
import { BookOpen, Check, ChevronDown, Eye, EyeOff, Pause, Play } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { CheckBefore } from '#lesson/plan/check-before.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { inOneLine, sheetsAre, sheetsOfStep } from '#lesson/plan/sheets-of-step.ts'
import { ageLook } from '#web/book/age-look.ts'
import { kindIcon } from '#web/book/step-icon.ts'
import { ArchTimer } from '#web/book/arch-timer.tsx'
import { CheckBeforeLines } from '#web/book/check-before.tsx'
import { knowLook } from '#web/book/run-parts.tsx'
import { knownOf, type Line, linesOf } from '#web/book/lines-of.ts'
import type { Printable } from '#web/lib/kept-books.ts'
import type { useTextSize } from './text-size.ts'

const kinds: Record<RunStep['kind'], string> = { sit: 'SIT', move: 'MOVE', make: 'MAKE' }
const hows: Record<Line['how'], string> = { say: 'SAY', do: 'DO', ask: 'ASK' }
const tool = 'grid min-h-11 place-items-center rounded-[12px] border bg-card font-semibold hover:border-accent disabled:text-mute'

/** Lines that go on below fade out at the foot. */
const fade = 24
const fading = { maskImage: `linear-gradient(#000 calc(100% - ${fade}px), transparent)` }

/** One step of the class: the line that is said or done now is large, the others wait around it. */
export function StepCard({
  step,
  story,
  checks,
  printables,
  age,
  line,
  done,
  stepLeft,
  stepLasts,
  paused,
  size,
  onLine,
  onPause,
}: {
  step: RunStep
  /** What is read once more in the step. */
  story: string[]
  /** What has to be known of the whole lesson: it can be looked at in every step. */
  checks: CheckBefore[]
  /** What is printed with the book: what is handed out or held up in the step is named. */
  printables: Printable[]
  age: AgeGroup
  line: number
  /** The lines that were said, done or asked, as far as the taps tell. */
  done: number[]
  stepLeft: number
  stepLasts: number
  paused: boolean
  size: ReturnType<typeof useTextSize>
  onLine: (line: number) => void
  onPause: () => void
}) {
  const look = ageLook[age]
  const Kind = kindIcon[step.kind]
  const [forYou, setForYou] = useState(false)
  const lines = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const toNotes = useRef<HTMLButtonElement>(null)
  const stoodAt = useRef<number>(undefined)
  const current = useRef<HTMLLIElement>(null)
  const known = knownOf(step)
  const hasNotes = known.length + checks.length > 0
  const sheets = sheetsOfStep(step, printables)
  const tappedAt = useRef<number>(undefined)
  // The line that is current stays where it was tapped, and its first words are seen whatever its length: the one before it shrinks, and it grows.
  useLayoutEffect(() => {
    const [box, one] = [lines.current?.getBoundingClientRect(), current.current?.getBoundingClientRect()]
    if (!box || !one) return
    const top = Math.max(0, Math.min(tappedAt.current ?? one.top - box.top, box.height - fade - one.height))
    tappedAt.current = undefined
    if (line > 0 || one.top < box.top) lines.current?.scrollBy({ top: one.top - box.top - top, behavior: 'instant' })
  }, [line, step.id, size.at])
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const box = lines.current
    if (!box) return
    const look = () => setBelow(box.scrollHeight - box.clientHeight - box.scrollTop > fade)
    const sizes = new ResizeObserver(look)
    for (const one of [box, ...box.children]) sizes.observe(one)
    box.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [forYou])
  // The notes stand above the lines: whoever opens them is taken there, and back to the line afterwards.
  const openNotes = () => {
    stoodAt.current = lines.current?.scrollTop ?? 0
    setForYou(true)
  }
  useEffect(() => {
    if (forYou) {
      lines.current?.scrollTo({ top: 0, behavior: 'instant' })
      notes.current?.focus({ preventScroll: true })
    } else if (stoodAt.current !== undefined) {
      lines.current?.scrollTo({ top: stoodAt.current, behavior: 'instant' })
      toNotes.current?.focus({ preventScroll: true })
    }
  }, [forYou])
  return (
    <main
      id="main"
      onKeyDown={({ key }) => key === 'Escape' && setForYou(false)}
      className={clsx('mx-3.5 flex min-h-0 flex-col rounded-2xl border px-5.5 pt-5 pb-4 lg:mx-0 lg:px-10 lg:pt-8', look.soft)}
    >
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1" aria-live="polite">
          <p className={clsx('mt-1 mb-2 flex items-center gap-1.5 text-[0.8125rem] font-bold tracking-[.06em]', look.text)}>
            <Kind className="size-4" aria-hidden="true" />
            {kinds[step.kind]}
          </p>
          <h1 className="text-[2rem] leading-[1.08] [overflow-wrap:anywhere] lg:text-[2.75rem]">{step.title}</h1>
          {/* How many are asked is known before the first one. */}
          {step.part.of === 'questions' && <p className="mt-2 text-[0.9375rem] leading-snug text-ink-2">{step.what}</p>}
          {step.materials.length > 0 && <p className="mt-2 text-[0.9375rem] text-ink-2">You need {step.materials.join(', ')}</p>}
          {sheets.length > 0 && (
            <p className="mt-2 text-[0.9375rem] text-ink-2">
              {sheetsAre(step)}: {inOneLine(sheets)}
            </p>
          )}
        </div>
        <ArchTimer age={age} left={stepLeft} all={stepLasts} />
      </div>
      <div
        ref={lines}
        className="relative -mx-2 mt-4 min-h-0 flex-1 overflow-y-auto px-2 pb-6 [overflow-anchor:none]"
        style={fading}
        tabIndex={0}
        role="region"
        aria-label="What to say and do"
      >
        {forYou && (
          <div
            ref={notes}
            tabIndex={-1}
            role="group"
            aria-label="For you"
            className="mb-4 space-y-3 rounded-[14px] border-[1.5px] border-dotted border-line-2 bg-card px-4 py-3.5 text-[1.0625rem] leading-snug outline-none"
          >
            {known.map(({ about, lines: texts }, at) => {
              const { icon: Icon, hint } = knowLook[about]
              return (
                <div key={at}>
                  <p className="mb-1 flex items-center gap-1.5 text-[0.8125rem] font-semibold text-mute">
                    <Icon className="size-4 shrink-0" aria-hidden="true" />
                    {hint.charAt(0).toUpperCase() + hint.slice(1)}
                  </p>
                  <ul>
                    {texts.map((text, n) => (
                      <li key={n} className="py-1 [overflow-wrap:anywhere]">
                        {text}
                      </li>
                    ))}
                  </ul>
                </div>
              )
            })}
            <CheckBeforeLines as="p" checks={checks} />
          </div>
        )}
        <ol>
          {linesOf(step).map((one, at, all) => {
            const here = at === line
            // What is said and done comes in its order; of the questions some are passed over.
            const ticked = at < line && (one.how !== 'ask' || done.includes(at))
            return (
              <li key={at} ref={here ? current : undefined} aria-current={here ? 'step' : undefined}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    const box = lines.current?.getBoundingClientRect()
                    tappedAt.current = box && currentTarget.getBoundingClientRect().top - box.top
                    onLine(at)
                  }}
                  className={clsx(
                    'grid w-full grid-cols-[32px_1fr] items-start gap-3 rounded-md py-2.5 text-left lg:grid-cols-[48px_1fr] lg:gap-3.5',
                    look.body,
                    here ? `text-ink ${size.current} leading-[1.3]` : `text-ink-2 ${size.other} leading-[1.4]`,
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'grid place-items-center rounded-t-full rounded-b-[7px] border pt-0.5 font-sans font-bold tabular-nums',
                      here
                        ? `h-10 w-8 text-[1.0625rem] lg:h-[54px] lg:w-11 lg:text-[1.375rem] ${look.arch} border-transparent`
                        : `h-[31px] w-[26px] text-sm ${look.number} ${ticked ? '' : '!bg-card'}`,
                    )}
                  >
                    {ticked ? <Check className="size-4" /> : one.mark}
                  </span>
                  <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
                    {/* What a line is for is shown where it changes, and said of each. */}
                    <span className={one.how === all[at - 1]?.how ? 'sr-only' : clsx('block font-sans text-xs font-bold', look.text)}>
                      {hows[one.how]}
                    </span>{' '}
                    {one.text}
                    {here && one.hint && <span className="mt-1.5 block font-sans text-base leading-snug text-ink-2">{one.hint}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
        {story.length > 0 && (
          <details
            className="mt-2 border-t border-line"
            onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start', behavior: 'instant' })}
          >
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 font-semibold">
              <BookOpen className={clsx('size-5 shrink-0', look.text)} aria-hidden="true" />
              The story, to read from
              <ChevronDown className="turns ml-auto size-5 shrink-0 text-mute" aria-hidden="true" />
            </summary>
            <div className={clsx('space-y-3 pb-2 leading-[1.4] [overflow-wrap:anywhere]', look.body, size.reading)}>
              {story.map((paragraph, at) => (
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
      </div>
      <div className="flex items-center gap-1 pt-3.5">
        <button
          type="button"
          aria-label="Smaller text"
          disabled={size.at === 0}
          onClick={size.smaller}
          className={clsx(tool, look.soft, 'w-11 !bg-card text-sm')}
        >
          A
        </button>
        <button
          type="button"
          aria-label="Larger text"
          disabled={size.at === size.last}
          onClick={size.larger}
          className={clsx(tool, look.soft, 'w-11 !bg-card text-xl')}
        >
          A
        </button>
        <button
          type="button"
          aria-label="More below"
          onClick={() => lines.current?.scrollBy({ top: lines.current.clientHeight - 3 * fade, behavior: 'instant' })}
          className={clsx(tool, look.soft, 'mx-auto w-11 !bg-card text-accent-text', !below && 'invisible')}
        >
          <ChevronDown className="size-6" aria-hidden="true" />
        </button>
        {hasNotes && (
          <button
            type="button"
            ref={toNotes}
            aria-expanded={forYou}
            onClick={() => (forYou ? setForYou(false) : openNotes())}
            className={clsx(tool, look.soft, '!inline-flex items-center gap-2 !bg-card px-4')}
          >
            {forYou ? <EyeOff className="size-5" aria-hidden="true" /> : <Eye className="size-5" aria-hidden="true" />}
            For you
          </button>
        )}
        <button
          type="button"
          aria-label={paused ? 'Let the clock run' : 'Pause the clock'}
          onClick={onPause}
          className={clsx(tool, look.soft, 'w-11 !bg-card')}
        >
          {paused ? <Play className="size-5" /> : <Pause className="size-5" />}
        </button>
      </div>
    </main>
  )
}
