import { countWords } from '#lesson/words/count-words.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFragment } from '#lesson/words/fragment.ts'

/** A line of more words is not said together. */
export const easilySaid = 18
const leastSaid = 5
const parts = /[;:–—]|,(?= (?:and|so|because)\b)/
/** The clause of a long line that says something alone: the first, "Grace comes first; …", and behind a "but" what it comes to. */
export function shortened(line: string): string | undefined {
  if (countWords(line) <= easilySaid) return line
  const [before = '', after] = line.split(/, but (?=.)/)
  const clause = (after ?? before).split(parts)[0]?.trim() ?? ''
  const said = ended(clause.charAt(0).toUpperCase() + clause.slice(1))
  const count = countWords(said)
  const leansBack = /^(?:if|when|because|since|although|though|while|he|she|it|they|that|this)\b/i.test(said)
  // What denies waits for its other half.
  const denies = /\b(?:not|never|no|nobody|nothing)\b|n[’']t\b/i.test(said)
  return count >= leastSaid && count <= easilySaid && !leansBack && !denies && !isFragment(said) ? said : undefined
}

/** The line as the steps of an activity have it: one that is too long to be said there, and printed once more, is named. */
export const saidInClass = (line: string): string => shortened(line) ?? 'Sunday’s main point, as the Key Message has it.'
