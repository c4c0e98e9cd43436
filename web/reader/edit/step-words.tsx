import { RotateCcw } from 'lucide-react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { TextLine } from './text-line.tsx'

/** What the leader does in a step, as the minute plan says it, or in own words; each line is a thing to do. */
export function StepWords({ id, book }: { id: string; book: LessonBook }) {
  const { editing } = useEdit()
  const usual = runSheet({ ...book, ownSteps: [] }).find((step) => step.id === id)
  if (!usual) return null
  const at = book.ownSteps.findIndex(({ step }) => step === usual.name)
  const own = book.ownSteps[at]
  const say = (what: string) => {
    const next = { step: usual.name, what }
    editing.set('ownSteps', own ? book.ownSteps.with(at, next) : [...book.ownSteps, next])
  }
  return (
    <div>
      <TextLine
        path={`ownSteps.${at < 0 ? book.ownSteps.length : at}.what`}
        value={own?.what ?? usual.what}
        label="What you do"
        onText={say}
      />
      {own && own.what !== usual.what && (
        <Button look="ghost" size="sm" className="mt-1.5 -ml-2" onClick={() => editing.set('ownSteps', book.ownSteps.toSpliced(at, 1))}>
          <RotateCcw className="size-4" aria-hidden="true" />
          Say it as the plan does
        </Button>
      )}
    </div>
  )
}
