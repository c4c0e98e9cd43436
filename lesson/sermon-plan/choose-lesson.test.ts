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
