import { clsx } from 'clsx'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { idOf } from '#lesson/plan/placed.ts'
import { type RunStep, runSheet, shownSteps } from '#lesson/plan/run-sheet.ts'
import { ageLook } from './age-look.ts'
import { KeyPoints } from './key-points.tsx'
import { LeaderReport } from './leader-report.tsx'
import { PictureSpreads } from './picture-spreads.tsx'
import { RunParts } from './run-parts.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sectionIcon, stepIcon } from './step-icon.ts'
import { offset } from './step-time.ts'
import { WeekAtHome } from './week-at-home.tsx'

/** What a page adds to a section: tools in its head, or something that stands in the place of what it holds. */
export type Sections = {
  tools?: (id: string, title: string) => ReactNode
  instead?: (id: string) => ReactNode
  /** What belongs to a step besides its lines. */
  after?: (step: RunStep) => ReactNode
  /** How its frame looks, where that is not as the others. */
  look?: (id: string) => string
}
type Props = {
  book: LessonBook
  /** Whether it is the leader's own: with the report on the book. */
  finished: boolean
  /** While it is written, what is there stands in the order in which it is written, and no minutes are said yet. */
  writing?: boolean
  /** Whether the report has the minutes too; a page that has them beside the lesson does without. */
  withPlan?: boolean
  sermonId: string | undefined
  sections?: Sections
  /** So many steps and nothing behind them, while the page is drawn for the first time. */
  upTo?: number
}
const names: Partial<Record<RunStep['part']['of'], string>> = {
  story: 'Story',
  song: 'Song',
  activity: 'Activities',
  verse: 'Memory Verse',
  questions: 'Discussion Questions',
  close: 'Prayer',
}
const written = ['story', 'activity', 'verse', 'questions', 'song']

/** The steps of the class, or what is there of a book that is being written. */
function stepsOf(book: LessonBook, writing: boolean): RunStep[] {
  const sheet = shownSteps(book)
  if (!writing) return sheet
  return sheet
    .filter(
      ({ part, parts }) =>
        written.includes(part.of) && parts.some(({ type }) => (type !== 'know' && type !== 'do' ? true : part.of === 'activity')),
    )
    .toSorted((a, b) => written.indexOf(a.part.of) - written.indexOf(b.part.of) || (a.id < b.id ? -1 : 1))
}

/** A lesson as it is read on the screen and taught from: step after step, each line marked as said, done, asked or known. */
export function LessonView({ book, finished, writing = false, withPlan = true, sermonId, sections = {}, upTo }: Props) {
  const age = book.ageGroup
  const steps = stepsOf(book, writing)
  const inOrder = steps.filter(({ part }) => part.of === 'activity')
  const first = inOrder[0]?.id
  const whole = upTo === undefined
  const left = book.activities.map((_, at) => at).filter((at) => !steps.some(({ part }) => part.of === 'activity' && part.at === at))
  return (
    <div className="text-base">
      {steps.slice(0, upTo).map((step) =>
        step.part.of === 'pause' ? (
          <Pause key={step.id} step={step} sections={sections} />
        ) : (
          <SectionFrame
            key={step.id}
            id={step.id}
            age={age}
            icon={stepIcon(step)}
            label={names[step.part.of] ?? ''}
            count={
              step.part.of === 'activity' && book.activities.length > 1 ? `${inOrder.indexOf(step) + 1} of ${book.activities.length}` : ''
            }
            title={step.part.of === 'verse' || step.part.of === 'questions' ? (names[step.part.of] ?? '') : step.title}
            isFirst={step.part.of !== 'activity' || step.id === first}
            when={writing ? '' : `${offset(step.from)}, ${step.minutes} min`}
            className={sections.look?.(step.id) ?? ''}
            tools={sections.tools?.(step.id, step.title)}
          >
            {sections.instead?.(step.id) ?? <Step step={step} book={book} sermonId={sermonId} after={sections.after?.(step)} />}
          </SectionFrame>
        ),
      )}
      {(whole ? left : []).map((at, n) => (
        <LeftOver key={at} book={book} at={at} number={inOrder.length + n + 1} isFirst={!first && n === 0} sections={sections} />
      ))}
      {whole && book.weeklyChallenge && (
        <SectionFrame
          id="week"
          age={age}
          icon={sectionIcon.week}
          label="Weekly Challenge"
          title={book.weeklyChallenge.title || 'Weekly Challenge'}
          when="at home"
          className={sections.look?.('week') ?? ''}
          tools={sections.tools?.('week', 'Weekly Challenge')}
        >
          {sections.instead?.('week') ?? <WeekAtHome book={book} challenge={book.weeklyChallenge} />}
        </SectionFrame>
      )}
      {whole && book.flashcards.length > 0 && (
        <SectionFrame
          id="flashcards"
          age={age}
          icon={sectionIcon.flashcards}
          label="Flashcards"
          className={sections.look?.('flashcards') ?? ''}
          tools={sections.tools?.('flashcards', 'Flashcards')}
        >
          {sections.instead?.('flashcards') ?? <Flashcards book={book} />}
        </SectionFrame>
      )}
      {whole && finished && (
        <SectionFrame
          id="leader"
          age={age}
          icon={ClipboardList}
          title="For the leader"
          className={sections.look?.('leader') ?? ''}
          tools={sections.tools?.('leader', 'the notes for the leader')}
        >
          {sections.instead?.('leader') ?? <LeaderReport book={book} withPlan={withPlan} />}
        </SectionFrame>
      )}
    </div>
  )
}

