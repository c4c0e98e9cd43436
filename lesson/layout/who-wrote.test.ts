import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { shareOfSermon } from '#lesson/share-of-sermon.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon, stonesSermon } from '#tests/sermons.ts'
import { printedBook } from './printed-book.ts'
import { whoWrote } from './who-wrote.ts'

const told = (content: string) => ({ ...emptyBook('children', 'offline'), bibleStory: { title: '', content } })

test('the share of the sermon counts runs of five of its words, and not what both read from the Bible', () => {
  const sermon = 'Grace is not a wage that anybody earns. The Lord is my shepherd; I shall lack nothing.'
  expect(shareOfSermon(told('Grace is not a wage that anybody earns.'), sermon)).toBe(100)
  expect(shareOfSermon(told('Nobody can say that grace is a wage.'), sermon)).toBe(0)
  expect(shareOfSermon(told('We say: grace is not a wage that comes on Friday.'), sermon)).toBe(54.5)
  expect(
    shareOfSermon(told('The Lord is my shepherd; I shall lack nothing.'), sermon, 'The Lord is my shepherd; I shall lack nothing.'),
  ).toBe(0)
})

test('the footer of a book says who wrote it, with the measured share of the sermon’s words', () => {
  for (const sermon of [neighborSermon, stonesSermon]) {
    const heard = hearSermon(sermon, bible())
    const books = writeBooks(heard, heardPlan(heard, bible()), bible())
    for (const book of Object.values(books)) {
      const { footer } = printedBook(book, { sermonTitle: sermon.title, speaker: '', date: sermon.date, madeOn: '2031-02-03' })
      expect(footer).not.toMatch(/from the sermon’s own words/)
      expect(footer).toContain('© 2031')
      expect(book.ofSermon).toBeGreaterThanOrEqual(0)
      if (book.ofSermon === 0 || (book.ageGroup !== 'teens' && book.ofSermon < 3))
        expect(footer).toContain('No sentence is quoted from the sermon.')
      else if (book.ofSermon < 1) expect(footer).toContain('Less than 1% of its words')
      else expect(footer).toContain(`${Math.round(book.ofSermon)}% of its words are the sermon’s own.`)
    }
  }
})

test('a children’s book that says the sermon’s sentence does not say that it quotes none', () => {
  const little = { ...told('x'), ofSermon: 2 }
  expect(whoWrote(little)).toContain('No sentence is quoted')
  expect(whoWrote({ ...little, notes: [{ code: 'line-heard', params: {} }] })).toContain('2% of its words')
})

test('a book of a model says so, and an old one claims no share', () => {
  expect(whoWrote({ ...told('x'), writtenBy: 'provider' })).toBe('Written by an AI model from the sermon.')
  expect(whoWrote({ ...told('x'), writtenBy: 'both' })).toContain('parts that did not pass')
  expect(whoWrote(told('x'))).not.toMatch(/%|quoted/)
})
