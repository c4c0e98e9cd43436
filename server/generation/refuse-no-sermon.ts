import { verdictOf } from '#lesson/reading/verdict.ts'
import { otherLanguage } from '#lesson/words/language-of.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * Throws the sentence for a text from which no lesson can be written; `passage` is what is stated beside it, and `anyway` overrules only
 * that it does not read like a sermon.
 */
export function refuseNoSermon(content: string, { anyway, passage = '' }: { anyway: boolean; passage?: string }): void {
  const verdict = verdictOf(content, passage)
  if (verdict === 'too-short') throw new Problem('generation.too_short')
  if (verdict === 'not-english') {
    const language = otherLanguage(content)
    throw new Problem('generation.not_english', {
      message: `This text is in ${language}, not in English. Lessons are written from English sermons only: translate it first, then try again.`,
    })
  }
  if (verdict === 'not-a-sermon' && !anyway) throw new Problem('generation.not_a_sermon')
}
