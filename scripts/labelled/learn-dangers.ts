// Learns which features speak for a danger: a logistic curve by steps that grow small where a feature is frequent (Adagrad), in an
// order that is always the same.
import { featuresOf } from '#lesson/checks/safety/learned.ts'
import type { LabelledLine } from '#lesson/checks/safety/labelled.ts'

const rounds = 6
const rate = 0.3
/** What a weight costs over one round, so that what stands in two lines says little. */
const cost = 1
/** A harmless line close to a danger teaches more than a danger; a sentence of the bank, of which there are so many, less. */
const shares = { danger: 1, harmless: 3, bank: 0.6 }
/** Features of fewer labelled lines than these are none. */
const fewest = 2
/** Lighter weights than this, in hundredths, are left out of the table; the others are rounded to steps of it. */
const lightest = 10
const step = 5

export type BankSentence = LabelledLine & { where: string }
export type DangerTable = { bias: number; weights: Map<string, number> }
type Row = { ids: Int32Array; sizes: Float64Array; isDanger: boolean; share: number }

/** How much a feature counts at first: a word alone more than one of its many pairs. */
const sizeOf = (feature: string): number =>
  feature.includes('~') || /^[yto]:/.test(feature)
    ? 0.5
    : feature === '=do'
      ? 0.3
      : feature.startsWith('=')
        ? 0.5
        : /_|^n:|^@/.test(feature)
          ? 0.7
          : 1

const rowFrom = ({ text, age, manner, isDanger }: LabelledLine, ids: Map<string, number>, share: number): Row => {
  const known = [...featuresOf(text, age, manner)].flatMap((one) => {
    const id = ids.get(one)
    return id === undefined ? [] : [[id, sizeOf(one)] as const]
  })
  return { ids: Int32Array.from(known, ([id]) => id), sizes: Float64Array.from(known, ([, size]) => size), isDanger, share }
}

/** The same numbers each time. */
function* numbers(): Generator<number, never> {
  let seed = 7
  for (;;) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    yield seed / 2 ** 32
  }
}

/** `level`: sentences of the bank above it weigh more, until few are. */
export function learnDangers(labelled: readonly LabelledLine[], bank: readonly BankSentence[], level?: number): DangerTable {
  const counts = new Map<string, number>()
  for (const { text, age, manner } of labelled) for (const one of featuresOf(text, age, manner)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : []))
  const ids = new Map(names.map((name, id) => [name, id]))
  const own = labelled.map((line) => rowFrom(line, ids, line.isDanger ? shares.danger : shares.harmless))
  const others = bank.map((line) => rowFrom(line, ids, shares.bank))
  const rows = [...own, ...others]
  for (let again = 0; ; again++) {
    const table = learn(rows, names)
    const above = level === undefined ? [] : others.filter((row) => scoreOfRow(row, names, table) > level - 25)
    if (above.length === 0 || again === 6) return table
    for (const row of above) row.share *= 4
  }
}

const scoreOfRow = ({ ids }: Row, names: string[], { bias, weights }: DangerTable): number =>
  ids.reduce((sum, id) => sum + (weights.get(names[id] ?? '') ?? 0), bias)

function learn(rows: readonly Row[], names: readonly string[]): DangerTable {
  const weights = new Float64Array(names.length)
  const slopes = new Float64Array(names.length).fill(1e-4)
  const lastSeen = new Int32Array(names.length)
  let bias = -3
  let slopeOfBias = 1e-4
  let seen = 0
  const random = numbers()
  const order = rows.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random.next().value * (at + 1))
      const moved = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = moved
    }
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      seen++
      let score = bias
      row.ids.forEach((id, k) => (score += (weights[id] ?? 0) * (row.sizes[k] ?? 0)))
      const pull = (Number(row.isDanger) - 1 / (1 + Math.exp(-score))) * row.share
      if (Math.abs(pull) < 1e-5) continue
      slopeOfBias += pull * pull
      bias += (rate * pull) / Math.sqrt(slopeOfBias)
      row.ids.forEach((id, k) => {
        const own = pull * (row.sizes[k] ?? 0)
        const slope = (slopes[id] ?? 0) + own * own
        slopes[id] = slope
        const pace = rate / Math.sqrt(slope)
        // What a weight cost since it was last met.
        const rounded = Math.min(seen - (lastSeen[id] ?? 0), rows.length) / rows.length
        lastSeen[id] = seen
        weights[id] = (weights[id] ?? 0) * Math.exp(-pace * cost * rounded) + pace * own
      })
    }
  }
  const table = names.flatMap((name, id) => {
    const weight = Math.round(((weights[id] ?? 0) * sizeOf(name) * 100) / step) * step
    return Math.abs(weight) < lightest ? [] : [[name, weight] as const]
  })
  return { bias: Math.round(bias * 100), weights: new Map(table) }
}

export const scoreWith = ({ bias, weights }: DangerTable, { text, age, manner }: LabelledLine): number =>
  [...featuresOf(text, age, manner)].reduce((sum, one) => sum + (weights.get(one) ?? 0), bias)
