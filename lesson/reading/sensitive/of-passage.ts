import type { SensitiveMatter } from '#contract/lesson-plan.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import type { Reading } from '../reading.ts'
import { matterOf, mostMatters, sensitiveMattersOf } from './sensitive.ts'
import passages from './passages.json' with { type: 'json' }

/** A sermon on more verses than these is on none of their details. */
const longest = 80
/** One detail of a passage is preached with it, unless it is smaller than this share of it. */
const leastOfMain = 0.05
/** So much of a detail has to be in the passage, or of the passage in what the table has. */
const half = 0.5

/**
 * What a wise editor minds in a passage itself, whatever is preached on it: Hannah has no child, Jonah asks to die, the little maid was carried
 * off. The table of `passages.json` says so of the passages preached most; the topic of the greatest share first.
 */
export function topicsOfPassage(osis: string, bible: Bible): string[] {
  const main = bible.passage(osis).map(osisOf)
  if (main.length === 0 || main.length > longest) return []
  const preached = new Set(main)
  const found = passages.flatMap(({ span, topics }) => {
    const verses = bible.passage(span)
    const both = verses.filter((verse) => preached.has(osisOf(verse))).length
    const isMeant = both / Math.min(verses.length, main.length) >= half && both / main.length >= leastOfMain
    return isMeant ? [{ topics, both }] : []
  })
  return [...new Set(found.toSorted((a, b) => b.both - a.both).flatMap(({ topics }) => topics))]
}

/** What a leader has to be careful with: what the preacher says, the gravest first, then what stands in the passage. */
export function mattersOfSermon(reading: Reading, bible: Bible): SensitiveMatter[] {
  const said = sensitiveMattersOf(reading)
  const topics = topicsOfPassage(reading.main?.osis ?? '', bible).filter((topic) => said.every((one) => one.topic !== topic))
  return [...said, ...topics.flatMap((topic) => matterOf(topic) ?? [])].slice(0, mostMatters)
}
