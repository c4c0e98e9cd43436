// npm run tune:heads -- [--dry] [--show] [--folds n] [folder or list …] (default: tests/heads, tests/sermons and its learned): learns from labelled heads what speaks for a title,
// a preacher, a passage and a date, prints how many are read right with weights learned from the others, and writes lesson/reading/head/weights.json.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { headFields, type HeadWeights } from '#lesson/reading/head/rank-head.ts'
import { headsIn, judgeHead, type Verdict, verdicts } from './labelled/heads.ts'
import { headExample, learnHeads } from './labelled/learn-heads.ts'

const args = process.argv.slice(2)
const foldsAt = args.indexOf('--folds')
const folds = foldsAt < 0 ? 10 : Number(args[foldsAt + 1])
const places = args.filter((arg, at) => !arg.startsWith('--') && (foldsAt < 0 || at !== foldsAt + 1))
const own = (name: string) => fileURLToPath(new URL(`../tests/${name}`, import.meta.url))
const read = []
for (const place of places.length
  ? places
  : [own('heads/heads.json'), own('heads/forms.json'), own('heads/papers.json'), own('sermons'), own('sermons/learned')])
  for (const head of await headsIn(place))
    read.push({ ...head, place: path.basename(path.dirname(place)) + '/' + path.basename(place), example: headExample(head) })

type Count = Record<Verdict, number>
const none = (): Count => ({ right: 0, wrong: 0, missed: 0, invented: 0, empty: 0 })
const counts = new Map<string, Count>()
for (let fold = 0; fold < folds; fold++) {
  const weights: HeadWeights = learnHeads(read.filter((_, at) => at % folds !== fold).map(({ example }) => example))
  for (const { id, place, lines, fileName, gold } of read.filter((_, at) => at % folds === fold)) {
    const found = readFrontMatter(lines, fileName, weights)
    const judged = judgeHead(found, gold)
    for (const field of headFields) {
      const key = `${place.padEnd(28)} ${field.padEnd(10)}`
      const count = counts.get(key) ?? none()
      count[judged[field]]++
      counts.set(key, count)
      if (args.includes('--show') && judged[field] !== 'right' && judged[field] !== 'empty')
        console.log(`${place} ${id} ${field} ${judged[field]}: ${JSON.stringify(found[field])} is ${JSON.stringify(gold[field])}`)
    }
  }
}
console.log(`each with weights learned from the others (${folds} folds)`)
for (const [key, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${key} ${verdicts.map((one) => `${one} ${String(count[one]).padStart(2)}`).join('  ')}`)
if (!args.includes('--dry'))
  writeFileSync(
    fileURLToPath(new URL('../lesson/reading/head/weights.json', import.meta.url)),
    `${JSON.stringify(learnHeads(read.map(({ example }) => example)), null, 2)}\n`,
  )