function Step({ step, book, sermonId, after }: { step: RunStep; book: LessonBook; sermonId: string | undefined; after?: ReactNode }) {
  const { of } = step.part
  return (
    <div className="space-y-5.5">
      {of === 'activity' && <Needs step={step} />}
      {of === 'story' && book.ageGroup === 'young-kids' && book.passage && <PictureSpreads passage={book.passage} />}
      <RunParts parts={step.parts} age={book.ageGroup} />
      {of === 'story' && book.newWords.length > 0 && <NewWords book={book} />}
      {of === 'story' && (book.bottomLine || book.keyPoints.length > 0) && <KeyPoints book={book} sermonId={sermonId} />}
      {after}
    </div>
  )
}

const Needs = ({ step }: { step: RunStep }) => (
  <p className="-mt-1.5 font-sans text-sm text-mute">
    {step.prepMinutes > 0 ? `${step.prepMinutes} min to prepare. ` : ''}
    {step.materials.length ? `${step.materials.join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.` : 'Nothing needed.'}
  </p>
)
/** A change of posture between two steps: a line, no section. */
const Pause = ({ step, sections }: { step: RunStep; sections: Sections }) => (
  <div
    id={step.id}
    data-section={step.id}
    className={sections.look?.(step.id) || 'scroll-mt-24 border-t border-line py-4 font-sans text-[0.9375rem]'}
  >
    <p className="flex items-center gap-3">
      <b className="font-semibold">{step.title}</b>
      <span className="ml-auto text-sm whitespace-nowrap text-mute tabular-nums">
        {offset(step.from)}, {step.minutes} min
      </span>
      {sections.tools?.(step.id, step.title)}
    </p>
    {sections.instead?.(step.id) ??
      step.parts.map(
        (part, at) =>
          part.type === 'do' && (
            <p key={at} className="max-w-[38em] text-ink-2">
              {part.lines.join(' ')}
            </p>
          ),
      )}
  </div>
)
const NewWords = ({ book }: { book: LessonBook }) => (
  <div>
    <h3 className={clsx('mb-1.5 font-sans text-[0.8125rem] font-bold tracking-normal', ageLook[book.ageGroup].text)}>Words to know</h3>
    <dl className="space-y-1 font-sans">
      {book.newWords.map((one) => (
        <div key={one.word}>
          <dt className="inline font-semibold">{one.word}: </dt>
          <dd className="inline text-ink-2">{one.meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
)
const Flashcards = ({ book }: { book: LessonBook }) => (
  <ul className={clsx('grid grid-cols-2 gap-3 sm:grid-cols-3', ageLook[book.ageGroup].body)}>
    {book.flashcards.map((card, at) => (
      <li key={at} className={clsx('rounded-t-[3rem] rounded-b-lg border px-4 pt-7 pb-4 text-center', ageLook[book.ageGroup].soft)}>
        <p className={clsx('text-xl font-bold', ageLook[book.ageGroup].text)}>{card.word}</p>
        <p className="mt-1 text-ink-2">{card.description}</p>
      </li>
    ))}
  </ul>
)
/** An activity for which this class has no minutes. */
function LeftOver({
  book,
  at,
  number,
  isFirst,
  sections,
}: {
  book: LessonBook
  at: number
  number: number
  isFirst: boolean
  sections: Sections
}) {
  const activity = book.activities[at]
  const [step] = activity ? runSheet({ ...book, activities: [activity], minutes: 90 }).filter(({ part }) => part.of === 'activity') : []
  if (!activity || !step) return null
  const id = idOf({ of: 'activity', at })
  return (
    <SectionFrame
      id={id}
      age={book.ageGroup}
      icon={stepIcon(step)}
      label="Activities"
      count={`${number} of ${book.activities.length}`}
      title={activity.title}
      isFirst={isFirst}
      when="if there is time"
      className={sections.look?.(id) ?? ''}
      tools={sections.tools?.(id, activity.title)}
    >
      {sections.instead?.(id) ?? <Step step={step} book={book} sermonId={undefined} />}
    </SectionFrame>
  )
}
