// Learns the weights of the ranking: a softmax over each sermon's sentences for idea and points, a logistic curve for harm.
import { type FeatureName, featureNames } from '#lesson/sermon-plan/features.ts'
import { type Candidate, type Tables, type Weights } from '#lesson/sermon-plan/rank.ts'
import type { Gold } from './gold.ts'
import { near, prints, sameClaim, saysIdea } from './same-claim.ts'

const size = featureNames.length
const rounds = 200
const rate = 0.2
/** What a weight of one costs: large weights fit the sermons at hand and no other. */
const costs = { idea: 0.02, point: 0.02, harm: 0.003 }

/** One sermon to learn from: its sentences, which of them say the idea, which each point, which must not be used. */
export type Example = { preacher: string; rows: Float64Array[]; idea: number[][]; points: number[][]; bad: number[]; good: number[] }

export function exampleOf(preacher: string, candidates: readonly Candidate[], gold: Gold): Example {
  const where = (fits: (one: Candidate) => boolean) => candidates.flatMap((one, at) => (fits(one) ? [at] : []))
  const single = ({ from, to }: Candidate) => to === from + 1
  const groups = (all: number[][]) => all.filter((group) => group.length)
  return {
    preacher,
    rows: candidates.map(({ features }) => Float64Array.from(featureNames, (name) => features[name])),
    idea: groups([where(({ text }) => saysIdea(text, gold))]),
    points: groups(
      [{ point: gold.bigIdea, quote: gold.bigIdeaQuote }, ...gold.outline].map(({ point, quote }) =>
        where(({ text }) => Math.max(near(text, point), near(text, quote)) >= sameClaim),
      ),
    ),
    bad: where((one) => single(one) && gold.mustNotUse.some((line) => prints(one.text, line))),
    good: where((one) => single(one) && (saysIdea(one.text, gold) || gold.outline.some(({ quote }) => near(one.text, quote) >= 0.7))),
  }
}

export const learnAll = (examples: readonly Example[]): Tables => ({
  idea: learn(
    examples.map(({ rows, idea }) => ({ rows, right: idea })).filter(({ right }) => right.length),
    costs.idea,
  ),
  point: learn(
    examples.map(({ rows, points }) => ({ rows, right: points })).filter(({ right }) => right.length),
    costs.point,
  ),
  harm: learnHarm(examples),
})

type Question = { rows: Float64Array[]; right: number[][] }

/** Weights under which right candidates come before wrong ones. */
function learn(questions: readonly Question[], cost: number): Weights {
  const weights = new Float64Array(size)
  const momentum = new Float64Array(size)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(size)
    for (const question of questions) addSlope(question, weights, slope)
    for (let i = 0; i < size; i++) {
      momentum[i] = 0.9 * (momentum[i] ?? 0) + (slope[i] ?? 0) / questions.length - cost * (weights[i] ?? 0)
      weights[i] = (weights[i] ?? 0) + rate * (momentum[i] ?? 0)
    }
  }
  return named(weights)
}

/** Each right group against all that is wrong: what pulls its sentences up and the others down. */
function addSlope({ rows, right }: Question, weights: Float64Array, slope: Float64Array): void {
  const shares = rows.map((row) => Math.exp(dot(row, weights)))
  const anyRight = new Set(right.flat())
  const wrong = shares.reduce((sum, share, at) => sum + (anyRight.has(at) ? 0 : share), 0)
  const pulls = new Float64Array(rows.length)
  let down = 0
  for (const group of right) {
    const good = group.reduce((sum, at) => sum + (shares[at] ?? 0), 0)
    for (const at of group) pulls[at] = (pulls[at] ?? 0) + (shares[at] ?? 0) / good - (shares[at] ?? 0) / (good + wrong)
    down += 1 / (good + wrong)
  }
  rows.forEach((row, at) => {
    const pull = (anyRight.has(at) ? (pulls[at] ?? 0) : -(shares[at] ?? 0) * down) / right.length
    if (Math.abs(pull) > 1e-6) addTo(slope, row, pull)
  })
}

/** The curve between sentences that must not be used and those that a reader chose; `level` is where it stands. */
function learnHarm(examples: readonly Example[]): Weights {
  const bad = examples.flatMap(({ rows, bad: places }) => places.flatMap((at) => rows[at] ?? []))
  const good = examples.flatMap(({ rows, good: places }) => places.flatMap((at) => rows[at] ?? []))
  const weights = new Float64Array(size)
  let level = 0
  for (let round = 0; round < 300; round++) {
    const slope = new Float64Array(size)
    let lift = 0
    const add = (row: Float64Array, is: number, share: number) => {
      const pull = (is - 1 / (1 + Math.exp(-dot(row, weights) - level))) * share
      addTo(slope, row, pull)
      lift += pull
    }
    for (const row of bad) add(row, 1, 0.5 / bad.length)
    for (const row of good) add(row, 0, 0.5 / good.length)
    for (let i = 0; i < size; i++) weights[i] = (weights[i] ?? 0) + 2 * ((slope[i] ?? 0) - costs.harm * (weights[i] ?? 0))
    level += 2 * lift
  }
  return { ...named(weights), level: Math.round(level * 100) / 100 }
}

function dot(row: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += (row[i] ?? 0) * (weights[i] ?? 0)
  return sum
}
function addTo(slope: Float64Array, row: Float64Array, pull: number): void {
  for (let i = 0; i < size; i++) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0)
}
const named = (weights: Float64Array): Weights =>
  Object.fromEntries(featureNames.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100])) as Record<FeatureName, number>
