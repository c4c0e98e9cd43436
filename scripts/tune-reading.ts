// npm run tune [-- folder …]: learns what each feature of a sentence counts for the idea and for the points from labelled
// sermons, prints how it does on each preacher with weights learned from all others, and writes lesson/sermon-plan/weights.json.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FeatureName, featureNames } from '#lesson/sermon-plan/features.ts'
import { type Candidate, candidatesOf, scoreOf, type Weights } from '#lesson/sermon-plan/rank.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { readUpload } from './labelled/read-upload.ts'
import { type Labelled, labelledIn } from './labelled/gold.ts'
import { near, sameClaim, saysIdea } from './labelled/same-claim.ts'

const folders = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const rounds = 250
const rate = 0.15
const size = featureNames.length

/** One question to learn from: of these candidates, which are right? */
type Lesson = { preacher: string; rows: Float64Array[]; right: number[][] }

const rowOf = ({ features }: Candidate) => Float64Array.from(featureNames, (name) => features[name])

/** Weights under which right candidates come before wrong ones: a softmax over each sermon, large weights paying for their size. */
function learn(lessons: readonly Lesson[], cost: number): Weights {
  const weights = new Float64Array(size)
  const momentum = new Float64Array(size)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(size)
    for (const lesson of lessons) addSlope(lesson, weights, slope)
    for (let i = 0; i < size; i++) {
      momentum[i] = 0.9 * (momentum[i] ?? 0) + (slope[i] ?? 0) / lessons.length - cost * (weights[i] ?? 0)
      weights[i] = (weights[i] ?? 0) + rate * (momentum[i] ?? 0)
    }
  }
  return Object.fromEntries(featureNames.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100])) as Record<FeatureName, number>
}

/** Each right group against all that is wrong: what pulls its sentences up and the others down. */
function addSlope({ rows, right }: Lesson, weights: Float64Array, slope: Float64Array): void {
  const shares = rows.map((row) => {
    let sum = 0
    for (let i = 0; i < size; i++) sum += (row[i] ?? 0) * (weights[i] ?? 0)
    return Math.exp(sum)
  })
  const anyRight = new Set(right.flat())
  const wrong = shares.reduce((sum, share, at) => sum + (anyRight.has(at) ? 0 : share), 0)
  const pulls = new Float64Array(rows.length)
  for (const group of right) {
    const good = group.reduce((sum, at) => sum + (shares[at] ?? 0), 0)
    for (const at of group) pulls[at] = (pulls[at] ?? 0) + (shares[at] ?? 0) / good - (shares[at] ?? 0) / (good + wrong)
    shares.forEach((share, at) => {
      if (!anyRight.has(at)) pulls[at] = (pulls[at] ?? 0) - share / (good + wrong)
    })
  }
  rows.forEach((row, at) => {
    const pull = (pulls[at] ?? 0) / right.length
    if (Math.abs(pull) > 1e-7) for (let i = 0; i < size; i++) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0)
  })
}

const read: (Labelled & { candidates: Candidate[] })[] = []
for (const one of folders.flatMap(labelledIn))
  read.push({ ...one, candidates: candidatesOf(readSermon(await readUpload(one), bible(), () => bible('KJV'))) })
const indices = (candidates: Candidate[], fits: (one: Candidate) => boolean) => candidates.flatMap((one, at) => (fits(one) ? [at] : []))
const lessonOf = (kind: 'idea' | 'point', { candidates, gold, id }: (typeof read)[number]): Lesson => ({
  preacher: id,
  rows: candidates.map(rowOf),
  right:
    kind === 'idea'
      ? [indices(candidates, ({ text }) => saysIdea(text, gold))].filter((group) => group.length)
      : [{ point: gold.bigIdea, quote: gold.bigIdeaQuote }, ...gold.outline]
          .map(({ point, quote }) => indices(candidates, ({ text }) => Math.max(near(text, point), near(text, quote)) >= sameClaim))
          .filter((group) => group.length),
})

/** Where the first right candidate stands when near-doubles are passed over; 0 is first. */
function placeOf(candidates: Candidate[], table: Weights, fits: (one: Candidate) => boolean): number {
  const kept: Candidate[] = []
  for (const one of candidates.map((each) => ({ ...each, score: scoreOf(each.features, table) })).sort((a, b) => b.score - a.score)) {
    if (kept.some((other) => near(other.text, one.text) >= 0.6)) continue
    if (fits(one)) return kept.length
    kept.push(one)
    if (kept.length > 60) break
  }
  return 99
}

const kinds = ['idea', 'point'] as const
for (const kind of kinds) {
  const lessons = read.map((one) => lessonOf(kind, one))
  for (const cost of process.argv.includes('--costs') ? [0.003, 0.01, 0.02, 0.04, 0.08] : [0.02]) {
    const places = read.map((one, at) => {
      const table = learn(
        lessons.filter((other, i) => i !== at && other.right.length),
        cost,
      )
      return placeOf(one.candidates, table, ({ text }) =>
        kind === 'idea'
          ? saysIdea(text, one.gold)
          : one.gold.outline.some(({ point, quote }) => Math.max(near(text, point), near(text, quote)) >= sameClaim),
      )
    })
    const within = (most: number) => places.filter((place) => place < most).length
    console.log(
      `${kind}, each preacher with weights learned from the others, cost ${cost}: first ${within(1)}, of three ${within(3)}, of five ${within(5)}, of ten ${within(10)} of ${read.length}; sayable ${lessons.filter((one) => one.right.length).length}`,
    )
    if (process.argv.includes('--show')) console.log(read.map(({ id }, at) => `${id.slice(0, 12)} ${places[at]}`).join(' | '))
  }
}
if (!process.argv.includes('--dry')) {
  const made = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      learn(
        read.map((one) => lessonOf(kind, one)).filter(({ right }) => right.length),
        0.02,
      ),
    ]),
  )
  writeFileSync(fileURLToPath(new URL('../lesson/sermon-plan/weights.json', import.meta.url)), `${JSON.stringify(made, null, 2)}\n`)
}
