import { type Token, tokensOf } from '#lesson/reading/tagger.ts'

const occasion = /^(?:if|when|while|because|since|until|whenever|where|even if)$/
/** What only begins a clause, wherever it stands; the others may be the object of the verb before them. */
const nominative = /^(?:he|she|we|they|i)$/
const subject = /^(?:you|it|that|there|god|jesus|christ|nobody|nothing|everybody)$/
const binds =
  /^(?:that|who|which|what|how|than|as|of|in|on|at|for|with|from|by|and|or|but|so|because|if|when|where|while|the|an?|to|why|whatever|everything|all|thing)$/
const isVerbal = (token: Token | undefined) => token?.pos === 'verb' || token?.pos === 'aux'

/** Whether another clause begins at a word. */
function begins(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || !token || binds.test(before.word) || !(isVerbal(next) || isVerbal(tokens[at + 2]))) return false
  // "The woman he met" is one thing; "he sends no bill he sends his son" is two.
  if (nominative.test(token.word)) return before.pos !== 'noun' || tokens.slice(0, at).some(({ word }) => word === token.word)
  return subject.test(token.word) && isVerbal(next) && !isVerbal(before) && before.pos !== 'noun'
}

/** What stands before a clause and belongs to it. */
const adverb = /^(?:sometimes|maybe|now|then|today|still)$/

/** A sentence of captions with the commas that are heard in it: behind what is said first of when or if, and between what is not so and what is. */
export function withPause(text: string): string {
  if (/[,;:.!?—–]/.test(text)) return text
  const tokens = tokensOf(text)
  const verbAt = tokens.findIndex(isVerbal)
  const clause = tokens.findIndex((_, place) => verbAt > 0 && place > verbAt + 1 && begins(tokens, place))
  if (clause < 0) return text
  const at = adverb.test(tokens[clause - 1]?.word ?? '') ? clause - 1 : clause
  const from = tokens.slice(0, at).reduce((place, token) => text.indexOf(token.text, place) + token.text.length, 0)
  if (text.charAt(from) !== ' ') return text
  const parts = occasion.test(tokens[0]?.word ?? '') || tokens.slice(0, at).some(({ negated }) => negated)
  return `${text.slice(0, from)}${parts ? ',' : ''} ${parts ? withPause(text.slice(from + 1)) : text.slice(from + 1)}`
}
