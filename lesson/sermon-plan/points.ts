import type { PlanPoint } from '#contract/lesson-plan.ts'
import { alike, covered, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading, Segment } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { standing } from './big-idea.ts'
import { type Candidate, scoreOf, type Tables } from './rank.ts'

const most = 8
/** Two points that say so much of the same are one. */
const onePoint = 0.5
/** How much a head pulls a sentence that says it. */
const headPull = 2.5
/** A sentence that is so much likelier somebody else's word than the preacher's is no point. */
const mostHarm = 1
/** How much it counts against a sentence that it may not be the preacher's own word. */
const harmCounts = 1.2
const ages: PlanPoint['ages'] = ['teens', 'children', 'young-kids']

type Found = { text: string; quote: string; segment: string; at: number; score: number; keys: string[] }

/** The preacher's points: under his own heads where he has them, and the sentences that carry the sermon's parts. */
export function pointsOf(
  reading: Reading,
  candidates: readonly Candidate[],
  usable: (one: Candidate) => boolean,
  tables: Tables,
): PlanPoint[] {
  const scored = candidates
    .filter((one) => usable(one) && scoreOf(one.features, tables.harm) <= mostHarm)
    .map((one) => ({ ...one, score: scoreOf(one.features, tables.point) - harmCounts * Math.max(0, scoreOf(one.features, tables.harm)) }))
  const found = [...headed(reading, scored), ...spread(reading, scored)].sort((a, b) => b.score - a.score)
  const chosen: Found[] = []
  for (const one of found) {
    if (chosen.length >= most) break
    if (chosen.some((other) => other.quote === one.quote || alike(other.keys, one.keys) >= onePoint)) continue
    chosen.push(one)
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ text, quote, segment }) => ({ text: text.slice(0, 400), quote: quote.slice(0, 1200), segment: segment.slice(0, 40), ages }))
}

/** What he numbers is his point, whatever else speaks for it. */
const bonus: Partial<Record<Segment['head']['how'], number>> = { numbered: 6, ordinal: 6 }
const own = new Set<Segment['head']['how']>(['numbered', 'ordinal', 'line', 'slide'])

/** For each of the preacher's heads the sentence under it that says it best. */
function headed(reading: Reading, scored: readonly Candidate[]): Found[] {
  return reading.segments
    .filter(({ head }) => own.has(head.how))
    .flatMap(({ head, from, to }) => {
      const keys = keysOf(tokensOf(head.text))
      const inside = scored.filter((one) => one.from >= from && one.to <= to)
      const [best] = inside
        .map((one) => ({ ...one, score: one.score + headPull * covered(keys, keysOf(tokensOf(one.text)), reading.rarity) }))
        .sort((a, b) => b.score - a.score)
      if (!best) return []
      // A head that names only a place in the story is not the point; the sentence is.
      const says =
        keys.length > 0 &&
        !head.text.endsWith('?') &&
        (head.how === 'numbered' || head.how === 'ordinal' || tokensOf(head.text).some(({ pos }) => pos === 'verb' || pos === 'aux'))
      const text = says ? head.text : standing(reading, best)
      return [
        {
          text,
          quote: best.text,
          segment: head.label,
          at: best.from,
          score: best.score + (bonus[head.how] ?? 0),
          keys: keysOf(tokensOf(`${text} ${best.text}`)),
        },
      ]
    })
    .slice(0, 6)
}

/** The weightiest sentences of the sermon, apart from one another. */
function spread(reading: Reading, scored: readonly Candidate[]): Found[] {
  const gap = Math.max(3, Math.round(reading.sentences.length * 0.03))
  const found: Found[] = []
  for (const one of scored.toSorted((a, b) => b.score - a.score)) {
    if (found.length >= most) break
    const keys = keysOf(tokensOf(one.text))
    if (found.some((other) => Math.abs(other.at - one.from) < gap || alike(other.keys, keys) >= onePoint)) continue
    found.push({
      text: standing(reading, one),
      quote: one.text,
      segment: reading.segments[reading.sentences[one.from]?.segment ?? -1]?.head.label ?? '',
      at: one.from,
      score: one.score,
      keys,
    })
  }
  return found
}
