import { sampleBooks } from 'virtual:sample-books'
import { clsx } from 'clsx'
import { ArrowRight, Check, Smartphone, X } from 'lucide-react'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { ageLook } from '#web/book/age-look.ts'
import { ArchTimer } from '#web/book/arch-timer.tsx'
import { linesOf } from '#web/book/lines-of.ts'
import { kindIcon } from '#web/book/step-icon.ts'

const reasons = [
  { title: 'One step at a time', text: 'Big words, the clock, and what comes next.' },
  { title: 'Running late', text: 'It says what to leave out, so that you end on time.' },
  { title: 'Everything they need', text: 'Supplies to tick off, sheets to print, the story to hear.' },
]

/** Teach mode in a phone, with the steps of the sample's lesson. */
export const TeachPhone = () => (
  <section className="wrap grid items-center gap-x-14 gap-y-7 py-11 sm:py-18 lg:grid-cols-[minmax(0,1fr)_264px_minmax(0,1fr)]">
    <div>
      <h2 className="text-3xl">Open it and teach</h2>
      <p className="mt-3 max-w-[28em] text-lg text-ink-2">
        Send your volunteers a link. They need no account, and no signal in the basement.
      </p>
    </div>
    <Phone />
    <ol className="grid gap-5.5">
      {reasons.map(({ title, text }, at) => (
        <li key={title} className="grid grid-cols-[34px_1fr] gap-3.5">
          <span
            aria-hidden="true"
            className="grid h-[39px] w-8 place-items-center rounded-t-full rounded-b-[8px] bg-children pt-1 font-bold text-on-children tabular-nums"
          >
            {at + 1}
          </span>
          <p>
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-2">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
)

/** The minute of the lesson at which the picture is taken. */
const halfWay = 0.42
/** As many of its lines as the phone shows. */
const shown = 4

function Phone() {
  const book = sampleBooks.children
  const steps = runSheet(book)
  const at = Math.max(
    0,
    steps.findIndex(({ part, kind }) => part.of === 'activity' && kind === 'move'),
  )
  const step = steps[at]
  const next = steps[at + 1]
  if (!step) return null
  const Kind = kindIcon[step.kind]
  const current = 1
  return (
    <div
      role="img"
      aria-label={`A phone in teach mode: step ${at + 1} of ${steps.length}, ${step.title}`}
      className="mx-auto h-[548px] w-[264px] overflow-hidden rounded-[34px] border-[9px] border-[#2b1733] bg-paper shadow-3"
    >
      <div className="grid h-[842px] w-[390px] origin-top-left scale-[.631] grid-rows-[auto_minmax(0,1fr)_auto]" aria-hidden="true">
        <div className="grid grid-cols-[44px_1fr_auto] items-center gap-1.5 px-2.5 pt-4 pb-3">
          <X className="mx-auto size-5 text-ink-2" />
          <p className="min-w-0 leading-tight">
            <b className="block truncate font-semibold">{book.title}</b>
            <span className="text-sm text-mute tabular-nums">
              Step {at + 1} of {steps.length}
            </span>
          </p>
          <p className="pr-2 text-right leading-tight">
            <b className="block text-[1.375rem] font-bold tabular-nums">9:43</b>
            <span className="text-[0.8125rem] text-mute tabular-nums">{Math.max(1, book.minutes - step.from - 2)} min left</span>
          </p>
        </div>
        <div className={clsx('mx-3.5 flex min-h-0 flex-col overflow-hidden rounded-2xl border px-5.5 pt-5', ageLook.children.soft)}>
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <p className={clsx('mt-1 mb-2 flex items-center gap-1.5 text-[0.8125rem] font-bold tracking-[.06em]', ageLook.children.text)}>
                <Kind className="size-4" />
                {step.kind.toUpperCase()}
              </p>
              <p className="display text-[2rem] leading-[1.08]">{step.title}</p>
            </div>
            <ArchTimer age="children" left={step.minutes * 60_000 * (1 - halfWay)} all={step.minutes * 60_000} />
          </div>
          <ul className="mt-4">
            {linesOf(step)
              .slice(0, shown)
              .map((line, index) => (
                <li
                  key={index}
                  className={clsx(
                    'grid grid-cols-[32px_1fr] items-start gap-3 py-2 font-kids',
                    index === current ? 'text-[1.625rem] leading-[1.3]' : 'text-[1.0625rem] leading-[1.4] text-ink-2',
                  )}
                >
                  <span
                    className={clsx(
                      'grid place-items-center rounded-t-full rounded-b-[7px] border pt-0.5 font-sans font-bold tabular-nums',
                      index === current
                        ? `h-10 w-8 border-transparent text-[1.0625rem] ${ageLook.children.arch}`
                        : `h-[31px] w-[26px] bg-card text-sm ${ageLook.children.number}`,
                    )}
                  >
                    {index < current ? <Check className="size-4" /> : line.mark}
                  </span>
                  {line.text}
                </li>
              ))}
          </ul>
        </div>
        <div className="px-3.5 pt-3 pb-4">
          <div className="grid min-h-16 grid-cols-[1fr_auto] items-center rounded-[18px] bg-accent px-5 leading-tight font-semibold text-on-accent">
            <span className="min-w-0">
              <small className="mb-0.5 block text-sm font-medium">Next</small>
              <span className="block truncate">
                {next?.title}, {next?.minutes} min
              </span>
            </span>
            <ArrowRight className="size-6" />
          </div>
          <p className="mt-3 flex items-center justify-center gap-1.5 text-[0.8125rem] text-mute">
            <Smartphone className="size-4" />
            Saved on this device. Works without internet.
          </p>
        </div>
      </div>
    </div>
  )
}
