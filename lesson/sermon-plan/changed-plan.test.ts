import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { changedPlan } from './changed-plan.ts'
import { heardPlan } from './heard-plan.ts'

const read = heardPlan(hearSermon(neighborSermon, bible()), bible())
/** A point whose sentence was offered as the idea, and one that was not. */
const points = [read.bigIdea.quote, 'He was the last one whom anybody expected to stop.'].map((quote) => ({
  text: quote,
  quote,
  segment: '',
  ages: ['teens' as const],
}))
const before = { ...read, points }

test('where a leader puts the idea in his own words, a sentence that was offered for it is shown still and stands in no book by itself', () => {
  const after = changedPlan(before, { bigIdea: { text: 'Love stops.' } }, bible())!
  expect(after.points.map(({ ages }) => ages)).toEqual([[], ['teens']])
  expect(after.points.map(({ quote }) => quote)).toEqual(points.map(({ quote }) => quote))
})

test('where he takes one of the sentences, or says which points there are, the points stay as they are', () => {
  const [other] = read.bigIdea.others
  expect(changedPlan(before, { bigIdea: { text: other!.text } }, bible())?.points).toEqual(points)
  expect(changedPlan(before, { bigIdea: { text: 'Love stops.' }, points }, bible())?.points).toEqual(points)
})
