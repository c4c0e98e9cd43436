import { expect, test } from 'vitest'
import { lessons } from '#lesson/bank/lessons.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { rankLessons } from './choose-lesson.ts'
import { heardPlan } from './heard-plan.ts'

const spans = [...new Set(lessons.map(({ story }) => story.span))]
const versesIn = new Map(spans.map((span) => [span, bible().passage(span)]))
const within = spans.flatMap((inner) =>
  spans.flatMap((outer) => {
    const [few, many] = [versesIn.get(inner) ?? [], new Set(versesIn.get(outer))]
    return inner !== outer && few.length < many.size && few.every((verse) => many.has(verse)) ? [{ inner, outer }] : []
  }),
)

test('of two stories that tell the passage the one that is just this passage is told', () => {
  const plan = heardPlan(hearSermon(neighborSermon, bible()), bible())
  const wish = { bible: bible(), head: '', body: '', given: new Set<string>() }
  expect(within.length).toBeGreaterThan(3)
  for (const { inner, outer } of within) {
    const asked = { ...plan, bigIdea: { ...plan.bigIdea, text: '', quote: '' }, points: [], verses: [] }
    const ranked = rankLessons({ ...asked, passage: labelOf(versesIn.get(inner) ?? []) }, wish)
    const place = (span: string) => ranked.findIndex(({ lesson }) => lesson.story.span === span)
    expect(place(inner), `${inner} in ${outer}`).toBeLessThan(place(outer))
  }
})

test('a church that had the story of a passage lately has it again when that passage is preached, told another way where one is as near', () => {
  const heard = hearSermon(neighborSermon, bible())
  const plan = heardPlan(heard, bible())
  const { story, angle } = rankLessons(plan, { bible: bible(), head: '', body: heard.sermon.content, given: new Set() })[0]!.lesson
  const told = lessons.filter((one) => one.story.span === story.span)
  const given = new Set([story.title, ...told.map((one) => one.angle.title.children)])
  const wish = { bible: bible(), head: '', body: heard.sermon.content }
  expect(rankLessons(plan, { ...wish, given })[0]?.lesson.story.span).toBe(story.span)
  const before = rankLessons(plan, { ...wish, given: new Set() }).findIndex((one) => one.lesson.angle === angle)
  const after = rankLessons(plan, { ...wish, given: new Set([angle.title.children]) }).findIndex((one) => one.lesson.angle === angle)
  expect(after).toBeGreaterThanOrEqual(before)
})
