import { wordsOf } from '#lesson/scripture/bible.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'

const asMany = 3

/** The line of a story that all say with whoever tells it: marked “Everybody:”, or the sentence or saying that comes three times; '' where there is none. */
export function lineForAll(story: string): string {
  const marked = /\bEverybody: ([^.!?]+[.!?]+)/.exec(story)?.[1]
  if (marked) return marked
  const lines = story
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(/[“”]/))
    .flatMap(sentencesOf)
    .filter((line) => /^\p{Lu}/u.test(line) && /\s/.test(line) && /[.!?]$/.test(line))
  const times = Map.groupBy(lines, (line) => wordsOf(line).join(' '))
  const [most] = [...times.values()].filter((same) => same.length >= asMany).sort((a, b) => b.length - a.length)
  return most?.[0] ?? ''
}
