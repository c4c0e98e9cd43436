import { describe, expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { unpunctuated } from '#lesson/write/notes-for-leader.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { analyseSermon } from './analyse-sermon.ts'
import { isUnpunctuated, piecesOf } from './unpunctuated.ts'

const caption = (text: string) => text.toLowerCase().replace(/[^a-z0-9' ]+/g, ' ')

describe('a text without full stops', () => {
  test('is told from one that has them', () => {
    expect(isUnpunctuated(caption(neighborSermon.content))).toBe(true)
    expect(isUnpunctuated(neighborSermon.content)).toBe(false)
    expect(isUnpunctuated('A short text without an end')).toBe(false)
  })
  test('is cut where somebody begins anew, and gets the capitals of names that can be nothing else', () => {
    const said =
      'there were three men in front of king nebuchadnezzar and he said bow down but they would not because god was with them in the fire'
    expect(piecesOf(said, bible())).toEqual([
      'there were three men in front of king Nebuchadnezzar and he said bow down',
      'but they would not because God was with them in the fire',
    ])
  })

  const sermon = { ...neighborSermon, title: 'Captions', scripture: '', content: caption(neighborSermon.content) }
  const analysis = analyseSermon(sermon, bible())
  const books = writeBooks(analysis, heardPlan(analysis.sermon, bible()), bible())
  test.each(ageGroups)('becomes a book for %s that keeps the bold lines and says what is missing', (age) => {
    expect(problemsOf(books[age], analysis, bible()).filter(({ bold }) => bold)).toEqual([])
    expect(books[age].toCheck).toContain(unpunctuated)
  })
  test('proves its points, and what is printed of it is short and looks like a sentence', () => {
    const heard = wordsOf(sermon.content).join(' ')
    for (const age of ageGroups) {
      expect(books[age].evidence.length).toBeGreaterThan(0)
      for (const { quote } of books[age].evidence) expect(heard).toContain(wordsOf(quote).join(' '))
    }
    for (const [, quote = ''] of books.teens.devotional!.content.matchAll(/“([^”]+)”/g)) {
      expect(countWords(quote)).toBeLessThanOrEqual(34)
      if (countWords(quote) > 3) expect(quote).toMatch(/^[^a-z].*[.!?…]$/s)
    }
  })
})
