import { namesPerson } from '../people.ts'
import type { Sentence } from '../reading.ts'

/** One place of a phrase: the words that may stand there. A gap lets up to four others in. */
type Place = { words: ReadonlySet<string>; gap: boolean }
/** Words any of which will do, "buried him | the funeral", and how many sentences from the first part of the phrase. */
type Part = { ways: Place[][]; reach: number }
/** A phrase, or phrases that mean it only together: "garage & found/hose" side by side, "crib && took back" in one scene. */
export type Phrase = { said: string; parts: Part[]; isScene: boolean; negates: boolean }
/** How far apart what belongs to one scene stands. */
const sceneOf = 3
export type Classes = Readonly<Record<string, string>>
const gapOf = 4

/** It says itself what is not so. */
const negation = /(?:^|[\s/])(?:n't|not|never|no|nobody|without)(?=[\s/]|$)/

/** "found @he .. in the garage/barn; left no note": each phrase of a line as the places of its words. */
export function phrasesOf(line: string, classes: Classes): Phrase[] {
  const placesIn = (part: string): Place[] => {
    let gap = false
    return part
      .trim()
      .split(/\s+/)
      .flatMap((place) => {
        if (place === '..') {
          gap = true
          return []
        }
        const words = place.split('/').flatMap((word) => (word.startsWith('@') ? (classes[word.slice(1)] ?? '').split('; ') : [word]))
        const made = { words: new Set(words), gap }
        gap = false
        return [made]
      })
  }
  const partsOf = (one: string): Part[] =>
    one
      .split('&&')
      .flatMap((scene, at) =>
        scene.split('&').map((part, beside) => ({ ways: part.split('|').map(placesIn), reach: at > 0 && beside === 0 ? sceneOf : 1 })),
      )
  return line
    .split(';')
    .filter((one) => one.trim())
    .map((one) => ({ said: one.trim(), parts: partsOf(one), isScene: one.includes('&&'), negates: negation.test(one) }))
}

/** Where the words of a sermon stand, so that a phrase is looked for only where its first word is. */
export type Places = (phrase: Phrase) => Set<number>

/** What stands for the name of somebody whom the Bible does not know. */
const aName = '#name'
const none: ReadonlySet<string> = new Set()

/** In which sentences a phrase stands, as it is or as its lemmas; what means it only together stands in one sentence or in the next of its paragraph. */
export function placesIn(sentences: readonly Pick<Sentence, 'tokens' | 'paragraph'>[], bibleNames = none): Places {
  const lines = sentences.map(({ tokens }) =>
    tokens.flatMap((token) => {
      // "dont" is "do" and "nt" to the tagger.
      const word = token.word === 'nt' ? "n't" : token.word
      const { lemma } = token
      // The tagger leaves "mother's" whole before a noun and parts it elsewhere; the phrases have it in two.
      const owner = word.length > 2 && word.endsWith("'s") ? word.slice(0, -2) : ''
      const root = namesPerson(token) && !bibleNames.has(token.text.replace(/'s$/, '')) ? aName : lemma
      return owner ? [[owner, root === aName ? aName : owner] as const, ["'s", "'s"] as const] : [[word, root] as const]
    }),
  )
  const having = new Map<string, [sentence: number, at: number][]>()
  lines.forEach((line, sentence) =>
    line.forEach(([word, lemma], at) => {
      for (const one of word === lemma ? [word] : [word, lemma]) {
        const list = having.get(one)
        if (list) list.push([sentence, at])
        else having.set(one, [[sentence, at]])
      }
    }),
  )
  const isAt = (line: (typeof lines)[number], at: number, { words }: Place) => {
    const token = line[at]
    return token !== undefined && (words.has(token[0]) || words.has(token[1]))
  }
  const goesOn = (line: (typeof lines)[number], from: number, rest: readonly Place[]): boolean => {
    let at = from
    for (const place of rest) {
      let step = 1
      while (place.gap && step <= gapOf && !isAt(line, at + step, place)) step++
      if (!isAt(line, at + step, place)) return false
      at += step
    }
    return true
  }
  const standing = ([first, ...rest]: readonly Place[]): Set<number> => {
    const found = new Set<number>()
    for (const word of first?.words ?? [])
      for (const [sentence, at] of having.get(word) ?? [])
        if (!found.has(sentence) && goesOn(lines[sentence] ?? [], at, rest)) found.add(sentence)
    return found
  }
  const anyOf = ({ ways }: Part) => (ways.length === 1 ? standing(ways[0] ?? []) : new Set(ways.flatMap((way) => [...standing(way)])))
  const together = (found: ReadonlySet<number>, part: Part) => {
    const other = anyOf(part)
    const near = (at: number) => {
      for (let step = -part.reach; step <= part.reach; step++)
        if (other.has(at + step) && sentences[at + step]?.paragraph === sentences[at]?.paragraph) return true
      return false
    }
    return new Set([...found].filter(near))
  }
  return ({ parts: [first, ...others] }) =>
    first ? others.reduce((found, part) => (found.size ? together(found, part) : found), anyOf(first)) : new Set()
}
