import type { Reading, Sentence } from '../reading.ts'
import { tokensOf } from '../tagger.ts'
import { placesOf } from './evidence.ts'
import { phrasesOf, placesIn, type Places } from './phrases.ts'
import wordsData from './words.json' with { type: 'json' }

const phrases = (lines: readonly string[]) => lines.flatMap((line) => phrasesOf(line, wordsData.classes))
const danger = phrases(wordsData.guard.danger)
const telling = phrases(wordsData.guard.telling)
const toTheRoom = new Set(['you', 'u', 'your', "y'all", 'yourself'])

const standing = (where: Places, all: typeof danger) => new Set(all.flatMap((phrase) => [...where(phrase).keys()]))

/** Whether it tells whoever is in danger to tell. */
export function isGuard(text: string): boolean {
  const where = placesIn([{ tokens: tokensOf(text), paragraph: 0 }])
  return standing(where, danger).size > 0 && standing(where, telling).size > 0
}

/** More is not read out. */
const mostWords = 60
/** What the preacher says to whoever is in danger: the sentence that names it, and those behind it that say what to do. */
export function guardOf(reading: Reading): string {
  const { sentences, blocks } = reading
  const where = placesOf(reading)
  const named = standing(where, danger)
  const told = standing(where, telling)
  // "Any grown person. Tell. That night."
  for (const { id, tokens } of sentences) if (tokens.length <= 2 && /^(?:tell|holler)$/.test(tokens[0]?.lemma ?? '')) told.add(id)
  const isSaidHere = (one: Sentence) => one.marks.scripture < 0.5 && one.tokens.some(({ word }) => toTheRoom.has(word))
  // In notes it stands between brackets, as what is not to be forgotten.
  const [noted] = blocks
    .filter(({ kind, text }) => kind === 'cue' && isGuard(text))
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}“"]+|[)\]}\s]+$/gu, ''))
  let best: { text: string; worth: number } | undefined
  for (const from of named) {
    const first = sentences[from]
    if (!first) continue
    const run = [first]
    for (let at = from + 1; at <= from + 2; at++) {
      const next = sentences[at]
      if (!next || next.paragraph !== first.paragraph || run.reduce((sum, { words }) => sum + words, next.words) > mostWords) break
      run.push(next)
    }
    while (run.length > 1 && !told.has(run.at(-1)?.id ?? -1)) run.pop()
    if (!run.some(({ id }) => told.has(id)) || !run.some(isSaidHere)) continue
    const worth = run.filter(({ id }) => told.has(id)).length + run.filter(({ id }) => named.has(id)).length
    if (!best || worth > best.worth) best = { text: run.map(({ said }) => said).join(' '), worth }
  }
  return noted ?? best?.text ?? ''
}
