import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { countWords, readabilityOf } from '#lesson/analyse/sentences.ts'
import type { Check, Problem } from './check-book.ts'

/** Title, story or devotional: there, of the right length, readable at this age, and without words that the age does not meet. */
export const checkStory: Check = (book) => {
  const profile = ageProfiles[book.ageGroup]
  const story = book.devotional?.content ?? book.bibleStory?.content ?? ''
  const problems: Problem[] = []
  const add = (says: string) => problems.push({ section: 'story', says })
  if (!book.title || countWords(book.title) > profile.titleWords)
    problems.push({ section: 'title', says: `The title needs 1 to ${profile.titleWords} words.` })
  if (!story) return [...problems, { section: 'story', says: 'The story is missing.' }]
  const { words, mean, longest, grade } = readabilityOf(story)
  const [least, most] = profile.storyWords
  // A tenth either way is not worth writing the story again.
  if (words < least * 0.9 || words > most * 1.1) add(`The story has ${words} words; ${least} to ${most} fit this age.`)
  if (mean > profile.meanSentence) add(`Sentences have ${mean.toFixed(0)} words on average; at most ${profile.meanSentence} fit this age.`)
  if (longest > profile.longestSentence) add(`The longest sentence has ${longest} words; at most ${profile.longestSentence} fit this age.`)
  if (words >= 100 && grade > profile.grade[1])
    add(`The story reads at grade ${grade.toFixed(1)}; ${profile.grade[1]} is the most for this age.`)
  const unfit = unfitWords[book.ageGroup].exec(story)
  if (unfit) add(`The word "${unfit[0]}" does not belong in the book for this age.`)
  return problems
}
