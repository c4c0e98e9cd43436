import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import type { Angle } from '#lesson/bank/claim-shapes.ts'
import { type Bible, textOf } from '#lesson/scripture/bible.ts'
import { clauseOf, verseForAge } from './memory-verse.ts'

/** The verse of the angle with the help that was written for its clause; in another translation the clauses that fit, and the same help. */
export function verseOfLesson(angle: Angle, bible: Bible, age: AgeGroup): MemoryVerse {
  const { osis, clause, help } = angle.verse[age]
  const verses = bible.passage(osis)
  return textOf(verses).includes(clause) ? clauseOf(bible, { osis, clause }, help) : verseForAge(bible, verses, help, age)
}
