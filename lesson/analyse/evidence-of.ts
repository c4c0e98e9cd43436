import { wordsOf } from '#lesson/scripture/bible.ts'
import type { Sentence } from './rank-sentences.ts'

/** A point rests on so many words of the sermon at the least. */
export const leastEvidence = 6
export const isEnoughEvidence = (quote: string): boolean => wordsOf(quote).length >= leastEvidence

/** A sentence as evidence: "God hears." is quoted with the sentence that follows it in its paragraph. '' when the two are too short, or the second too long. */
export function evidenceOf(one: Sentence, sentences: Sentence[]): string {
  if (isEnoughEvidence(one.text)) return one.text
  const next = sentences[one.at + 1]
  if (!next || next.paragraph !== one.paragraph || next.words > 30) return ''
  const both = `${one.text} ${next.text}`
  return isEnoughEvidence(both) ? both : ''
}
