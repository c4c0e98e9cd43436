import { expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from './empty-book.ts'
import { publicLesson } from './public-lesson.ts'

const book = (content: string): LessonBook => ({
  ...emptyBook('teens', 'offline'),
  devotional: { title: 'A Road', focus: '', content },
  evidence: [{ point: 'God comes near.', quote: 'He came near.' }],
  memoryVerse: { text: 'Paul, a servant', reference: 'Romans 1:1', translation: 'World English Bible', explanation: '' },
  leftOut: ['politics'],
  toCheck: ['Hannah Reed is quoted.'],
})
const said = (content: string, speaker: string) => publicLesson(book(content), { speaker }).devotional?.content

test('what is the leader’s stays with the leader', () => {
  const shown = Object.keys(publicLesson(book('Text.'), { speaker: '' }))
  for (const hidden of ['evidence', 'leftOut', 'toCheck', 'reading']) expect(shown).not.toContain(hidden)
})
test('whoever preached is “the preacher”, with or without an honour', () => {
  expect(said('In “Neighbor”, Pastor Hannah Reed opened Luke 10. Hannah Reed said so. Then Pastor Reed sat.', 'Pastor Hannah Reed')).toBe(
    'In “Neighbor”, the preacher opened Luke 10. The preacher said so. Then the preacher sat.',
  )
  expect(said('A reed grows by the road.', 'Hannah Reed')).toBe('A reed grows by the road.')
})
test('a preacher with one name, or the name of an apostle, takes nothing from Scripture', () => {
  expect(said('In “Grace”, Paul opened Romans 1. Paul wrote it.', 'Paul')).toBe('In “Grace”, the preacher opened Romans 1. Paul wrote it.')
  expect(publicLesson(book(''), { speaker: 'Paul' }).memoryVerse?.text).toBe('Paul, a servant')
})
