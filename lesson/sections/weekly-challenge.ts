import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { list, object, text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { fieldsOf, first, has, listOf, textOf } from './tolerant.ts'

function readChallenge(value: unknown): LessonBook['weeklyChallenge'] {
  if (!has(value)) return null
  if (typeof value === 'string') return { title: '', description: value.trim(), days: [] }
  const fields = fieldsOf(value)
  const days = listOf(Array.isArray(value) ? value : first(fields, 'days', 'activities')).map((day, at) =>
    typeof day === 'string'
      ? { day: `Day ${at + 1}`, activity: day }
      : {
          day: textOf(first(fieldsOf(day), 'day', 'title')) || `Day ${at + 1}`,
          activity: textOf(first(fieldsOf(day), 'activity', 'description', 'text')),
        },
  )
  return { title: textOf(fields.title), description: textOf(fields.description), days: days.filter((day) => day.activity) }
}

/** Seven days for teens and children, one thing for tonight for the youngest. */
export const weeklyChallenge: Section = {
  id: 'weeklyChallenge',
  label: 'The weekly challenge',
  place: 'The weekly challenge',
  list: 'weeklyChallenge.days',
  items: { one: 'day of the week', more: 'days of the week' },
  ages: everyAge,
  needed: everyAge,
  offTheWall: true,
  fields: ['weeklyChallenge'],
  editable: ['weeklyChallenge'],
  isPublic: ['weeklyChallenge'],
  empty: () => ({ weeklyChallenge: null }),
  isThere: (book) =>
    book.ageGroup === 'young-kids'
      ? Boolean(book.weeklyChallenge?.description)
      : (book.weeklyChallenge?.days.length ?? 0) >= ageProfiles[book.ageGroup].challengeDays[0],
  words: ({ weeklyChallenge: one }) => [one?.title, one?.description, ...(one?.days.map((day) => day.activity) ?? [])].join('\n'),
  places: ({ weeklyChallenge: one }) => [
    { path: 'weeklyChallenge.description', text: one?.description, manner: 'do' },
    ...(one?.days ?? []).map((day, at) => ({ path: `weeklyChallenge.days.${at}`, text: day.activity, manner: 'do' as const })),
  ],
  printed: ({ weeklyChallenge: one }) => [one?.description, ...(one?.days ?? []).map(({ activity }) => activity)],
  heard: (book) => [book.weeklyChallenge?.description],
  model: () => ({
    weeklyChallenge: object({ title: text(), description: text(), days: list(object({ day: text(), activity: text() })) }),
  }),
  read: (fields) => ({ weeklyChallenge: readChallenge(first(fields, 'weeklychallenge', 'challenge')) }),
}
