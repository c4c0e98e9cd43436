import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { childVerses, stories } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { blockedWords } from './blocked-words.ts'
import { maze } from './maze.ts'
import { balancedLines, shortClause } from './verse-lines.ts'
import { type Ways, wordSearch } from './word-search.ts'
import { wordsOfBook } from './words-of-book.ts'

const booksOf = (heard: HeardSermon) => writeBooks(heard, heardPlan(heard, bible()), bible())

/** Every blocked word that somebody finds who begins at any letter and walks in any direction. */
function foundIn(rows: string[]): string[] {
  const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const)).filter(([down, across]) => down || across)
  return rows.flatMap((row, y) =>
    [...row].flatMap((_, x) =>
      ways.flatMap(([down, across]) => {
        const seen = Array.from({ length: 12 }, (__, step) => rows[y + down * step]?.[x + across * step] ?? ' ').join('')
        return blockedWords.filter((word) => seen.startsWith(word))
      }),
    ),
  )
}

describe('a word search', () => {
  test('hides every word that it lists where it says, and is the same each time', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{3,12}$/), { maxLength: 14 }), (words) => {
        const { rows, placed } = wordSearch(words)
        expect(wordSearch(words)).toEqual({ rows, placed })
        expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 12 }, () => 12))
        for (const { word, row, column, down, across } of placed)
          expect([...word].map((_, at) => rows[row + down * at]?.[column + across * at]).join('')).toBe(word)
      }),
    )
  })
  test('runs across and down alone where it is easy, and every way where it is hard', () => {
    const words = ['river', 'people', 'garden', 'sailed', 'uncle', 'island', 'evening', 'hidden', 'needle', 'candle', 'guest']
    const waysOf = (ways: Ways) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => wordSearch(words, 14, String(seed), ways).placed).flatMap((placed) =>
          placed.map(({ down, across }) => `${down} ${across}`),
        ),
      )
    expect(waysOf('straight')).toEqual(new Set(['0 1', '1 0']))
    expect(waysOf('every').size).toBe(8)
    for (const ways of ['straight', 'every'] as const) {
      const { rows, placed } = wordSearch(words, 14, '', ways)
      expect(foundIn(rows)).toEqual([])
      for (const { word, row, column, down, across } of placed)
        expect([...word].map((_, at) => rows[row + down * at]?.[column + across * at]).join('')).toBe(word)
    }
  })
  test('lets nobody find what hurts: nothing in any of the eight directions, over 500 squares', () => {
    // Words with many vowels and much in common, whose crossings and neighbours spell the most.
    const words = ['river', 'people', 'garden', 'idea', 'sailed', 'uncle', 'island', 'evening', 'hidden', 'needle', 'candle', 'guest']
    for (let seed = 0; seed < 500; seed++) {
      const { rows, placed } = wordSearch(words, 12, String(seed))
      expect([seed, foundIn(rows)]).toEqual([seed, []])
      expect(placed.length).toBeGreaterThanOrEqual(10)
    }
  })
  test('lets nobody find what hurts in the words of any story of the bank, and hides no word that carries it', () => {
    for (const story of stories) {
      const book = { ...emptyBook('children', 'offline'), bibleStory: { title: story.title, content: story.children.join('\n\n') } }
      const words = wordsOfBook(book)
      const { rows, placed } = wordSearch(words)
      expect([story.title, foundIn(rows)]).toEqual([story.title, []])
      expect([story.title, placed.length >= 8]).toEqual([story.title, true])
    }
    expect(wordSearch(['soldier', 'grass', 'shell', 'lived', 'garden']).placed.map(({ word }) => word)).toEqual(['GARDEN'])
  })
  test('takes its words from the story, each once and without the small ones', () => {
    const book = booksOf(hearSermon(neighborSermon, bible())).children
    const words = wordsOfBook(book)
    expect(words.length).toBeGreaterThanOrEqual(6)
    const text = `${book.bibleStory?.content} ${book.bottomLine} ${book.memoryVerse?.text}`.toLowerCase()
    for (const word of words) expect(text).toContain(word)
    expect(words).not.toContain('that')
  })
})

