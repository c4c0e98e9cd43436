import type { LessonBook } from '#contract/lesson-book.ts'
import { flashcards } from '#lesson/bank/bank.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'

const most = 6
/** With fewer nobody can play. */
const fewest = 4
/** Words of every story: no card is worth making of them. */
const plain = new Set(
  'day man woman boy girl people head face work walk run sit sad glad name hear wait say see go come look good big little'.split(' '),
)
/** What something is like: no picture shows it alone, so it comes last. */
const likeness = new Set('blue dark green hungry poor quiet red sick sorry strong tall warm white yellow please thank you'.split(' '))
/** Words that a story also has in another sense. */
const asThing: Record<string, RegExp> = {
  well: /\b(?:an?|the|this|that|old|deep) well\b/i,
  can: /\b(?:an?|the) can\b/i,
  rock: /\b(?:an?|the|big|hard) rocks?\b/i,
  ring: /\b(?:an?|the|gold) ring\b/i,
  light: /\b(?:an?|the|big|bright) light\b/i,
}
const seldom = ['God', 'Jesus']

/** A card that tells of a person belongs to that person's stories. */
const namesNobodyElse = (sentence: string, told: string) =>
  [...sentence.matchAll(/\b\p{Lu}\p{Ll}+/gu)]
    .map(([name]) => name)
    .every((name) => /^(?:God|Jesus|Bible|Lord|The|We|It|You|My|When|In|On|One|Some|They|He|She|This)$/.test(name) || told.includes(name))

/** Cards of what a child can see in the story, the most frequent first; the two that every lesson knows fill up. `count` of them. */
export function cardsOfStory(told: string, count = most): LessonBook['flashcards'] {
  const times = (word: string) => told.match(new RegExp(`\\b${word}s?\\b`, 'gi'))?.length ?? 0
  const fits = (word: string) => Number(namesNobodyElse(flashcards[word] ?? '', told))
  const isThere = (word: string) => times(word) > 0 && (!(word in asThing) || asThing[word]?.test(told))
  const found = Object.keys(flashcards)
    .filter((word) => !plain.has(word.toLowerCase()) && isThere(word))
    // Those of somebody else's story come last, where nothing better is there.
    .sort((a, b) => fits(b) - fits(a) || times(b) - times(a))
  const said = new Set<string>()
  const card = (word: string, description: string) => {
    said.add(description)
    return { word: word.charAt(0).toUpperCase() + word.slice(1), description }
  }
  const words = [...found, ...seldom.filter((word) => flashcards[word.toLowerCase()] && !found.includes(word.toLowerCase()))]
  const cards: { word: string; description: string }[] = []
  let others = words
  // A card has a sentence of the story that is soon said, a longer one where there are few; another sentence only where too few are left.
  for (const words of longest) {
    if (cards.length >= fewest) break
    others = others.filter((word) => {
      const own = sentenceOf(word, told, said, words)
      if (own) cards.push(card(word, own))
      return !own
    })
  }
  const filling = others.toSorted((a, b) => Number(likeness.has(a)) - Number(likeness.has(b))).slice(0, Math.max(0, fewest - cards.length))
  return [...cards, ...filling.map((word) => card(word, flashcards[word] ?? flashcards[word.toLowerCase()] ?? ''))].slice(0, count)
}

/** "He did not say, Get a cup.": the picture would show what is not there. */
const saysNot = /\b(?:not|never|no|nobody|nothing)\b|n[’']t\b/i
/** In words: of a sentence that is said after somebody, and of one that is said in two breaths. */
const longest = [9, 14]
/** Who acts is the first word: "God's people" are not God. */
const acts = new Set(seldom.map((word) => word.toLowerCase()))
const saysOf = (word: string) =>
  acts.has(word.toLowerCase()) ? new RegExp(`^${word}\\b(?![’'])`, 'i') : new RegExp(`\\b${word}s?\\b(?![’'])`, 'i')
/** The back of a card is this story's own sentence with its word, where one is short enough to be said after somebody. */
const sentenceOf = (word: string, told: string, said: ReadonlySet<string>, most: number): string | undefined =>
  told
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((one) => one.replace(/^Everybody: /, ''))
    .filter((one) => !said.has(one) && !saysNot.test(one))
    .find((one) => saysOf(word).test(one) && countWords(one) <= most && countWords(one) >= 3 && !/[“”]/.test(one))
