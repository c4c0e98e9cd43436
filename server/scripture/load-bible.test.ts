import { describe, expect, test } from 'vitest'
import { labelOf, osisOf, textOf } from '#lesson/scripture/bible.ts'
import { bookCodes } from '#lesson/scripture/books.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { bible } from './load-bible.ts'

describe('the bundled World English Bible', () => {
  const { verses } = bible()
  test('has 66 books in order, 1,189 chapters and no blank verse', () => {
    expect([...new Set(verses.map((verse) => verse.book))]).toEqual(bookCodes)
    expect(new Set(verses.map((verse) => `${verse.book}.${verse.chapter}`)).size).toBe(1189)
    expect(verses.filter((verse) => !verse.text.trim())).toEqual([])
    expect(verses).toHaveLength(31_098)
  })
  test('counts its verses without gaps, but for the four that the edition leaves out', () => {
    const gaps = verses.filter((verse, at) => {
      const before = verses[at - 1]
      return before && before.chapter === verse.chapter && before.book === verse.book ? verse.verse !== before.verse + 1 : verse.verse !== 1
    })
    expect(gaps.map((verse) => `${verse.book}.${verse.chapter}.${verse.verse}`).length).toBeLessThanOrEqual(4)
  })
  test('has no glued words, no markup and no stray spaces', () => {
    expect(verses.filter(({ text }) => /[a-z][A-Z]|[<>]| [,.;:!?]|\s{2}/.test(text)).map(osisOf)).toEqual([])
  })
  test('ends with its last verse, and no verse carries notes or a glossary', () => {
    expect(verses.at(-1)?.text).toBe('The grace of the Lord Jesus Christ be with all the saints. Amen.')
    expect(verses.filter(({ text }) => text.length > 500).map(osisOf)).toEqual([])
  })
  test('ends Romans with its doxology in chapter 16', () => {
    expect(textOf(bible().passage('Rom.14.23'))).toMatch(/is not of faith is sin\.$/)
    expect(textOf(bible().passage('Rom.16.25-Rom.16.27'))).toMatch(/^Now to him who is able.*forever! Amen\.$/)
  })
  test('says John 3:16 as the edition does', () => {
    expect(textOf(bible().passage('John.3.16'))).toBe(
      'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
    )
  })
})

test('a name with a hyphen is the same name without it', () => {
  expect(bible('KJV').names).toContain('Abednego')
  expect(bible().names).toContain('Shadrach')
  expect(bible().names).not.toContain('Brixton')
})

describe('a passage', () => {
  test('is empty when any end of it does not exist', () => {
    for (const osis of ['John.3.99', 'Jude.2.3', 'Hezekiah.3.4', 'Ruth.1.1-Ruth.9.1']) expect(bible().passage(osis)).toEqual([])
  })
  test('is named as people write it, and the name leads back to it', () => {
    for (const osis of ['Ruth.1.16-Ruth.1.17', 'Gen.1.1-Gen.2.3', 'Ps.23.1', '1John.4.8'])
      expect(findReferences(labelOf(bible().passage(osis)))[0]?.osis).toBe(osis)
  })
  test('is recognised when it is quoted from memory or another translation', () => {
    expect(osisOf(bible().quoted('There hath no temptation taken you but such as is common to man, but God is faithful')!.verse)).toBe(
      '1Cor.10.13',
    )
  })
})

describe('the bundled King James Version', () => {
  const kjv = bible('KJV')
  test('has all 31,102 verses of its 66 books, none blank, without markup or glued words', () => {
    expect([...new Set(kjv.verses.map((verse) => verse.book))]).toEqual(bookCodes)
    expect(kjv.verses).toHaveLength(31_102)
    expect(kjv.verses.filter(({ text }) => !text.trim() || /[a-z][A-Z]|[<>¶]| [,.;:!?]|\s{2}/.test(text)).map(osisOf)).toEqual([])
  })
  test('says what the edition says, under its own name', () => {
    expect(textOf(kjv.passage('Ps.23.1'))).toBe('The LORD is my shepherd; I shall not want.')
    expect(textOf(kjv.passage('Rom.16.25-Rom.16.27'))).toMatch(/^Now to him that is of power.*for ever\. Amen\.$/)
    expect(kjv.name).toBe('King James Version')
  })
})
