import { type Bible, labelOf, osisOf, type Verse } from './bible.ts'
import { findReferences } from './references.ts'

/** So many verses are read aloud in two minutes, and listened to; a passage that is hardly longer is not cut for that. */
const mostRead = 12
const mostWhole = 16
const leastRead = 3

/**
 * Verses that a lesson leans on, the one that is learned from it, how much the sermon dwells on each (0 to 16), and the verses that are
 * told around a passage of one or two.
 */
export type ToRead = {
  wanted: readonly Verse[]
  learned?: readonly Verse[]
  dwelt?: (verse: Verse) => number
  around?: readonly Verse[]
}
/** What is learned has to be heard; what the lesson leans on counts as much as a verse that is quoted in part. */
const worths = { learned: 300, wanted: 5 }
/** A neighbor that the sermon dwells on so much belongs to a passage of which only the first verse was named. */
const preachedToo = 4

/**
 * The verses of a passage that a group hears from a Bible, as a label: all of a short one, of a longer one the run that has most of
 * those wanted, from the first of them on. One verse or two are read with those `around` them that are told, else with their neighbors.
 */
export function readAloudOf(bible: Bible, passage: string, { wanted, learned = [], dwelt = () => 0, around = [] }: ToRead): string {
  const ranges = findReferences(passage).map(({ osis }) => bible.passage(osis))
  const all = ranges.flat()
  // Of several ranges that are too long together the first one is read: between them stands what nobody preached.
  const preached = ranges.length > 1 && all.length > mostWhole ? (ranges[0] ?? all) : all
  const verses = preached.length > 0 && preached.length < leastRead ? widened(bible, preached, around, dwelt) : preached
  if (verses.length <= mostWhole) return ranges.length > 1 && verses === all ? passage : labelOf(verses)
  const [toLearn, leansOn] = [learned, wanted].map((some) => new Set(some.map(osisOf)))
  const worth = verses.map(
    (verse) => (toLearn?.has(osisOf(verse)) ? worths.learned : 0) + (leansOn?.has(osisOf(verse)) ? worths.wanted : 0) + dwelt(verse),
  )
  const worthFrom = (at: number) => worth.slice(at, at + mostRead).reduce<number>((sum, one) => sum + one, 0)
  const starts = verses.map((_, at) => at).slice(0, verses.length - leastRead + 1)
  const best = starts.reduce(
    (first, at) => (worthFrom(at) > worthFrom(first) || (worth[at] && !worth[first] && worthFrom(at) === worthFrom(first)) ? at : first),
    0,
  )
  const last = worth.findLastIndex((one, at) => one > 0 && at < best + mostRead)
  // Where few verses are wanted, no more is read than leads to them and out of them.
  const to = last < best ? best + mostRead : Math.min(verses.length, Math.max(last + 1 + leastRead, best + 2 * leastRead))
  return labelOf(verses.slice(best, Math.min(to, best + mostRead)))
}

function widened(bible: Bible, preached: readonly Verse[], around: readonly Verse[], dwelt: (verse: Verse) => number): Verse[] {
  const [first] = preached
  if (!first) return []
  const holds = (verses: readonly Verse[]) => verses.some((one) => osisOf(one) === osisOf(first))
  if (holds(around) && around.length >= leastRead) return [...around]
  const chapter = bible.passage(`${first.book}.${first.chapter}`)
  const at = chapter.findIndex((one) => osisOf(one) === osisOf(first))
  const near = chapter.slice(at, at + mostWhole)
  const to = near.findLastIndex((one) => dwelt(one) >= preachedToo)
  if (to >= leastRead) return near.slice(0, to + 1)
  const from = Math.max(0, at - 1)
  return chapter.slice(from, Math.max(at + preached.length + 1, from + leastRead))
}
