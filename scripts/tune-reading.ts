// npm run tune -- [--dry] [--folds n] [folder …] (default: tests/sermons/learned): learns from labelled sermons what each feature of a sentence counts, prints the
// figures of the plans of each preacher with weights learned from all others, and writes lesson/sermon-plan/weights.json.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stories } from '#lesson/bank/bank.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { planOf } from '#lesson/sermon-plan/plan-of.ts'
import { candidatesOf } from '#lesson/sermon-plan/rank.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { labelledIn } from './labelled/gold.ts'
import { exampleOf, learnAll } from './labelled/learn.ts'
import { inWords, judge, type Judged, totalOf } from './labelled/plan-figures.ts'
import { readUpload } from './labelled/read-upload.ts'

const args = process.argv.slice(2)
const foldsAt = args.indexOf('--folds')
const folders = args.filter((arg, at) => !arg.startsWith('--') && (foldsAt < 0 || at !== foldsAt + 1))
const own = fileURLToPath(new URL('../tests/sermons/learned', import.meta.url))
const read = []
for (const one of (folders.length ? folders : [own]).flatMap(labelledIn)) {
  const sermon = await readUpload(one)
  const reading = readSermon(sermon, bible(), () => bible('KJV'))
  read.push({ ...one, sermon, reading, example: exampleOf(one.id, candidatesOf(reading), one.gold) })
}
/** Each fold is judged with weights of the others; as many folds as preachers leave one out at a time. */
const folds = foldsAt < 0 ? read.length : Number(args[foldsAt + 1])
const judged: Judged[] = []
for (let fold = 0; fold < folds; fold++) {
  const tables = learnAll(read.filter((_, at) => at % folds !== fold).map(({ example }) => example))
  for (const { id, sermon, reading, gold } of read.filter((_, at) => at % folds === fold)) {
    const found = judge(planOf(reading, bible(), { stories }, tables), sermon, gold)
    judged.push({ ...found, lines: [`== ${id}`, ...found.lines] })
  }
}
if (args.includes('--show')) for (const { lines } of judged) console.log(lines.join('\n'))
console.log(`each with weights learned from the others (${folds} folds)\n  ${inWords(totalOf(judged.map(({ figures }) => figures)))}`)
if (!args.includes('--dry')) {
  const target = fileURLToPath(new URL('../lesson/sermon-plan/weights.json', import.meta.url))
  writeFileSync(target, `${JSON.stringify(learnAll(read.map(({ example }) => example)), null, 2)}\n`)
}
