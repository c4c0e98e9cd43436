import { describe, expect, test } from 'vitest'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { activityChecks } from '#lesson/checks/activities.ts'
import { faithfulChecks } from '#lesson/checks/faithful.ts'
import { isCommon } from '#lesson/checks/common-supplies.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { clauseOf } from '#lesson/write/memory-verse.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { activitiesForTeens, adaptLines, childVerses, flashcards, sharedActivities, stories } from './bank.ts'
import { claims } from './lessons.ts'
import { activityFaults, storyFaults } from './rubric.ts'

const ages = ['teens', 'children', 'young-kids'] as const

test('the bank holds 150 stories, 250 cards and 300 verses at least, each once', () => {
  expect(stories.length).toBeGreaterThanOrEqual(150)
  expect(Object.keys(flashcards).length).toBeGreaterThanOrEqual(250)
  expect(childVerses.length).toBeGreaterThanOrEqual(300)
  expect(new Set(stories.map((one) => one.title)).size).toBe(stories.length)
})

describe.each(stories.map((story) => [story.title, story] as const))('the story %s', (_, story) => {
  test('passes the rubric for both ages', () => expect(storyFaults(story)).toEqual([]))
  test('names nobody whom the Bible does not know', () => {
    const book = {
      ...emptyBook('children', 'offline'),
      bibleStory: { title: story.title, content: [...story.children, ...story.youngKids].join('\n') },
    }
    const context = { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }
    expect(faithfulChecks.filter(({ line }) => line.endsWith('names')).flatMap((check) => check.find(book, context))).toEqual([])
  })
  test('tells passages that exist', () => {
    for (const span of [story.span, ...story.parallels]) expect(bible().passage(span).length, span).toBeGreaterThan(0)
  })
})

describe.each(Object.entries(activitiesForTeens))('the activities for teens on %s', (_, activities) => {
  test('fit their age, ask for nothing that chokes, cuts, burns or feeds without a word, and need only what a cupboard has', () => {
    expect(activities.flatMap((one) => activityFaults(one, 'teens'))).toEqual([])
    expect(activities.flatMap(({ materials }) => materials.filter((supply) => !isCommon(supply)))).toEqual([])
    const book = { ...emptyBook('teens', 'offline'), activities: activities.map((one) => ({ ...one, description: '', goal: one.title })) }
    const context = { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }
    expect(activityChecks.filter((check) => check.bold).flatMap((check) => check.find(book, context))).toEqual([])
  })
})

test('no activity stands in the bank twice, and the topic of every claim has some', () => {
  const titles = [...Object.values(activitiesForTeens), ...Object.values(sharedActivities)].flat().map((one) => one.title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  for (const { id, topic } of claims) if (topic) expect(activitiesForTeens, id).toHaveProperty(topic)
})

test('every verse for children stands in the translation and has a length that a child can learn', () => {
  for (const { osis, clause } of childVerses) {
    expect(() => clauseOf(bible(), { osis, clause }, ''), osis).not.toThrow()
    expect(countWords(clause), clause).toBeGreaterThanOrEqual(6)
    expect(countWords(clause), clause).toBeLessThanOrEqual(20)
  }
})

test('activities that fit every lesson, and the adapt lines, are there for each age', () => {
  for (const age of ages) {
    expect(sharedActivities[age].length).toBeGreaterThanOrEqual(4)
    for (const kind of ['sit', 'move', 'make'] as const)
      expect(adaptLines[age][kind].length).toBeGreaterThanOrEqual(ageProfiles[age].adaptLines)
  }
})
