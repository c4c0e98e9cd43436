import { describe, expect, test } from 'vitest'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { readabilityOf } from '#lesson/analyse/sentences.ts'
import { rankSentences } from '#lesson/analyse/rank-sentences.ts'
import { truthsSaidIn } from '#lesson/analyse/said-truths/said-truths.ts'
import { activityChecks } from '#lesson/checks/activities.ts'
import { faithfulChecks } from '#lesson/checks/faithful.ts'
import { isCommon } from '#lesson/checks/common-supplies.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { clauseOf } from '#lesson/write/memory-verse.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { adaptLines, childVerses, devotionalBridges, flashcards, sharedActivities, stories, themes, truths } from './bank.ts'
import { storyFaults, themeFaults, truthFaults } from './rubric.ts'

const themeIds = new Set(themes.map((theme) => theme.id))
const ages = ['teens', 'children', 'young-kids'] as const

test('the bank holds 150 stories, 48 themes, 250 cards and 300 verses at least, each once', () => {
  expect(stories.length).toBeGreaterThanOrEqual(150)
  expect(themes.length).toBeGreaterThanOrEqual(48)
  expect(Object.keys(flashcards).length).toBeGreaterThanOrEqual(250)
  expect(childVerses.length).toBeGreaterThanOrEqual(300)
  for (const names of [stories.map((one) => one.title), themes.map((one) => one.id)]) expect(new Set(names).size).toBe(names.length)
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
  test('tells passages that exist and belongs to themes that exist', () => {
    for (const span of [story.span, ...story.parallels]) expect(bible().passage(span).length, span).toBeGreaterThan(1)
    for (const id of story.themes) expect(themeIds, id).toContain(id)
  })
})

describe.each(themes.map((theme) => [theme.id, theme] as const))('the theme %s', (_, theme) => {
  test('passes the rubric for all ages', () => expect(themeFaults(theme)).toEqual([]))
  test('quotes a clause for the youngest that stands in its verse, word for word, and names verses that exist', () => {
    const words = countWords(clauseOf(bible(), theme.kidsVerse, '').text)
    const [least, most] = ageProfiles['young-kids'].verseWords
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
    for (const osis of theme.verses) expect(bible().passage(osis), osis).toHaveLength(1)
  })
  test('asks for nothing that chokes, cuts, burns or feeds without a word', () => {
    for (const age of ages) {
      const activities = theme.activities[age].map((one) => ({ ...one, description: '', goal: theme.truth[age] }))
      const book = { ...emptyBook(age, 'offline'), activities }
      const context = { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }
      expect(activityChecks.filter((check) => check.bold).flatMap((check) => check.find(book, context))).toEqual([])
    }
  })
  test('needs only what a church cupboard has, and cards that exist', () => {
    for (const age of ages) for (const one of theme.activities[age]) expect(one.materials.filter((supply) => !isCommon(supply))).toEqual([])
    for (const word of theme.flashcards) expect(flashcards).toHaveProperty(word)
  })
})

describe.each(truths.map((truth) => [truth.id, truth] as const))('the truth %s', (_, truth) => {
  test('passes the rubric, and belongs to themes that exist', () => {
    expect(truthFaults(truth)).toEqual([])
    for (const id of truth.themes) expect(themeIds, id).toContain(id)
  })
  test('is found in its own words', () => {
    const said = truthsSaidIn(rankSentences([truth.children, truth['young-kids']])).map((one) => one.truth.id)
    expect(said).toContain(truth.id)
  })
})

test.each(devotionalBridges)('a bridge lifts a text of short sentences, in sentences that a teen can follow: “%s”', (bridge) => {
  const { words, longest, grade } = readabilityOf(bridge)
  expect([words >= 50 && words <= 70, longest <= ageProfiles.teens.longestSentence, grade >= 11]).toEqual([true, true, true])
})

test('every theme has truths that sermons on it say', () => {
  for (const id of themeIds) expect(truths.filter((truth) => truth.themes.includes(id)).length, id).toBeGreaterThanOrEqual(1)
})

test('no activity of a theme stands in another theme', () => {
  const titles = themes.flatMap((theme) => ages.flatMap((age) => theme.activities[age].map((one) => one.title)))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('every verse for children stands in the translation and has a length that a child can learn', () => {
  for (const { osis, clause, themes: ids } of childVerses) {
    expect(() => clauseOf(bible(), { osis, clause }, ''), osis).not.toThrow()
    expect(countWords(clause), clause).toBeGreaterThanOrEqual(6)
    expect(countWords(clause), clause).toBeLessThanOrEqual(20)
    for (const id of ids) expect(themeIds, id).toContain(id)
  }
})

test('activities that fit every lesson, and the adapt lines, are there for each age', () => {
  for (const age of ages) {
    expect(sharedActivities[age].length).toBeGreaterThanOrEqual(4)
    for (const kind of ['sit', 'move', 'make'] as const)
      expect(adaptLines[age][kind].length).toBeGreaterThanOrEqual(ageProfiles[age].adaptLines)
  }
})
