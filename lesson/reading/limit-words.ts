import { sermonText } from '#contract/limits.ts'
import { countWords } from '#lesson/words/count-words.ts'

/** Paragraphs spread evenly over a text that is longer than the engine reads, in one pass: a text of a million characters must not cost more than its length. */
export function limitWords(text: string): { content: string; cut: boolean } {
  const { maxWords } = sermonText
  const total = countWords(text)
  if (total <= maxWords) return { content: text, cut: false }
  let seen = 0
  let kept = 0
  const chosen = text.split(/\n\s*\n/).map((paragraph) => {
    const words = countWords(paragraph)
    seen += words
    const room = Math.floor((seen * maxWords) / total) - kept
    if (words <= room || kept === 0) {
      const whole = words <= maxWords ? paragraph : firstWords(paragraph, maxWords)
      kept += Math.min(words, maxWords)
      return whole
    }
    return ''
  })
  return { content: chosen.filter(Boolean).join('\n\n'), cut: true }
}
function firstWords(text: string, most: number): string {
  let count = 0
  for (const word of text.matchAll(/\S+/g)) if (++count > most) return text.slice(0, word.index)
  return text
}