test('a maze has just one way to every cell, whatever its seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 16 }), fc.integer({ min: 2, max: 16 }), (seed, columns, rows) => {
      const { cells, solution } = maze(seed, columns, rows)
      const open = (cell: number) => {
        const here = cells[cell]
        const ways: number[] = []
        if (!here?.right && (cell + 1) % columns) ways.push(cell + 1)
        if (!here?.down && cell + columns < cells.length) ways.push(cell + columns)
        if (cell % columns && !cells[cell - 1]?.right) ways.push(cell - 1)
        if (cell >= columns && !cells[cell - columns]?.down) ways.push(cell - columns)
        return ways
      }
      const seen = new Set([0])
      for (const cell of seen) for (const next of open(cell)) seen.add(next)
      expect(seen.size).toBe(columns * rows)
      // Connected with one wall fewer than cells between them: a tree, so that there is one way and no circle.
      expect(cells.reduce((sum, _, cell) => sum + open(cell).length, 0) / 2).toBe(columns * rows - 1)
      expect([solution[0], solution.at(-1)]).toEqual([0, columns * rows - 1])
      solution.slice(1).forEach((cell, at) => expect(open(solution[at] ?? 0)).toContain(cell))
    }),
    { numRuns: 40 },
  )
})

describe('words in big letters', () => {
  const bare = (text: string) => text.replace(/^…|…$/g, '')
  test('stand word for word in the verse', () => {
    for (const verse of [
      'When I am afraid, I will put my trust in you.',
      '…“Come to me, all you who labor and are heavily burdened, and I will give you rest.”',
      'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
      'Immeasurablewordwithoutanyspaceinitthatislongerthanallowed',
    ]) {
      const clause = shortClause(verse)
      expect(verse).toContain(bare(clause))
      expect(clause.length).toBeGreaterThan(3)
      expect(balancedLines(clause, 22).join(' ')).toBe(clause)
    }
    expect(shortClause('When he saw him, he was moved with compassion.', 40)).toBe('…he was moved with compassion.')
    expect(shortClause('Ask, and it will be given you. Seek, and you will find.')).toBe('Ask, and it will be given you.')
    expect(shortClause('For God so loved the world, that he gave his only born Son, that whoever believes in him should live.')).toBe(
      'For God so loved the world…',
    )
    expect(shortClause('What does Yahweh require of you, but to act justly, to love mercy, and to walk humbly with your God?')).not.toMatch(
      /^What/,
    )
    expect(shortClause('Give thanks in everything, for this is the will of God in Christ Jesus toward you.', 30)).toBe(
      'Give thanks in everything…',
    )
  })
  test('end where a clause of the verse ends, and say with an ellipsis that the sentence goes on: every verse of the bank, in every size', () => {
    const verses = childVerses.map(({ osis }) => textOf(bible().passage(osis)))
    expect(verses.length).toBeGreaterThan(600)
    for (const verse of verses)
      for (const most of [44, 88]) {
        const clause = shortClause(verse, most)
        const at = verse.indexOf(bare(clause))
        expect([verse, clause, at >= 0]).toEqual([verse, clause, true])
        const before = verse.slice(0, at).trim()
        const after = verse.slice(at + bare(clause).length)
        expect([verse, clause, /(?:^|[,;:.!?…][”’]?)$/.test(before.replace(/\s*[“‘]+$/, ''))]).toEqual([verse, clause, true])
        expect([verse, clause, /[.!?][”’]?$/.test(clause) || /^[,;:.!?…”’]|^$/.test(after)]).toEqual([verse, clause, true])
        expect([verse, clause, /[.!?…]$/.test(clause) || !/\p{L}/u.test(after)]).toEqual([verse, clause, true])
      }
  })
  test('are broken into lines of like length', () => {
    expect(balancedLines('I will put my trust in you.', 22)).toEqual(['I will put my', 'trust in you.'])
  })
})
