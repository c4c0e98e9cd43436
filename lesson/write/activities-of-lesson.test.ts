import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { activitiesForTeens, sharedActivities } from '#lesson/bank/bank.ts'
import { lessonOf, lessons } from '#lesson/bank/lessons.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { activitiesOfLesson, asActivity } from './activities-of-lesson.ts'

const needsOf = new Map(
  [...Object.values(sharedActivities), ...Object.values(activitiesForTeens)].flat().map((one) => [one.title, one.needs]),
)

test.each(ageGroups)('every lesson of the bank has enough to do for %s, and nothing that needs what its passage lacks', (age) => {
  for (const { claim, story } of lessons) {
    const lesson = lessonOf(claim.id, story.span)!
    const { angle } = lesson
    const own = age === 'teens' ? angle.teens.activity : age === 'children' ? angle.children.activity : angle['young-kids'].play
    const ofStory = storyActivity(story.span, age)
    for (const [minutes, wanted] of [
      [30, 2],
      [45, 2],
      [60, 3],
    ] as const) {
      const all = activitiesOfLesson({
        age,
        own,
        story: lesson.story,
        ofStory,
        topic: claim.topic,
        truth: claim.truth,
        minutes,
        given: new Set(),
        seed: story.span,
      })
      expect(all, story.span).toHaveLength(wanted)
      expect(all.some(({ kind }) => kind === 'move')).toBe(true)
      expect(all.some(({ prepMinutes }) => prepMinutes === 0)).toBe(true)
      for (const { title } of all.slice(own ? 1 : 0).filter((one) => one.title !== ofStory?.title))
        expect(lesson.story.gives, `${title} for ${story.span}`).toEqual(expect.arrayContaining(needsOf.get(title) ?? ['?']))
    }
  }
})

test('a line that is too long for one breath is said in parts, whatever the step calls it', () => {
  const [lesson] = lessons
  const said = (step: string) =>
    asActivity({ ...lesson!.angle.children.activity, steps: [step] }, 'The line.', 'children', 'our line, one part at a time.').steps
  expect(said('Sit down and say: {truth}')).toEqual(['Sit down and say our line, one part at a time.'])
  expect(said('Say the bottom line to the empty chair: {truth}')).toEqual(['Say the bottom line to the empty chair, one part at a time.'])
})
