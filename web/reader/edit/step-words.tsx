import { RotateCcw } from 'lucide-react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { sermonAtClose, sermonSteps } from '#lesson/plan/minute-plan.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { ageLook } from '#web/book/age-look.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { GroupField } from './group-field.tsx'
import { PlanTools } from './plan-tools.tsx'
import { MinutesField, TextLine } from './text-line.tsx'

/** What the leader does in a step, as the minute plan says it, or in own words; each line is a thing to do. */
export function StepWords({ id, book }: { id: string; book: LessonBook }) {
  const usual = runSheet({ ...book, ownSteps: [] }).find((step) => step.id === id)
  if (!usual) return null
  return (
    <>
      {id === 'close' && <SermonLines book={book} />}
      {usual.part.of === 'own' ? (
        <AddedStep book={book} at={usual.part.at} />
      ) : (
        <OwnWords book={book} step={usual.name} usual={usual.what} label="What you do" />
      )}
      <PlanTools id={id} book={book} />
    </>
  )
}

/** A step that the leader added to the class. */
function AddedStep({ book, at }: { book: LessonBook; at: number }) {
  const own = book.addedSteps[at]
  if (!own) return null
  const path = `addedSteps.${at}`
  return (
    <>
      <TextLine path={`${path}.title`} value={own.title} label="Title" one />
      <div className="flex flex-wrap gap-4">
        <MinutesField path={`${path}.minutes`} value={own.minutes} label="Minutes" />
        <GroupField path={`${path}.kind`} value={own.kind} />
      </div>
      <TextLine path={`${path}.say`} value={own.say} label="What you say" className={ageLook[book.ageGroup].read} />
      <TextLine path={`${path}.what`} value={own.what} label="What you do" />
    </>
  )
}

/** What is said and asked of the sermon in a younger book that tells something else. */
function SermonLines({ book }: { book: LessonBook }) {
  const { editing } = useEdit()
  const usual = sermonAtClose({ ...book, ownSteps: [], stepsOut: [] })
  if (!usual) return null
  const out = book.stepsOut.includes(sermonSteps.all)
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="sr-only">About the sermon</legend>
      {!out && (
        <>
          <OwnWords book={book} step={sermonSteps.say} usual={usual.say} label="What you say about the sermon" />
          <OwnWords book={book} step={sermonSteps.ask} usual={usual.ask} label="What you ask about it" />
        </>
      )}
      <Button
        look="ghost"
        size="sm"
        className="-ml-2 max-sm:min-h-11"
        onClick={() =>
          editing.set('stepsOut', out ? book.stepsOut.filter((one) => one !== sermonSteps.all) : [...book.stepsOut, sermonSteps.all])
        }
      >
        {out ? 'Say something about the sermon' : 'Say nothing about the sermon'}
      </Button>
    </fieldset>
  )
}

function OwnWords({ book, step, usual, label }: { book: LessonBook; step: string; usual: string; label: string }) {
  const { editing } = useEdit()
  const at = book.ownSteps.findIndex((one) => one.step === step)
  const own = book.ownSteps[at]
  const say = (what: string) => editing.set('ownSteps', own ? book.ownSteps.with(at, { step, what }) : [...book.ownSteps, { step, what }])
  return (
    <div>
      <TextLine path={`ownSteps.${at < 0 ? book.ownSteps.length : at}.what`} value={own?.what ?? usual} label={label} onText={say} />
      {own && own.what !== usual && (
        <Button
          look="ghost"
          size="sm"
          className="mt-1.5 -ml-2 max-sm:min-h-11"
          onClick={() => editing.set('ownSteps', book.ownSteps.toSpliced(at, 1))}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          Say it as the plan does
        </Button>
      )}
    </div>
  )
}
