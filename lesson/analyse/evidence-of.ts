import { wordsOf } from '#lesson/scripture/bible.ts'
import type { Sentence } from './rank-sentences.ts'

/** A point rests on so many words of the sermon at the least. */
export const leastEvidence = 6
export const isEnoughEvidence = (quote: string): boolean => wordsOf(quote).length >= leastEvidence

/** A sentence as evidence: "God hears." is quoted with the one that follows it in its paragraph, or with the one before. '' when that is too short, or too long to be quoted for so little. */
export function evidenceOf(one: Sentence, sentences: Sentence[]): string {
  const isBeside = (other: Sentence | undefined) => other?.paragraph === one.paragraph && other.words <= 30
  const before = sentences[one.at - 1]
  const after = sentences[one.at + 1]
  const quotes = [one.text, isBeside(after) && `${one.text} ${after?.text}`, isBeside(before) && `${before?.text} ${one.text}`]
  return quotes.find((quote) => quote && isEnoughEvidence(quote)) || ''
}
