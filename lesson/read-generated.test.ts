import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageGroups, lessonBook } from '#contract/lesson-book.ts'
import { readGenerated } from './read-generated.ts'

describe('a generated lesson is read in every shape of the specification', () => {
  test('capital letters, objects for text, a string for a list', () => {
    const book = readGenerated(
      {
        BibleStory: { title: 'Ruth Stays', story: 'Ruth held on.' },
        KeyMessage: 'God stays.',
        MemoryVerse: { verse: 'x', Reference: 'Ruth 1:16' },
        interactiveActivities: [{ type: 'Walk', instructions: 'Hold hands. Walk.' }],
        discussionQuestions: '1. Who stayed?\n2. Why?',
        weeklyChallenge: { activities: [{ day: 'Monday', activity: 'Call somebody.' }] },
      },
      'children',
    )
    expect(book.bibleStory).toEqual({ title: 'Ruth Stays', content: 'Ruth held on.' })
    expect(book.keyPoints).toEqual(['God stays.'])
    expect(book.memoryVerse?.reference).toBe('Ruth 1:16')
    expect(book.activities[0]).toMatchObject({ title: 'Walk', steps: ['Hold hands.', 'Walk.'] })
    expect(book.discussionQuestions).toEqual(['Who stayed?', 'Why?'])
    expect(book.weeklyChallenge?.days).toEqual([{ day: 'Monday', activity: 'Call somebody.' }])
  })
  test('JSON in a string, wrapped by the age, a verse with its reference behind it, a story as plain text', () => {
    const book = readGenerated(
      JSON.stringify({ teens: { devotional: 'A short word.', memoryVerse: '“Jesus wept.” - John 11:35', song: ['la', 'la'] } }),
      'teens',
    )
    expect(book.devotional?.content).toBe('A short word.')
    expect(book.memoryVerse?.reference).toBe('John 11:35')
    expect(book.song?.lyrics).toEqual(['la', 'la'])
  })
  test('anything at all gives a book of the true shape', () => {
    fc.assert(
      fc.property(
        fc.anything({
          maxDepth: 4,
          key: fc.constantFrom('title', 'story', 'memoryVerse', 'activities', 'days', 'song', 'content', '__proto__', 'flashcards'),
        }),
        fc.constantFrom(...ageGroups),
        (raw, age) => void lessonBook.parse(readGenerated(raw, age)),
      ),
      { numRuns: 300 },
    )
  })
})
