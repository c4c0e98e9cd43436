import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import type { PrintedBook } from './printed-book.ts'
import { slidesOf } from './slides.ts'
import { vanishing } from './vanishing-words.ts'

const bookOf = (...blocks: Block[]): PrintedBook => ({
  kind: 'book',
  ageGroup: 'children',
  product: 'Storyfold',
  title: 'Who Was a Neighbor?',
  heading: 'Children',
  byline: 'Luke 10:25-37',
  date: '',
  footer: '',
  blocks,
  points: [],
})

test('a song is sung a line a slide, each with the line that follows', () => {
  const slides = slidesOf(
    bookOf(
      { type: 'heading', level: 2, text: 'Song', of: 'song' },
      { type: 'song', title: 'Stop and Help', tune: 'any', lines: ['One', 'Two', 'Three'] },
    ),
  )
  expect(slides.slice(1).map((slide) => (slide.type === 'sung' ? [slide.text, slide.next] : slide.type))).toEqual([
    ['One', 'Two'],
    ['Two', 'Three'],
    ['Three', ''],
  ])
})
test('every question has a slide and a time of its own', () => {
  const slides = slidesOf(
    bookOf(
      { type: 'heading', level: 2, text: 'Discussion Questions', of: 'discussionQuestions' },
      { type: 'numbered', items: ['Who?', 'Why?'] },
    ),
  )
  expect(slides.slice(1)).toMatchObject([
    { type: 'question', text: 'Who?', seconds: 60 },
    { type: 'question', text: 'Why?', seconds: 60 },
  ])
})
test('nothing that is the leader’s stands on the wall: his words are in the notes', () => {
  const slides = slidesOf(
    bookOf(
      { type: 'heading', level: 2, text: 'Bible Story', of: 'story' },
      { type: 'heading', level: 3, text: 'The Man Who Stopped' },
      { type: 'paragraph', text: 'A man lay by the road.' },
      { type: 'heading', level: 2, text: 'Activities', of: 'activities' },
      { type: 'activity', title: 'Bandage', facts: '5 minutes', materials: 'cloth', steps: ['Give each one a cloth.'], notes: [] },
      { type: 'heading', level: 2, text: 'For the Leader', of: 'leader' },
      { type: 'plan', rows: [{ time: '0', title: 'Welcome', what: 'Greet each one.' }] },
    ),
  )
  const seen = slides.map(({ notes: _, ...slide }) => JSON.stringify(slide)).join()
  expect(seen).toContain('The Man Who Stopped')
  for (const leaders of ['A man lay', 'Give each one', 'Greet each', 'Bandage']) expect(seen).not.toContain(leaders)
  expect(slides.some(({ notes }) => notes.includes('A man lay by the road.'))).toBe(true)
})
test('a story without a name of its own stands in the notes of the title', () => {
  const [first, ...more] = slidesOf(
    bookOf({ type: 'heading', level: 2, text: 'Devotional', of: 'story' }, { type: 'paragraph', text: 'It was late.' }),
  )
  expect(first?.notes).toContain('It was late.')
  expect(more).toEqual([])
})
test('a verse loses more of its words with every slide, until none is left', () => {
  const steps = vanishing('You shall love your neighbor as yourself')
  const gone = steps.map((words) => words.filter((word) => word.gone).length)
  expect(gone[0]).toBe(0)
  expect(gone.at(-1)).toBe(7)
  expect(gone).toEqual(gone.toSorted((a, b) => a - b))
  expect(new Set(gone).size).toBe(4)
  for (const [at, words] of steps.entries())
    for (const [index, word] of words.entries()) if (word.gone) expect(steps.slice(at).every((later) => later[index]?.gone)).toBe(true)
})
