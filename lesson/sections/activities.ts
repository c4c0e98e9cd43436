import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { renumbered } from '#lesson/plan/placed.ts'
import { list, object, text } from './model-shape.ts'
import { everyAge, type Place, type Section } from './section.ts'
import { fieldsOf, first, listOf, numberOf, textOf, textsOf } from './tolerant.ts'

/** A description that only repeats the steps or the goal goes on doing so, and an activity keeps its place in the class. */
function othersFollow(before: LessonBook, after: LessonBook): LessonBook {
  const activities = after.activities.map((one, at) => {
    const was = before.activities[at]
    if (!was || one.description !== was.description || one.title !== was.title) return one
    if (was.description === was.goal) return { ...one, description: one.goal }
    return was.description === was.steps.join(' ') ? { ...one, description: one.steps.join(' ') } : one
  })
  return { ...after, activities, stepsMoved: renumbered('activity', [before.activities, before], [after.activities, after]) }
}

function readActivity(value: unknown): Activity {
  const fields = fieldsOf(value)
  const steps = textsOf(fields.steps)
  const description =
    typeof value === 'string' ? value : textOf(first(fields, 'description', 'instructions', 'activity', 'text')) || steps.join(' ')
  const kind = textOf(fields.kind).toLowerCase()
  return {
    title: textOf(first(fields, 'title', 'type', 'name')),
    description,
    materials: textsOf(first(fields, 'materials', 'supplies')),
    goal: textOf(fields.goal),
    steps: steps.length ? steps : description.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean),
    minutes: numberOf(fields.minutes, 10),
    prepMinutes: numberOf(first(fields, 'prepminutes', 'preparationminutes'), 5),
    kind: kind === 'move' || kind === 'make' ? kind : 'sit',
    safety: textOf(fields.safety),
    adapt: textsOf(first(fields, 'adapt', 'adaptations')),
  }
}

function placesOf({ steps, description, safety, adapt, materials }: Activity, at: number): Place[] {
  // What is only played or drawn is said once, and every line of the activity leans on it.
  const whole = [...steps, description, safety].join('\n')
  const done = (path: string, words: string): Place => ({
    path: `activities.${at}.${path}`,
    text: words,
    manner: 'do',
    safety,
    whole,
    materials,
  })
  return [
    // A step leans on the one before: the lights go out in one, the children run in the next.
    done('steps', steps.join('\n')),
    done('description', description),
    done('safety', safety),
    ...adapt.map((line, n) => done(`adapt.${n}`, line)),
    ...materials.map((material, n) => done(`materials.${n}`, `Use ${material}.`)),
  ]
}

const activityShape = object({
  title: text(),
  kind: { type: 'string', enum: ['sit', 'move', 'make'] },
  minutes: { type: 'integer' },
  prepMinutes: { type: 'integer' },
  materials: list(text()),
  steps: list(text()),
  goal: text('How it serves the bottom line.'),
  safety: text(
    'Empty when nothing can go wrong. Where something cuts, burns or is hot, it names that and says which grown-up does it or stands by.',
  ),
  adapt: list(text()),
})

export const activities: Section = {
  id: 'activities',
  label: 'The activities',
  place: 'An activity',
  list: 'activities',
  items: { one: 'activity', more: 'activities' },
  ages: everyAge,
  needed: everyAge,
  isOfStory: true,
  offTheWall: true,
  fields: ['activities'],
  editable: ['activities'],
  isPublic: ['activities'],
  empty: () => ({ activities: [] }),
  isThere: (book) => book.activities.length > 0 && book.activities.every(({ goal, steps }) => goal && steps.length > 0),
  words: (book) =>
    book.activities.map((one) => [one.title, one.description, one.goal, ...one.steps, ...one.materials].join('\n')).join('\n'),
  places: (book) => book.activities.flatMap(placesOf),
  printed: (book) => book.activities.flatMap(({ title, goal, steps }) => [title, goal, ...steps]),
  model: () => ({ activities: list(activityShape) }),
  read: (fields) => ({
    activities: listOf(first(fields, 'activities', 'interactiveactivities'))
      .map(readActivity)
      .filter((one) => one.title || one.description),
  }),
  settle: othersFollow,
}
