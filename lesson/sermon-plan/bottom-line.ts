import type { Reading } from '#lesson/reading/reading.ts'
import { standing } from './big-idea.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import type { Candidate } from './rank.ts'

/** A line that a teen keeps has at most so many words. */
const most = 26

/** The preacher's own sentence where a teen can keep it: short, in whole words, to be understood alone; '' where it is not. */
export function bottomLineOf(reading: Reading, idea: Candidate): string {
  const text = standing(reading, idea)
  const words = text.split(' ').length
  const { dangles, fragment, question } = idea.features
  return words <= most && !hasBlank(text) && dangles < 0.5 && fragment < 0.5 && question < 0.5 && text.length <= 300 ? text : ''
}
