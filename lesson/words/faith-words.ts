import type { AgeGroup } from '#contract/lesson-book.ts'
import faithWordsData from '#lesson/bank/faith-words.json' with { type: 'json' }

/** A word of the church with its meaning in plain English. `newTo` is the oldest group for which it has to be explained. */
export type FaithWord = { word: string; meaning: string; newTo: 'children' | 'teens'; abstract: boolean }
export const faithWords = faithWordsData as FaithWord[]

const forms = faithWords.map((one) => ({ one, form: new RegExp(`\\b(?:${one.word}(?:s|es|ed|d|'s|’s)?)\\b`, 'i') }))

/** The faith words of a text that are new to an age, in the order of the list. */
export const newWordsIn = (text: string, age: AgeGroup): FaithWord[] =>
  forms.filter(({ one, form }) => (age !== 'teens' || one.newTo === 'teens') && form.test(text)).map(({ one }) => one)
