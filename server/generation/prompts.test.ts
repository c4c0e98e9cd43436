import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { dangersIn } from '#lesson/checks/safety/dangers.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'

const promptFor = (age: AgeGroup) => readFileSync(new URL(`./prompts/${age}.md`, import.meta.url), 'utf8')
/** The numbers behind some words of a prompt. */
function numbers(prompt: string, words: RegExp): number[] {
  const found = words.exec(prompt)
  if (!found) throw new Error(`the prompt has no ${String(words)}`)
  return found.slice(1).map(Number)
}

describe.each(ageGroups)('what a model is asked for in the book for %s', (age) => {
  const prompt = promptFor(age)
  const profile = ageProfiles[age]
  test.each([
    ['title', /title has at most (\d+) words/, 'titleWords'],
    ['bottom line', /bottom line (?:has )?at most (\d+)/, 'bottomLineWords'],
    ['steps', /at most (\d+) steps/, 'activitySteps'],
    ['supplies', /steps, (\d+) supplies/, 'suppliesEach'],
  ] as const)('passes the checks: its %s', (_, words, most) => {
    const [asked = Infinity] = numbers(prompt, words)
    expect(asked).toBeLessThanOrEqual(profile[most])
  })
  test.each([
    ['story', /(?:story|devotional) of (\d+) to (\d+) words/, 'storyWords'],
    ['verse', /verse (?:of|has) (\d+) to (\d+) words/, 'verseWords'],
  ] as const)('passes the checks: its %s', (_, words, range) => {
    const [least = 0, most = Infinity] = numbers(prompt, words)
    expect([least >= profile[range][0], most <= profile[range][1]]).toEqual([true, true])
  })
  test('and the example that is called right obeys them', () => {
    const [, right = ''] = /- Right: "(.+)"$/m.exec(prompt) ?? []
    const words = sentencesOf(right).map(countWords)
    expect(Math.max(...words)).toBeLessThanOrEqual(profile.longestSentence)
    expect(dangersIn(right, age, 'story')).toEqual([])
  })
})
