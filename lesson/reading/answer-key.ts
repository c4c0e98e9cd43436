import type { Block } from './reading.ts'

/** "(1) SOW   (2) KNOW / SOW", "1. offering / ofrenda   2. showed": a short answer behind each number. */
const answer = /(?<![\d:])\(?(\d{1,2})[.)]\)?\s{1,3}(\p{L}[\p{L}’'/ -]{0,40}?)(?=\s*(?:\(?\d{1,2}[.)]|[.;,]|\s{2}|$))/gu
/** "(answers:  1 little  2 lonely)": where they are called so, figures need no sign behind them. */
const called = /\banswers?\b/i
const unsigned = /(?<![\d:])(\d{1,2})[.)]?\s{1,3}(\p{L}[\p{L}’'/-]{0,40}(?: [\p{L}’'/-]{1,40}){0,3})(?=\s|$)/gu
const leastAnswers = 2
const mostWords = 5
const blank = /_{3,}/g

/** The answers that a handout prints at its end for the blanks in it, by their numbers. */
export function answerKey(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const hasBlanks = blocks.some(({ text }) => text.includes('___'))
  for (const { text, words } of hasBlanks ? blocks.slice(Math.floor(blocks.length / 2)).toReversed() : []) {
    if (words > 80 || text.includes('___')) continue
    const signed = [...text.matchAll(answer)]
    const found = (signed.length < leastAnswers && called.test(text) ? [...text.matchAll(unsigned)] : signed).map(
      ([, number = '', said = '']) => ({ number: Number(number), said: said.trim() }),
    )
    const isKey =
      found.length >= leastAnswers && found.every(({ number, said }, at) => number === at + 1 && said.split(' ').length <= mostWords)
    if (isKey) return new Map(found.map(({ number, said }) => [number, said]))
  }
  return new Map()
}

/** A line with its blanks filled. A blank has the number that stands behind it in brackets, "____ (5)", or that of its line. */
export function filled(text: string, label: string, key: ReadonlyMap<number, string>): string {
  const blanks = text.match(blank)?.length ?? 0
  const [, own] = /\((\d{1,2})\)\s*$/.exec(text) ?? []
  const said = blanks > 0 ? key.get(Number(own ?? label)) : undefined
  if (!said) return text
  const answers = said.split('/').map((one) => one.trim())
  const isLoud = !/\p{Ll}{2}/u.test(text.replace(/\([^()]*\)/g, ''))
  let at = 0
  return text.replace(blank, (found) => {
    const one = answers.length < blanks ? found : (answers[at++] ?? found)
    return isLoud ? one.toUpperCase() : one.toLowerCase()
  })
}
