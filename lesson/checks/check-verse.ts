import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/analyse/sentences.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Check } from './check-book.ts'

/** The memory verse: its reference exists, its words are the translation's own, and a child of this age can learn it. */
export const checkVerse: Check = (book, { bible }) => {
  const verse = book.memoryVerse
  if (!verse?.reference) return [{ section: 'memoryVerse', says: 'The memory verse is missing.' }]
  const found = findReferences(verse.reference)[0]
  const verses = found ? bible.passage(found.osis) : []
  if (verses.length === 0) return [{ section: 'memoryVerse', says: `${verse.reference} is not in the Bible.` }]
  const shown = verse.text.replace(/^…|…$/g, '')
  if (!textOf(verses).includes(shown))
    return [{ section: 'memoryVerse', says: `The words shown for ${verse.reference} are not those of the translation.` }]
  const [least, most] = ageProfiles[book.ageGroup].verseWords
  const words = countWords(shown)
  return words < least || words > most
    ? [{ section: 'memoryVerse', says: `The memory verse has ${words} words; ${least} to ${most} fit this age.` }]
    : []
}
