// The plan's figures of folders with labels, beside what they were: part of npm run eval.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { labelledIn } from './gold.ts'
import { type Figures, inWords, judgeSermon, type Planner, totalOf } from './plan-figures.ts'

const file = fileURLToPath(new URL('../../tests/plan-baseline.json', import.meta.url))
/** More of these is better; more of those is worse. */
const good = ['ideaFirst', 'ideaOfFive', 'points', 'fields', 'dates', 'passage', 'topics', 'claim'] as const
const bad = ['refused', 'mustNotUse', 'fieldsWrong', 'fieldsInvented'] as const

/** Prints what a provider's plans of every labelled folder are worth. No baseline holds them: another model is another figure. */
export async function evalProvided(
  folders: readonly string[],
  { by, planned, show }: { by: string; planned: Planner; show: boolean },
): Promise<void> {
  for (const folder of folders) {
    const judged = []
    for (const one of labelledIn(folder))
      judged.push(await judgeSermon(one, planned).catch((error: unknown) => void console.log(`== ${one.id}: no plan: ${String(error)}`)))
    const plans = judged.filter((one) => one !== undefined)
    if (show) for (const { lines } of plans) console.log(lines.join('\n'))
    if (judged.length)
      console.log(`\nthe plans of ${path.basename(folder)} by ${by}\n  ${inWords(totalOf(plans.map(({ figures }) => figures)))}`)
  }
}

/** Prints the figures of every labelled folder and gives how many fell behind the baseline. */
export async function evalPlans(folders: readonly string[], { show, write }: { show: boolean; write: boolean }): Promise<number> {
  const baseline = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, Figures>
  let worse = 0
  for (const folder of folders) {
    const judged = []
    for (const one of labelledIn(folder)) judged.push(await judgeSermon(one))
    if (!judged.length) continue
    if (show) for (const { lines } of judged) console.log(lines.join('\n'))
    const total = totalOf(judged.map(({ figures }) => figures))
    const name = path.basename(folder)
    console.log(`\nthe plans of ${name}, without being told\n  ${inWords(total)}`)
    const before = baseline[name]
    const behind = before ? [...good.filter((one) => total[one] < before[one]), ...bad.filter((one) => total[one] > before[one])] : []
    for (const one of behind) console.log(`  worse: ${one} ${total[one]}, was ${before?.[one]}`)
    worse += behind.length
    baseline[name] = { ...total, milliseconds: 0 }
  }
  if (write) writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)
  return worse
}
