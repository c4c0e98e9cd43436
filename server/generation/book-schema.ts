import type { JSONSchema7 } from 'ai'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { list, object, text } from './strict-schema.ts'

const story = object({ title: text(), content: text('Paragraphs separated by blank lines.') })
const verse = object({
  reference: text('For example "Ruth 1:16". Never the words of the verse.'),
  explanation: text('What it means, for this age.'),
})
const activity = object({
  title: text(),
  kind: { type: 'string', enum: ['sit', 'move', 'make'] },
  minutes: { type: 'integer' },
  prepMinutes: { type: 'integer' },
  materials: list(text()),
  steps: list(text()),
  goal: text('How it serves the bottom line.'),
  safety: text('Empty when nothing can go wrong.'),
  adapt: list(text()),
})
const challenge = object({ title: text(), description: text(), days: list(object({ day: text(), activity: text() })) })
const evidence = list(object({ point: text(), quote: text('Copied exactly from the sermon.') }))

const common = {
  keyPoints: list(text('A statement that stands alone.')),
  evidence,
  memoryVerse: verse,
  activities: list(activity),
  discussionQuestions: list(text()),
  weeklyChallenge: challenge,
  prayer: text(),
}
export const bookSchemas: Record<AgeGroup, JSONSchema7> = {
  teens: object({
    title: text('Not the title of the sermon.'),
    bottomLine: text(),
    devotional: object({
      title: text(),
      focus: text('The main idea in one sentence.'),
      content: text('Paragraphs separated by blank lines.'),
    }),
    ...common,
  }),
  children: object({ title: text('Not the title of the sermon.'), bottomLine: text(), bibleStory: story, ...common }),
  'young-kids': object({
    title: text('Not the title of the sermon.'),
    bottomLine: text(),
    bibleStory: story,
    ...common,
    flashcards: list(object({ word: text(), description: text() })),
    song: object({ title: text(), tune: text(), lyrics: list(text()) }),
    todayILearned: object({ summary: text() }),
  }),
}
export const suggestionSchema = object({
  title: text(),
  scripture: text('The main passage, such as "Luke 15:1-7"; empty when there is none.'),
  theme: text('Two to five words.'),
})
