import { stories, type Story } from '#lesson/bank/bank.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'

/** The part of the shorter of two passages that both have, 0 to 1. */
function shared(a: string[], b: ReadonlySet<string>): number {
  const both = a.filter((osis) => b.has(osis)).length
  return both / Math.max(1, Math.min(a.length, b.size))
}
const leastShared = 0.4

/** The bank's stories that tell a passage ("Luke 15:11-32"), the nearest first, by their own place or a parallel one. */
export function storiesOfPassage(bible: Bible, passage: string): Story[] {
  const wanted = new Set(findReferences(passage).flatMap(({ osis }) => bible.passage(osis).map(osisOf)))
  if (wanted.size === 0) return []
  return stories
    .map((story) => ({
      story,
      share: Math.max(...[story.span, ...story.parallels].map((span) => shared(bible.passage(span).map(osisOf), wanted))),
    }))
    .filter(({ share }) => share >= leastShared)
    .sort((a, b) => b.share - a.share)
    .map(({ story }) => story)
}
