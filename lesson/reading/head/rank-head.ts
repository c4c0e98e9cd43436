import type { Features, Mention, Sheet } from './sheet.ts'
import weightsData from './weights.json' with { type: 'json' }

export const headFields = ['title', 'speaker', 'scripture', 'date'] as const
export type HeadField = (typeof headFields)[number]
export type HeadWeights = Record<HeadField, Record<string, number>>
/** Learned by scripts/tune-heads.ts from labelled heads. */
export const learnedHead: HeadWeights = weightsData

/** What is of next week is nothing of this sermon. */
const isOfAnotherDay = ({ features }: Mention): boolean => features['of another day'] === 1

/** Mentions of the same become one, with all that speaks for any of them; the surest way of writing it stands first. */
export function gathered(mentions: readonly Mention[]): Mention[] {
  const byKey = new Map<string, Mention[]>()
  for (const one of mentions) {
    const key = `${isOfAnotherDay(one) ? 'another day ' : ''}${one.key}`
    byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  return [...byKey.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const features: Features = {}
    for (const one of same) for (const [name, value] of Object.entries(one.features)) features[name] = Math.max(features[name] ?? 0, value)
    if (same.length > 1) features.again = 1
    if (same.length > 3) features.often = 1
    // A range says more than the chapter that it is in.
    const range = first.features.verses ? undefined : same.find((one) => one.features.span && one.features.verses)
    return [{ ...(range ?? first), features }]
  })
}

export const scoreOf = (features: Features, table: Record<string, number>): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (table[name] ?? 0), 0)

/** That a file does not state a field is an answer too: the likelier, the fewer lines its head has that nothing explains. */
export function unstatedIn({ rows, bodyAt }: Sheet, field: HeadField): Features {
  if (field !== 'title') return { unstated: 1 }
  const free = rows.filter(({ free }) => free > 0).length
  return {
    unstated: 1,
    [`unstated, ${bodyAt === 0 ? 'no head' : bodyAt < 4 ? 'short head' : 'long head'}`]: 1,
    [`unstated, ${free === 0 ? 'none' : free < 3 ? 'few' : 'many'} free`]: 1,
  }
}
/** So sure must the best be, among all and that there is none: an empty field that the leader fills is better than a wrong one. */
export const least: Record<HeadField, number> = { title: 0.4, speaker: 0.6, scripture: 0.5, date: 0.5 }

/** The best of what may be a field; undefined where none is sure enough. */
export function best(all: readonly Mention[], table: Record<string, number>, unstated: Features, margin: number): Mention | undefined {
  const mentions = all.filter((one) => !isOfAnotherDay(one))
  const shares = mentions.map(({ features }) => Math.exp(scoreOf(features, table)))
  const whole = shares.reduce((sum, share) => sum + share, Math.exp(scoreOf(unstated, table)))
  const top = shares.indexOf(Math.max(...shares))
  const key = mentions[top]?.key ?? ''
  // The same with more or less of its line is not another one.
  const akin = mentions.reduce((sum, one, at) => sum + (one.key.includes(key) || key.includes(one.key) ? (shares[at] ?? 0) : 0), 0)
  return akin >= whole * margin ? mentions[top] : undefined
}
