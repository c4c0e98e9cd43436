import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stories } from '#lesson/bank/bank.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { rankLessons } from '#lesson/sermon-plan/choose-lesson.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { hearSermon } from '../hear-sermon.ts'
import { isElsewhere, toldStory } from './told-story.ts'

const sermon = (name: string) => readFileSync(`tests/sermons/${name}.txt`, 'utf8')
const withoutPlaces = (text: string) => text.replace(/\b\d+:\d+(?:[–-]\d+)?/g, '')

test.each([
  ['zacchaeus', 'Luke.19.1-Luke.19.10'],
  ['furnace', 'Dan.3'],
  ['dry-bones', 'Ezek.37.1-Ezek.37.14'],
])('the story that a preacher tells is known by what is in it: %s', (name, span) =>
  expect(toldStory(bible(), withoutPlaces(sermon(name)), true)?.startsWith(span.split('-')[0] ?? '')).toBe(true),
)
test('a sermon that tells none has none', () => {
  const content =
    'Last week the committee met twice about the parking lot. We are a church that loves to plan, and I am glad of it. But when did we last sit still? My grandmother kept an empty chair by her stove, and nobody had to say why. God is good to us, friends. He is patient when we are not. Let us leave a chair.'
  expect(toldStory(bible(), content, false)).toBeUndefined()
})

const readings = 'Readings: Proverbs 25:6-7; Hebrews 13:1-8'
test('of a day whose readings are named the one is preached that is told; what somebody typed is asked about', () => {
  const content = `${readings}\n\n${withoutPlaces(sermon('zacchaeus'))}`
  const form = { title: 'Sunday', speaker: '', date: '', scripture: '', theme: '', content }
  expect(hearSermon(form, bible()).reading.main?.label).toMatch(/^Luke 19:1-10/)
  const { asks } = heardPlan(hearSermon({ ...form, scripture: 'Hebrews 13:1-8' }, bible()), bible())
  expect(asks).toMatchObject([{ code: 'passage', given: 'Hebrews 13:1-8', found: expect.stringMatching(/^Luke 19:1-10/) }])
})

test('another Gospel’s telling and the rest of the chapter are not elsewhere', () => {
  const story = stories.find(({ parallels }) => parallels.length > 0)!
  expect(isElsewhere(bible(), story.span, story.parallels[0]!)).toBe(false)
  expect(isElsewhere(bible(), 'Acts.16.16-Acts.16.34', 'Acts.16.11-Acts.16.15')).toBe(false)
  expect(isElsewhere(bible(), 'Acts.16.16-Acts.16.34', 'Acts.17.1-Acts.17.9')).toBe(true)
})

test('of a chapter with several stories the one is told that the preacher tells, though the idea sounds like another', () => {
  const content =
    'Paul and Silas sat in prison, their feet in the stocks. About midnight they sang. The earth shook, the doors flew open, and every chain fell off. The jailer woke and drew his sword. "Do not harm yourself," Paul shouted, "we are all here!" The jailer called for lights. He washed their wounds, and his whole house was baptized.'
  const plan = {
    bigIdea: { text: 'God opens a heart, and then a house.', quote: '', how: 'leader' as const, others: [] },
    points: [],
    passage: 'Acts 16',
    verses: [],
    confirmed: true,
  }
  const form = { title: '', speaker: '', date: '', scripture: 'Acts 16', theme: '', content }
  const [first] = rankLessons(plan, lessonWish(form, bible(), new Set()))
  expect(first?.lesson.story.span).toBe('Acts.16.16-Acts.16.34')
})
