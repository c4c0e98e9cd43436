import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import { claimActivity } from '#lesson/bank/claim-activities/index.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { asActivity, fittingActivities } from '#lesson/write/activities-of-lesson.ts'
import { isAtHand } from './at-hand.ts'
import type { Related } from './related-lessons.ts'
import type { Wish } from './wish.ts'

const ofAngle = ({ angle }: BankLesson, age: LessonBook['ageGroup']) =>
  age === 'children' ? angle.children.activity : age === 'young-kids' ? angle['young-kids'].play : angle.teens.activity

/**
 * Activities that a book could have instead: of this passage and claim first, for what they lean on stands in it; then for teens those
 * of the claim's topic, and those that go with any lesson. What this church had lately comes last, and behind it
 * what needs more than is at hand.
 */
export function otherActivities(
  book: LessonBook,
  { own, sameStory }: Related,
  { wish, given, supplies }: { wish: Wish; given: ReadonlySet<string>; supplies: readonly string[] | null },
): Activity[] {
  const { ageGroup: age, bottomLine } = book
  const standing = new Set(book.activities.map(({ title }) => title.toLowerCase()))
  const told = own ?? sameStory[0]
  const pool = [
    ...[...(own ? [own] : []), ...sameStory].map((lesson) => ofAngle(lesson, age)),
    ...(own ? [claimActivity(own.claim.id, age) ?? []].flat() : []),
    ...(told ? [storyActivity(told.story.span, age) ?? []].flat() : []),
    ...fittingActivities(age, told?.story, told?.claim.topic),
  ]
  return [...new Map(pool.map((one) => [one.title, one])).values()]
    .filter(({ title }) => !standing.has(title.toLowerCase()))
    .sort((a, b) => Number(given.has(a.title)) - Number(given.has(b.title)))
    .sort((a, b) => lacking(a.materials, supplies) - lacking(b.materials, supplies))
    .map((one) => forFew(asActivity(one, bottomLine, age), wish))
}

const lacking = (materials: string[], supplies: readonly string[] | null) =>
  Number(supplies !== null && materials.some((one) => !isAtHand(one, supplies)))

/** For a few children the line that says how it goes with them is the first step. */
function forFew(activity: Activity, { code }: Wish): Activity {
  const line = activity.adapt.find((one) => /^One to three/i.test(one))
  if (code !== 'few-children' || !line) return activity
  const adapt = activity.adapt.filter((one) => one !== line)
  return { ...activity, steps: [line, ...activity.steps], adapt: [...adapt, 'A larger group: leave out the first step.'] }
}

/** Other activities for a whole lesson: as many as it has, of which together one moves and one needs nothing prepared. */
export function otherSets(book: LessonBook, pool: Activity[]): Activity[][] {
  const { activities } = ageProfiles[book.ageGroup]
  const size = Math.max(activities[0], Math.min(book.activities.length, activities[1]))
  return pool.map((first, at) => {
    const rest = [...pool.slice(at + 1), ...pool.slice(0, at)]
    const chosen = [first]
    for (const lacks of [(one: Activity) => one.kind === 'move', (one: Activity) => one.prepMinutes === 0]) {
      const found = chosen.some(lacks) ? undefined : rest.find((one) => lacks(one) && !chosen.includes(one))
      if (found && chosen.length < size) chosen.push(found)
    }
    return [...chosen, ...rest.filter((one) => !chosen.includes(one))].slice(0, size)
  })
}
