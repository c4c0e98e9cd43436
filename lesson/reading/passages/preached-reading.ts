import { type Bible, keyStems } from '#lesson/scripture/bible.ts'

/** So much more of another reading has to be in the sermon than of the one that is named first. */
const ahead = 1.25
/** A verse or two beside the passage are read with it, and soon said in full. */
const leastVerses = 4

/**
 * Which of several readings of a day is preached: the one whose words fill the sermon, each as telling as it is rare; the first one
 * where none is clearly ahead. Of a lectionary's three readings most preachers preach one, and hardly ever the first.
 */
export function preachedReading(bible: Bible, readings: readonly string[], content: string): string | undefined {
  const [first, ...more] = readings
  if (!first) return undefined
  const bookOf = (osis: string) => osis.split('.')[0]
  const others = more.filter((osis) => bookOf(osis) !== bookOf(first) && bible.passage(osis).length >= leastVerses)
  if (others.length === 0) return first
  const said = new Set(keyStems(content))
  const shareOf = (osis: string) => {
    const stems = [
      ...new Set(
        keyStems(
          bible
            .passage(osis)
            .map(({ text }) => text)
            .join(' '),
        ),
      ),
    ]
    const weightOf = (some: string[]) => some.reduce((sum, stem) => sum + bible.rarity(stem) ** 2, 0)
    return weightOf(stems.filter((stem) => said.has(stem))) / Math.max(1, weightOf(stems))
  }
  const shares = new Map(readings.map((osis) => [osis, shareOf(osis)]))
  const most = others.reduce((best, osis) => ((shares.get(osis) ?? 0) > (shares.get(best) ?? 0) ? osis : best), first)
  return (shares.get(most) ?? 0) >= ahead * (shares.get(first) ?? 0) ? most : first
}
