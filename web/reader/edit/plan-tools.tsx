import { ArrowDown, ArrowUp, RotateCcw, Trash2 } from 'lucide-react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { sermonSteps } from '#lesson/plan/minute-plan.ts'
import { type RunStep, runSheet } from '#lesson/plan/run-sheet.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'

const button = { look: 'ghost', size: 'sm', className: 'max-sm:min-h-11' } as const

/** Where what fills the time stands in the class, and whether it is there at all; the rest of the plan follows from the book. */
export function PlanTools({ id, book, onDone }: { id: string; book: LessonBook; onDone: () => void }) {
  const { editing } = useEdit()
  const steps = runSheet(book)
  const step = steps.find((one) => one.id === id)
  const out = book.stepsOut.filter((one) => one !== sermonSteps.all)
  if (!step || (step.part.of !== 'filler' && step.part.of !== 'pause' && step.part.of !== 'welcome')) return null
  const takeOut = () => {
    editing.set('stepsOut', [...book.stepsOut, step.name])
    toast({ title: 'Taken out', description: `“${step.title}” is out of the plan.`, action: { label: 'Undo', run: editing.undo } })
    onDone()
  }
  return (
    <div className="-ml-3.5 flex flex-wrap gap-1 font-sans empty:hidden">
      {step.part.of === 'filler' && <MoveTools step={step} steps={steps} />}
      {step.part.of !== 'welcome' && (
        <Button {...button} onClick={takeOut}>
          <Trash2 className="size-4" aria-hidden="true" />
          Take it out
        </Button>
      )}
      {out.map((name) => (
        <Button
          key={name}
          {...button}
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

/** One step earlier or later among those that have a place of their own; the prayer stays the last. */
function MoveTools({ step, steps }: { step: RunStep; steps: RunStep[] }) {
  const { editing } = useEdit()
  const order = steps.filter(({ part }) => part.of !== 'pause')
  const at = order.indexOf(step)
  // What comes twice in a long class has one place to be moved from.
  if (order.findIndex(({ part, name }) => part.of === 'filler' && name === step.name) !== at) return null
  const move = (to: number) => {
    const next = order.toSpliced(at, 1).toSpliced(to, 0, step)
    // All that fills the time keeps the place at which it is seen now.
    const first = next.filter((one, n) => one.part.of === 'filler' && next.findIndex(({ name }) => name === one.name) === n)
    editing.set(
      'stepsMoved',
      first.map((one) => ({ step: one.name, after: next[next.indexOf(one) - 1]?.place ?? '' })),
    )
  }
  return (
    <>
      <Button {...button} disabled={at <= 1} onClick={() => move(at - 1)}>
        <ArrowUp className="size-4" aria-hidden="true" />
        Earlier
      </Button>
      <Button {...button} disabled={at >= order.length - 2} onClick={() => move(at + 1)}>
        <ArrowDown className="size-4" aria-hidden="true" />
        Later
      </Button>
    </>
  )
}
