import { expect, test } from 'vitest'
import { emptyDraft, filledFrom, withText } from './use-draft.ts'

const first = { ...emptyDraft(), title: 'Mercy', speaker: 'Ruth', date: '2026-01-04', scripture: 'Luke 10', theme: 'Love', content: 'One.' }

test('another text empties every field that came with the last one', () => {
  const next = withText(first, 'Two.', {})
  expect(next).toMatchObject({ content: 'Two.', title: '', speaker: '', scripture: '', theme: '', asked: {} })
  expect(next.date).toBe(emptyDraft().date)
})
test('what the person typed stays, and is asked about only where the text says something else', () => {
  const typed = { ...first, typed: ['speaker', 'theme', 'title'] as const }
  const next = withText({ ...typed, typed: [...typed.typed] }, 'Two.', { speaker: 'Amos', theme: 'Love ', title: '' })
  expect(next).toMatchObject({ speaker: 'Ruth', theme: 'Love', title: 'Mercy', scripture: '', asked: { speaker: 'Amos' } })
  expect(Object.keys(next.asked)).toEqual(['speaker'])
})
test('a field that was typed and emptied again is read from the text', () => {
  expect(withText({ ...first, title: ' ', typed: ['title'] }, 'Two.', { title: 'Stones' })).toMatchObject({ title: 'Stones', asked: {} })
})
test('what a typed text says of itself fills what is empty, takes nothing away and asks nothing', () => {
  const found = { title: 'Stones', speaker: 'Amos', date: '2026-06-07', scripture: 'Joshua 4' }
  expect(filledFrom({ ...emptyDraft(), title: 'Mercy', typed: ['title'], content: 'One.' }, found)).toMatchObject({
    ...found,
    title: 'Mercy',
    asked: {},
  })
  expect(filledFrom(first, found)).toEqual(first)
})
