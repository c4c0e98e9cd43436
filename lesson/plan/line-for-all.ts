import { wordsOf } from '#lesson/scripture/bible.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'

const asMany = 3
/** Of the last stories: to cut one into sentences takes a phone longer than to draw a step, and a book asks a dozen times. */
const found = new Map<string, string>()
const asManyStories = 30

/** The line of a story that all say with whoever tells it: marked “Everybody:”, or the sentence or saying that comes three times; '' where there is none. */
export function lineForAll(story: string): string {
  const known = found.get(story)
  if (known !== undefined) return known
  if (found.size >= asManyStories) found.clear()
  const line = findLine(story)
  found.set(story, line)
  return line
}

function findLine(story: string): string {
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
