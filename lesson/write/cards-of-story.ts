import type { LessonBook } from '#contract/lesson-book.ts'
import { flashcards } from '#lesson/bank/bank.ts'

const most = 6
/** Words of every story: no card is worth making of them. */
const plain = new Set(
  'day man woman boy girl people head face work walk run sit sad glad name hear wait say see go come look good big little'.split(' '),
)
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
  const found = Object.keys(flashcards)
    .filter((word) => !plain.has(word.toLowerCase()) && times(word) > 0)
    // Those of somebody else's story come last, where nothing better is there.
    .sort((a, b) => fits(b) - fits(a) || times(b) - times(a))
  const words = [...found, ...seldom.filter((word) => flashcards[word.toLowerCase()] && !found.includes(word.toLowerCase()))].slice(
    0,
    count,
  )
  return words.map((word) => ({
    word: word.charAt(0).toUpperCase() + word.slice(1),
    description: flashcards[word] ?? flashcards[word.toLowerCase()] ?? '',
  }))
}
