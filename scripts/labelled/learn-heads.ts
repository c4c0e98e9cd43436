// Learns what speaks for a mention as a field of the head: a softmax over the mentions of each file and that the file does not state it.
import { mentionsIn } from '#lesson/reading/head/front-matter.ts'
import { headFields, type HeadField, type HeadWeights, unstatedIn } from '#lesson/reading/head/rank-head.ts'
import { type Features, sheetOf } from '#lesson/reading/head/sheet.ts'
import { exactly, type LabelledHead, same, statedOf } from './heads.ts'

const rounds = 300
const rate = 0.3
/** What a weight of one costs: large weights fit the heads at hand and no other. */
const costs: Record<HeadField, number> = { title: 0.003, speaker: 0.003, scripture: 0.01, date: 0.01 }

type Question = { rows: Features[]; right: Set<number> }
export type HeadExample = Partial<Record<HeadField, Question>>

/** The mentions of a file, and which of them state each field; the last row is that none does. */
export function headExample({ lines, fileName, gold }: LabelledHead): HeadExample {
  const sheet = sheetOf(lines, fileName)
  const mentions = mentionsIn(sheet)
  const questionOf = (field: HeadField): Question => {
    const wanted = statedOf(field, gold)
    const all = mentions[field]
    const where = (is: (value: string) => boolean) => (wanted ? all.flatMap(({ value }, at) => (is(value) ? [at] : [])) : [])
    const exact = where((value) => exactly(field, value, wanted))
    const right = exact.length ? exact : where((value) => same[field](value, wanted))
    return { rows: [...all.map(({ features }) => features), unstatedIn(sheet, field)], right: new Set(right.length ? right : [all.length]) }
  }
  return Object.fromEntries(headFields.filter((field) => gold[field] !== undefined).map((field) => [field, questionOf(field)]))
}

export const learnHeads = (examples: readonly HeadExample[]): HeadWeights =>
  Object.fromEntries(
    headFields.map((field) => [
      field,
      learn(
        examples.flatMap((one) => one[field] ?? []),
        costs[field],
      ),
    ]),
  ) as HeadWeights

function learn(questions: readonly Question[], cost: number): Record<string, number> {
  const names = [...new Set(questions.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))]
  const indexOf = new Map(names.map((name, i) => [name, i]))
  const coded = questions.map(({ rows, right }) => ({
    right,
    rows: rows.map((row) => Object.entries(row).map(([name, value]) => [indexOf.get(name) ?? 0, value] as const)),
  }))
  const weights = new Float64Array(names.length)
  const momentum = new Float64Array(names.length)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(names.length)
    for (const { rows, right } of coded) {
      const scores = rows.map((row) => row.reduce((sum, [i, value]) => sum + value * (weights[i] ?? 0), 0))
      const most = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - most))
      const whole = shares.reduce((sum, share) => sum + share, 0)
      const good = shares.reduce((sum, share, at) => sum + (right.has(at) ? share : 0), 1e-12)
      rows.forEach((row, at) => {
        const pull = (right.has(at) ? (shares[at] ?? 0) / good : 0) - (shares[at] ?? 0) / whole
        if (Math.abs(pull) > 1e-6) for (const [i, value] of row) slope[i] = (slope[i] ?? 0) + pull * value
      })
    }
    for (let i = 0; i < names.length; i++) {
      momentum[i] = 0.9 * (momentum[i] ?? 0) + (slope[i] ?? 0) / questions.length - cost * (weights[i] ?? 0)
      weights[i] = (weights[i] ?? 0) + rate * (momentum[i] ?? 0)
    }
  }
  const rounded = names.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100] as const)
  return Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= 0.05).sort(([a], [b]) => (a < b ? -1 : 1)))
}
