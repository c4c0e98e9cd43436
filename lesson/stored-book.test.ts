import { expect, test } from 'vitest'
import { lessonBook, type LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from './empty-book.ts'
import { withNotes } from './notes/note-sentences.ts'
import { fromStored, linesOfChecks, toStored } from './stored-book.ts'

const written: LessonBook = withNotes(
  {
    ...emptyBook('children', 'offline'),
    title: 'Who Was a Neighbor?',
    bibleStory: { title: 'The Man Who Stopped', content: 'A Levite came down the road. He walked by.' },
    newWords: [{ word: 'Levite', meaning: 'a helper in God’s house' }],
    reading: { words: 9, grade: 0, hardWords: 11 },
    toCheck: ['There are 0 questions; 4 to 6 fit this age.'],
  },
  [
    { code: 'idea-unconfirmed', params: { idea: 'You can choose whether you stop' } },
    { code: 'ours', params: {} },
  ],
)

test('a book comes out of the store as it went in, and what follows from its words does not lie among them', () => {
  const kept = toStored(written, linesOfChecks(written))
  expect(kept.content).toMatchObject({ version: 3, toCheck: [], title: written.title })
  for (const field of ['newWords', 'reading']) expect(kept.content).not.toHaveProperty(field)
  const { book, said } = fromStored(JSON.parse(JSON.stringify(kept)) as typeof kept)
  expect(book).toEqual(written)
  expect(said).toEqual(['There are 0 questions; 4 to 6 fit this age.'])
  expect(book.toCheck[0]).toContain('nobody has confirmed it yet: You can choose whether you stop. Look')
})
test('what was kept of older rules is made again when it is read', () => {
  const kept = toStored(written, [])
  const { book } = fromStored({
    ...kept,
    derived: { ...kept.derived, rules: 0, newWords: [], reading: { words: 0, grade: 0, hardWords: 0 } },
  })
  expect(book.newWords).toEqual(written.newWords.map(({ word }) => expect.objectContaining({ word }) as object))
  expect(book.reading.words).toBe(9)
})
test('a row that has less than a book of today is a book of today', () => {
  const { book } = fromStored({ content: { ageGroup: 'teens', title: 'Old', keyPoints: ['One.'] }, derived: null })
  expect(lessonBook.parse(book)).toEqual(book)
  expect(book).toMatchObject({ ageGroup: 'teens', title: 'Old', keyPoints: ['One.'], notes: [], activities: [] })
})

test('a key point lies with what it rests on and has a name that stays when it is reworded, moved or left alone', () => {
  const book = (keyPoints: string[], evidence: LessonBook['evidence'] = []): LessonBook => ({ ...written, keyPoints, evidence })
  const first = book(
    ['God stops.', 'We stop.'],
    [
      { point: 'We stop.', quote: 'You can choose whether you stop.' },
      { point: 'God stops.', quote: 'He came to where the man was.' },
      { point: 'God stops.', quote: 'He did not walk by.' },
      { point: 'Nobody’s.', quote: 'This rests under no point.' },
    ],
  )
  const kept = toStored(first, [])
  const [a, b] = kept.content.keyPoints
  expect(a).toEqual({ id: a?.id, text: 'God stops.', evidence: ['He came to where the man was.', 'He did not walk by.'] })
  expect(a?.id).not.toBe(b?.id)
  const back = fromStored(kept)
  expect([...back.book.evidence].sort((x, y) => x.quote.localeCompare(y.quote))).toEqual(
    [...first.evidence].sort((x, y) => x.quote.localeCompare(y.quote)),
  )
  const idsAfter = (...points: string[]) => toStored(book(points), [], back.points).content.keyPoints.map(({ id }) => id)
  expect(idsAfter('We stop.', 'God stops.')).toEqual([b?.id, a?.id])
  expect(idsAfter('God stops for us.', 'We stop.')).toEqual([a?.id, b?.id])
  expect(idsAfter('We stop.')).toEqual([b?.id])
  const [, , third] = idsAfter('God stops.', 'We stop.', 'Anyone can be a neighbor.')
  expect([a?.id, b?.id]).not.toContain(third)
  expect(new Set(idsAfter('Twice.', 'Twice.', 'We stop.')).size).toBe(3)
})
test('a row of version 2 reads as it did', () => {
  const { keyPoints: _, evidence: __, ...rest } = toStored(written, []).content
  const evidence = [{ point: 'One.', quote: 'It was said so on that day.' }]
  const { book, points } = fromStored({ content: { ...rest, version: 2, keyPoints: ['One.'], evidence }, derived: null })
  expect([book.keyPoints, book.evidence, points]).toEqual([['One.'], evidence, []])
})
