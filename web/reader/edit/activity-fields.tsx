import { Plus } from 'lucide-react'
import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { idOf } from '#lesson/plan/placed.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { emptyActivity } from './empty-activity.ts'
import { Findings } from './findings.tsx'
import { GroupField } from './group-field.tsx'
import { MinutesField, TextLine } from './text-line.tsx'
import { AddStep, Moves, MoveTools, TakeOut, tool } from './plan-tools.tsx'
import { moved, TextList } from './text-list.tsx'

/** The description is a text of its own only where it says something else than goal or steps; otherwise it follows them. */
const ownDescription = ({ description, goal, steps }: Activity) => description && description !== goal && description !== steps.join(' ')

/** An activity: what it is called and needs, how long it takes, its steps, and its place among the others. */
export function ActivityFields({ book, at }: { book: LessonBook; at: number }) {
  const { editing, open } = useEdit()
  const activity = book.activities[at]
  if (!activity) return <p className="font-sans text-ink-2">This activity was taken out.</p>
  const path = `activities.${at}`
  const place = idOf({ of: 'activity', at })
  const all = (next: Activity[]) => editing.set('activities', next)
  return (
    <div className="space-y-4">
      <TextLine path={`${path}.title`} value={activity.title} label="Title" one />
      <TextLine path={`${path}.goal`} value={activity.goal} label="What it is for" />
      {ownDescription(activity) && <TextLine path={`${path}.description`} value={activity.description} label="In a line or two" />}
      <div className="flex flex-wrap gap-4">
        <MinutesField path={`${path}.minutes`} value={activity.minutes} label="Minutes" />
        <MinutesField path={`${path}.prepMinutes`} value={activity.prepMinutes} label="Minutes to prepare" />
        <GroupField path={`${path}.kind`} value={activity.kind} />
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
        <MoveTools
          id={place}
          book={book}
          spare={<Moves at={at + 1} count={book.activities.length + 2} move={(to) => all(moved(book.activities, at, to - 1))} />}
        />
        <Button
          {...tool}
          onClick={() => (all(book.activities.toSpliced(at + 1, 0, emptyActivity)), open(idOf({ of: 'activity', at: at + 1 })))}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add an activity
        </Button>
        <AddStep id={place} book={book} />
        <TakeOut title={activity.title} from="the book" take={() => all(book.activities.toSpliced(at, 1))} />
      </div>
    </div>
  )
}
