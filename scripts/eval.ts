// npm run eval [-- folder …]: scores the books that the engine without AI writes from every .txt sermon of the folders
// (default: tests/sermons), section by section, against the gate. What got worse than the baseline is marked and fails.
// npm run eval -- --write makes today's result the baseline.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ageGroups } from '#contract/lesson-book.ts'
import { analyseSermon } from '#lesson/analyse/analyse-sermon.ts'
import { readFrontMatter } from '#lesson/analyse/front-matter.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'

const own = fileURLToPath(new URL('../tests/sermons', import.meta.url))
const baselineFile = fileURLToPath(new URL('../tests/eval-baseline.json', import.meta.url))
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const folders = args.length ? args : [own]
type Baseline = Record<string, Record<string, string[]>>
const baseline: Baseline = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline) : {}
const result: Baseline = {}
const sections = 11
const totals = new Map<string, number>()
let sermons = 0
let worse = 0

console.log(`${'sermon'.padEnd(24)}${'words'.padStart(6)}  ${'passage'.padEnd(24)}${ageGroups.map((age) => age.padStart(12)).join('')}`)
for (const folder of folders)
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()) {
    const paragraphs = readFileSync(path.join(folder, name), 'utf8').split(/\n\s*\n/)
    const read = readFrontMatter(
      paragraphs.map((text) => ({ text: text.replace(/\s+/g, ' ').trim(), role: 'body' })).filter((one) => one.text),
    )
    const id = name.replace(/\.txt$/, '')
    const analysis = analyseSermon({ ...read, title: read.title || id }, bible(), { older: () => bible('KJV') })
    if (analysis.verdict !== 'sermon') {
      console.log(`${id.padEnd(24)}${String(analysis.words).padStart(6)}  no lesson: ${analysis.verdict}`)
      continue
    }
    const books = writeBooks(analysis, bible())
    const found = Object.fromEntries(
      ageGroups.map((age) => [age, problemsOf(books[age], analysis, bible()).map((problem) => `${problem.section}: ${problem.says}`)]),
    )
    result[id] = found
    sermons++
    const cells = ageGroups.map((age) => {
      const problems = found[age] ?? []
      const wrong = new Set(problems.map((problem) => problem.split(':')[0])).size
      totals.set(age, (totals.get(age) ?? 0) + sections - wrong)
      const before = baseline[id]?.[age]
      const got = before !== undefined && problems.length > before.length
      if (got) worse++
      return `${got ? 'worse ' : ''}${sections - wrong}/${sections}`.padStart(12)
    })
    console.log(
      `${id.padEnd(24)}${String(analysis.words).padStart(6)}  ${(analysis.scriptures.main?.label ?? '-').padEnd(24)}${cells.join('')}`,
    )
    for (const age of ageGroups) for (const problem of found[age] ?? []) console.log(`    ${age}  ${problem}`)
  }
console.log(
  `\n${sermons} sermons: ${ageGroups.map((age) => `${age} ${(((totals.get(age) ?? 0) / (sermons * sections)) * 100).toFixed(1)} %`).join(', ')} of the sections pass the gate; ${worse} worse than the baseline`,
)
if (process.argv.includes('--write')) writeFileSync(baselineFile, `${JSON.stringify({ ...baseline, ...result }, null, 2)}\n`)
process.exit(worse > 0 ? 1 : 0)
