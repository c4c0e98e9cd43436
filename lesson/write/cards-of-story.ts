import type { LessonBook } from '#contract/lesson-book.ts'
import { flashcards } from '#lesson/bank/bank.ts'

const most = 6
/** Words of every story: no card is worth making of them. */
const plain = new Set(
  'day man woman boy girl people head face work walk run sit sad glad name hear wait say see go come look good big little'.split(' '),
)
const seldom = ['God', 'Jesus']

/** Cards of what a child can see in the story, the most frequent first; the two that every lesson knows fill up. */
export function cardsOfStory(told: string): LessonBook['flashcards'] {
  const times = (word: string) => told.match(new RegExp(`\\b${word}s?\\b`, 'gi'))?.length ?? 0
  const found = Object.keys(flashcards)
    .filter((word) => !plain.has(word.toLowerCase()) && times(word) > 0)
    .sort((a, b) => times(b) - times(a))
  const words = [...found, ...seldom.filter((word) => flashcards[word.toLowerCase()] && !found.includes(word.toLowerCase()))].slice(0, most)
  return words.map((word) => ({
    word: word.charAt(0).toUpperCase() + word.slice(1),
    description: flashcards[word] ?? flashcards[word.toLowerCase()] ?? '',
  }))
}
