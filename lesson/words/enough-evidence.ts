import { wordsOf } from '#lesson/scripture/bible.ts'

/** A point rests on so many words of the sermon at the least. */
export const leastEvidence = 6
export const isEnoughEvidence = (quote: string): boolean => wordsOf(quote).length >= leastEvidence
