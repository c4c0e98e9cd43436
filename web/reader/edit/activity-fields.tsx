import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { Findings } from './findings.tsx'
import { MinutesField, TextLine } from './text-line.tsx'
import { moved, TextList } from './text-list.tsx'

const empty: Activity = {
  title: 'A new activity',
  description: '',
  materials: [],
  goal: '',
  steps: [''],
  minutes: 8,
  prepMinutes: 0,
  kind: 'sit',
  safety: '',
  adapt: [],
}

/** An activity: what it is called and needs, how long it takes, its steps, and its place among the others. */
export function ActivityFields({ book, at }: { book: LessonBook; at: number }) {
  const { editing } = useEdit()
  const id = useId()
  const activity = book.activities[at]
  if (!activity) return <p className="font-sans text-ink-2">This activity was taken out.</p>
  const path = `activities.${at}`
  const all = (next: Activity[]) => editing.set('activities', next)
  return (
    <div className="space-y-4">
      <TextLine path={`${path}.title`} value={activity.title} label="Title" one />
      <div className="flex flex-wrap gap-4">
        <MinutesField path={`${path}.minutes`} value={activity.minutes} label="Minutes" />
        <MinutesField path={`${path}.prepMinutes`} value={activity.prepMinutes} label="Minutes to prepare" />
        <div>
          <label htmlFor={id} className="mb-1 block font-sans text-[0.8125rem] font-semibold text-mute">
            The group
          </label>
          <select
            id={id}
            value={activity.kind}
            onChange={(event) => editing.set(`${path}.kind`, event.target.value)}
            className="h-10 rounded-md border border-line-2 bg-card px-2.5 select-arrow focus:border-accent focus:ring-2 focus:ring-accent/25 focus:outline-none"
          >
            <option value="sit">sits</option>
            <option value="move">moves</option>
            <option value="make">makes something</option>
          </select>
        </div>
      </div>
      <TextList path={`${path}.steps`} lines={activity.steps} label="Steps" item="Step" add="Add a step" age={book.ageGroup} />
      <TextList
        path={`${path}.materials`}
        lines={activity.materials}
        label="Supplies"
        item="Supply"
        add="Add a supply"
        age={book.ageGroup}
        plain
      />
      <TextList
        path={`${path}.adapt`}
        lines={activity.adapt}
        label="If your group is different"
        item="Way"
        add="Add a way"
        age={book.ageGroup}
        plain
      />
      <TextLine path={`${path}.safety`} value={activity.safety} label="To keep everyone safe" />
      <Findings path={path} />
      <div className="flex flex-wrap gap-1 border-t border-line pt-3 font-sans">
        <Button look="ghost" size="sm" disabled={at === 0} onClick={() => all(moved(book.activities, at, at - 1))}>
          <ArrowUp className="size-4" aria-hidden="true" />
          Earlier
        </Button>
        <Button look="ghost" size="sm" disabled={at === book.activities.length - 1} onClick={() => all(moved(book.activities, at, at + 1))}>
          <ArrowDown className="size-4" aria-hidden="true" />
          Later
        </Button>
        <Button look="ghost" size="sm" onClick={() => all(book.activities.toSpliced(at + 1, 0, empty))}>
          <Plus className="size-4" aria-hidden="true" />
          Add an activity
        </Button>
        <Button look="ghost" size="sm" onClick={() => all(book.activities.toSpliced(at, 1))}>
          <Trash2 className="size-4" aria-hidden="true" />
          Take it out
        </Button>
      </div>
    </div>
  )
}
