import type { SensitiveMatter } from '#contract/lesson-plan.ts'
import type { Reading, Sentence } from '../reading.ts'
import topicsData from './topics.json' with { type: 'json' }

type Topic = { topic: string; note: string; alone: string[]; together: [string[], string[]][] }
const topics = topicsData as unknown as Topic[]
/** A word that means it anywhere counts one, two that mean it only together count less. */
const together = 0.7
const most = 12

/** Matters that a leader has to be careful with, by sense; the sentence that says each most plainly, and what to mind. */
export function sensitiveMattersOf({ sentences }: Reading): SensitiveMatter[] {
  const bags = sentences.map(({ tokens }) => ({
    words: new Set(tokens.flatMap(({ lemma, word }) => [lemma, word])),
    line: ` ${tokens.map(({ word }) => word).join(' ')} `,
    lemmas: ` ${tokens.map(({ lemma }) => lemma).join(' ')} `,
  }))
  const found = topics.flatMap(({ topic, note, alone, together: pairs }) => {
    let total = 0
    let best: { one: Sentence; value: number } | undefined
    sentences.forEach((one, at) => {
      const bag = bags[at]
      if (!bag) return
      const has = (word: string) =>
        word.includes(' ') ? bag.line.includes(` ${word} `) || bag.lemmas.includes(` ${word} `) : bag.words.has(word)
      const value = (alone.some(has) ? 1 : 0) + pairs.filter(([a, b]) => a.some(has) && b.some(has)).length * together
      total += value
      if (value > (best?.value ?? 0)) best = { one, value }
    })
    return best && total >= together ? [{ topic, note, quote: best.one.said.slice(0, 1200), total }] : []
  })
  return found
    .sort((a, b) => b.total - a.total)
    .slice(0, most)
    .map(({ topic, note, quote }) => ({ topic, note, quote }))
}
