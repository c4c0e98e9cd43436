// npm run eval-plan -- [--show] folder …: the figures of the plan on labelled sermons.
import { labelledIn } from './labelled/gold.ts'
import { inWords, judgeSermon, totalOf } from './labelled/plan-figures.ts'

for (const folder of process.argv.slice(2).filter((arg) => !arg.startsWith('--'))) {
  const judged = []
  for (const one of labelledIn(folder)) judged.push(await judgeSermon(one))
  if (process.argv.includes('--show')) for (const { lines } of judged) console.log(lines.join('\n'))
  console.log(`${folder}\n  ${inWords(totalOf(judged.map(({ figures }) => figures)))}`)
}
