import { ArrowDown, ArrowUp, Plus, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { sermonSteps } from '#lesson/plan/minute-plan.ts'
import { idOf } from '#lesson/plan/placed.ts'
import { type RunStep, runSheet } from '#lesson/plan/run-sheet.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'

export const tool = { look: 'ghost', size: 'sm', className: 'max-sm:min-h-11' } as const

/** What is done with a step as a whole: where it stands in the class, what is put behind it, and whether it is there at all. */
export function PlanTools({ id, book }: { id: string; book: LessonBook }) {
  const { editing } = useEdit()
  const step = runSheet(book).find((one) => one.id === id)
  if (!step) return null
  const { part } = step
  const ofPlan = part.of === 'filler' || part.of === 'pause'
  const out = ofPlan || part.of === 'welcome' ? book.stepsOut.filter((one) => one !== sermonSteps.all) : []
  return (
    <div className="-ml-3.5 flex flex-wrap gap-1 font-sans">
      <MoveTools id={id} book={book} />
      <AddStep id={id} book={book} />
      {ofPlan && <TakeOut title={step.title} from="the plan" take={() => editing.set('stepsOut', [...book.stepsOut, step.name])} />}
      {part.of === 'own' && (
        <TakeOut title={step.title} from="the class" take={() => editing.set('addedSteps', book.addedSteps.toSpliced(part.at, 1))} />
      )}
      {part.of === 'song' && <TakeOut title={step.title} from="the class" take={() => editing.set('song', null)} />}
      {out.map((name) => (
        <Button
          key={name}
          {...tool}
          onClick={() =>
            editing.set(
              'stepsOut',
              book.stepsOut.filter((one) => one !== name),
            )
          }
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          Bring back “{name}”
        </Button>
      ))}
    </div>
  )
}

/** Takes something out of the book, says so, and closes what was open. */
export function TakeOut({ title, from, take }: { title: string; from: string; take: () => void }) {
  const { editing, open } = useEdit()
  const out = () => {
    take()
    toast({ title: 'Taken out', description: `“${title}” is out of ${from}.`, action: { label: 'Undo', run: editing.undo } })
    open('')
  }
  return (
    <Button {...tool} onClick={out}>
      <Trash2 className="size-4" aria-hidden="true" />
      Take it out
    </Button>
  )
}

/** The steps that have a place of their own: what comes twice in a long class has one, and a short pause none. */
const inOrder = (steps: RunStep[]): RunStep[] =>
  steps.filter(({ part, place }, at, all) => part.of !== 'pause' && all.findIndex((one) => one.place === place) === at)
/** Each step with the one that it stands behind; the class begins with its welcome and ends with its prayer. */
const movedTo = (places: string[]): LessonBook['stepsMoved'] =>
  places.flatMap((step, at) => (step === 'welcome' || step === 'close' ? [] : [{ step, after: places[at - 1] ?? '' }]))

/** One step earlier or later; `spare` is for an activity that stands in no minute of the class. */
export function MoveTools({ id, book, spare = null }: { id: string; book: LessonBook; spare?: ReactNode }) {
  const { editing, open } = useEdit()
  const all = runSheet(book)
  const step = all.find((one) => one.id === id)
  if (!step) return spare
  if (step.part.of === 'welcome' || step.part.of === 'close') return null
  const order = inOrder(all)
  if (step.part.of === 'pause') {
    // The plan puts a pause where the group has sat too long: one that is moved is a step of the leader's own from then on, and so are the others of its name.
    const pauses = all.filter(({ part, name }) => part.of === 'pause' && name === step.name)
    const first = book.addedSteps.length
    const placeOf = (one: RunStep) => (pauses.includes(one) ? idOf({ of: 'own', at: first + pauses.indexOf(one) }) : one.place)
    const places = all.filter((one) => order.includes(one) || pauses.includes(one)).map(placeOf)
    const at = places.indexOf(placeOf(step))
    const move = (to: number) => {
      editing.setAll([
        {
          path: 'addedSteps',
          value: [...book.addedSteps, ...pauses.map(({ title, minutes, kind, what }) => ({ title, minutes, kind, say: '', what }))],
        },
        { path: 'stepsMoved', value: movedTo(places.toSpliced(at, 1).toSpliced(to, 0, placeOf(step))) },
        { path: 'stepsOut', value: [...book.stepsOut, step.name] },
      ])
      open(placeOf(step))
    }
    return <Moves at={at} count={places.length} move={move} />
  }
  const places = order.map(({ place }) => place)
  const at = order.indexOf(step)
  if (at < 0) return null
  return (
    <Moves
      at={at}
      count={places.length}
      move={(to) => editing.set('stepsMoved', movedTo(places.toSpliced(at, 1).toSpliced(to, 0, step.place)))}
    />
  )
}
export const Moves = ({ at, count, move }: { at: number; count: number; move: (to: number) => void }) => (
  <>
    <Button {...tool} disabled={at <= 1} onClick={() => move(at - 1)}>
      <ArrowUp className="size-4" aria-hidden="true" />
      Earlier
    </Button>
    <Button {...tool} disabled={at >= count - 2} onClick={() => move(at + 1)}>
      <ArrowDown className="size-4" aria-hidden="true" />
      Later
    </Button>
  </>
)

/** A step of the leader's own behind this one: an announcement, a snack, a birthday. */
export function AddStep({ id, book }: { id: string; book: LessonBook }) {
  const { editing, open } = useEdit()
  const all = runSheet(book)
  const at = all.findIndex((one) => one.id === id)
  if (at < 0 || all[at]?.part.of === 'close') return null
  const add = () => {
    const place = idOf({ of: 'own', at: book.addedSteps.length })
    const places = inOrder(all).map((one) => one.place)
    // Behind a pause is behind the step before it.
    const before = all.slice(0, at + 1).findLast((one) => places.includes(one.place))
    editing.setAll([
      { path: 'addedSteps', value: [...book.addedSteps, { title: 'A step of your own', minutes: 5, kind: 'sit', say: '', what: '' }] },
      { path: 'stepsMoved', value: movedTo(places.toSpliced(places.indexOf(before?.place ?? 'welcome') + 1, 0, place)) },
    ])
    open(place)
  }
  return (
    <Button {...tool} onClick={add}>
      <Plus className="size-4" aria-hidden="true" />
      Add a step after it
    </Button>
  )
}
