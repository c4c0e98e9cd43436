import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Manner } from '#lesson/sections/section.ts'
import { baseOf } from '#lesson/words/base-form.ts'
import weightsData from './learned-weights.json' with { type: 'json' }
import lexicon from './lexicon.json' with { type: 'json' }
import { plainSentence } from './rules.ts'
import { askedFrom, isDirected } from './spoken-to.ts'
import { WordIndex } from './word-index.ts'

// Hears what no rule has: words, neighbors, words that stand near each other, and the classes of the lexicon, each with a weight
// that was learned from labelled lines (`npm run tune:dangers`). It cannot say what the danger is.

/** How many words with a meaning of their own a pair may span. */
const span = 5
/** How far a "never" or "without" reaches, in words. */
const denied = 7
const fillers = new Set('the a an of to and in on at for with is are was be it its that this , : or as by from'.split(' '))
const denials =
  /^(?:never|no|not|none|don't|nobody|without|avoid|cannot|can't|won't|isn't|doesn't|didn't|nothing|nor|neither|shouldn't|aren't|wasn't|instead|skip)$/
const endsDenial = /^(?:,|but|then|until|unless)$/

let classIndex: { index: WordIndex; names: Map<number, string[]> } | undefined
function classesIn(words: string[]): string[][] {
  if (!classIndex) {
    classIndex = { index: new WordIndex(), names: new Map() }
    for (const [name, entries] of Object.entries(lexicon as Record<string, string>))
      for (const entry of entries.split(' ')) {
        const id = classIndex.index.idOf(entry)
        classIndex.names.set(id, [...(classIndex.names.get(id) ?? []), `@${name}`])
      }
  }
  const classes = words.map(() => new Set<string>())
  for (const [id, places] of classIndex.index.placesIn(words))
    for (const { from } of places) for (const name of classIndex.names.get(id) ?? []) classes[from]?.add(name)
  return classes.map((one) => [...one])
}

const bases = new Map<string, string>()
function baseForm(word: string): string {
  const known = bases.get(word)
  if (known !== undefined) return known
  const base = /^\d/.test(word) ? '#' : baseOf(word.replace(/'s$/, ''))
  bases.set(word, base)
  return base
}

/** What a sentence has that speaks for or against a danger. `y:` to the youngest, `t:` to teens, `n:` denied, `o:` told and not asked. */
export function featuresOf(sentence: string, age: AgeGroup, manner: Manner): Set<string> {
  const plain = plainSentence(sentence)
  const words = plain.trim().split(' ')
  const stems = words.map(baseForm)
  const classes = classesIn(words)
  const asked = askedFrom(plain, manner) >= 0
  const told = manner !== 'do' && !asked
  const found = new Set([isDirected(plain) ? '=directed' : '=undirected', manner === 'do' ? '=do' : asked ? '=asked' : '=told'])
  let left = 0
  stems.forEach((stem, at) => {
    const word = words[at] ?? ''
    const own = [stem, ...(classes[at] ?? [])]
    if (endsDenial.test(word)) left = 0
    for (const one of own) {
      found.add(one)
      if (age === 'young-kids') found.add(`y:${one}`)
      if (told) found.add(`o:${one}`)
      if (left > 0) found.add(`n:${one}`)
    }
    if (age === 'teens') found.add(`t:${stem}`)
    if (at > 0) found.add(`${stems[at - 1]}_${stem}`)
    left = denials.test(word) ? denied : left - 1
  })
  const telling = stems.filter((_, at) => !fillers.has(words[at] ?? ''))
  telling.forEach((one, at) => {
    for (const other of telling.slice(at + 1, at + span)) found.add(one < other ? `${one}~${other}` : `${other}~${one}`)
  })
  return found
}

let weights: Map<string, number> | undefined
/** The weights as the data has them: under each weight the features that have it. */
function readWeights(): Map<string, number> {
  weights ??= new Map(
    Object.entries(weightsData.weights as Record<string, string>).flatMap(([weight, features]) =>
      features.split(' ').map((one) => [one, Number(weight)] as const),
    ),
  )
  return weights
}

/** How much speaks for a danger in a sentence; the weights are whole numbers, hundredths of a logit. */
export function scoreOf(sentence: string, age: AgeGroup, manner: Manner): number {
  const known = readWeights()
  let score = weightsData.bias
  for (const one of featuresOf(sentence, age, manner)) score += known.get(one) ?? 0
  return score
}

/** A book is heard again after each change, and most of its sentences are those of before. */
const heardBefore = new Map<string, boolean>()
const mostKept = 4000

/** Whether a sentence sounds like a danger that no rule may know. */
export function soundsDangerous(sentence: string, age: AgeGroup, manner: Manner): boolean {
  const key = `${age} ${manner} ${sentence}`
  const known = heardBefore.get(key)
  if (known !== undefined) return known
  const heard = scoreOf(sentence, age, manner) > weightsData.level
  if (heardBefore.size >= mostKept) heardBefore.clear()
  heardBefore.set(key, heard)
  return heard
}
