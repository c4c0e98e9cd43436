import { describe, expect, test } from 'vitest'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { countWords, readabilityOf } from '#lesson/analyse/sentences.ts'
import { clauseOf } from '#lesson/write/memory-verse.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { flashcards, stories, themes } from './bank.ts'

describe.each(stories.map((story) => [story.title, story] as const))('the story %s', (_, story) => {
  test('tells a passage that exists and belongs to themes that exist', () => {
    expect(bible().passage(story.span).length).toBeGreaterThan(3)
    for (const id of story.themes) expect(themes.map((theme) => theme.id)).toContain(id)
  })
  test('fits 6-11', () => {
    const { words, mean, longest, grade } = readabilityOf(story.children)
    expect(words).toBeGreaterThanOrEqual(190)
    expect(words).toBeLessThanOrEqual(450)
    expect(mean).toBeLessThanOrEqual(ageProfiles.children.meanSentence)
    expect(longest).toBeLessThanOrEqual(ageProfiles.children.longestSentence)
    expect(grade).toBeLessThanOrEqual(5)
    expect(story.children).not.toMatch(unfitWords.children)
  })
  test('fits 3-5, with a refrain that comes three times', () => {
    const { words, mean, longest } = readabilityOf(story.youngKids)
    expect(words).toBeGreaterThanOrEqual(100)
    expect(words).toBeLessThanOrEqual(220)
    expect(mean).toBeLessThanOrEqual(8)
    expect(longest).toBeLessThanOrEqual(14)
    expect(story.youngKids.split(story.refrain.replace(/[.!?]$/, '')).length - 1).toBeGreaterThanOrEqual(3)
    expect(story.youngKids).not.toMatch(unfitWords['young-kids'])
  })
})

describe.each(themes.map((theme) => [theme.id, theme] as const))('the theme %s', (_, theme) => {
  test('quotes a clause for the youngest that stands in its verse, word for word', () => {
    const verse = clauseOf(bible(), theme.kidsVerse, '')
    expect(countWords(verse.text)).toBeLessThanOrEqual(11)
  })
  test('names only verses that exist', () => {
    for (const osis of theme.verses) expect(bible().passage(osis)).toHaveLength(1)
  })
  test('has truths of the right length and seven days for each', () => {
    for (const age of ['teens', 'children', 'young-kids'] as const) {
      expect(countWords(theme.truth[age])).toBeLessThanOrEqual(ageProfiles[age].bottomLineWords)
      expect(countWords(theme.titles[age])).toBeLessThanOrEqual(ageProfiles[age].titleWords)
    }
    expect(theme.days.teens).toHaveLength(7)
    expect(theme.days.children).toHaveLength(7)
  })
  test('has a song of four to eight short lines to a named tune, and cards for its words', () => {
    expect(theme.song.lyrics.length).toBeGreaterThanOrEqual(4)
    for (const line of theme.song.lyrics) expect(countWords(line)).toBeLessThanOrEqual(8)
    expect(theme.song.tune).not.toBe('')
    for (const word of theme.flashcards) expect(flashcards).toHaveProperty(word)
  })
})
