// npm run eval [-- folder …]: scores the books that the engine without AI writes from every .txt sermon of the folders
// (default: tests/sermons) against each line of the gate, and those of a provider when the environment names one.
// A file passages.json in a folder says which passage each sermon preaches; it is not told to the engine.
// Folders with labels (gold.json, or one .gold.json beside each text; default: tests/sermons/learned and held-out) also print what
// the plan of each sermon is worth: idea, points, head, passage, what must not be used, sensitive matters; --show says it by sermon.
// Where a provider is named, its books and its plans are scored too.
// What got worse than the baseline is marked and fails. npm run eval -- --write makes today's result the baseline.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import prettier from 'prettier'
import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { checkBook, checks } from '#lesson/checks/check-book.ts'
import { osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { makeAi } from '#server/ai/engine.ts'
import { openDatabase } from '#server/db/database.ts'
import { readConfig } from '#server/config.ts'
import { planWithProvider } from '#server/generation/plan-sermon.ts'
import { writeWithProvider } from '#server/generation/write-with-provider.ts'
import { quietLog } from '#server/http/log.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import { OfflineWriter } from '#server/scripture/offline-writer.ts'
import { evalPlans, evalProvided } from './labelled/eval-plans.ts'
import { printEqualWords } from './labelled/equal-words.ts'

const own = fileURLToPath(new URL('../tests/sermons', import.meta.url))
const baselineFile = fileURLToPath(new URL('../tests/eval-baseline.json', import.meta.url))
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const folders = args.length ? args : [own]
const labelled = args.length ? args : [`${own}/learned`, `${own}/held-out`]
/** The lines of the gate that each book failed, by sermon and age. */
type Result = Record<string, Record<AgeGroup, string[]>>
const baseline: Result = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Result) : {}
const lines = [...new Set(checks.map((check) => check.line))]
const bold = new Set(checks.filter((check) => check.bold).map((check) => check.line))
const percent = (part: number, whole: number) => `${whole ? ((part / whole) * 100).toFixed(1) : '-'} %`

const ai = makeAi(readConfig(process.env))
const offline = new OfflineWriter()
const wishes = { contextTokens: ai.contextTokens, translation: 'WEB' as const, minutes: 45, given: [] }

type Read = { id: string; sermon: SermonText; passage: string | undefined }
/** Every sermon of a folder, read as an upload is read. */
async function sermonsIn(folder: string): Promise<Read[]> {
  const known = path.join(folder, 'passages.json')
  const passages = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Record<string, string>) : {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return Promise.all(
    files.sort().map(async (file) => {
      const id = file.replace(/\.txt$/, '')
      const sermon = readFrontMatter(await readTxt(path.join(folder, file)))
      return { id, sermon: { ...sermon, title: sermon.title || id }, passage: passages[id] }
    }),
  )
}

/** Whether what was found is the passage, or lies in it, or holds it. */
function overlap(found: string, wanted: string): boolean {
  const verses = (label: string) => findReferences(label).flatMap(({ osis }) => bible().passage(osis).map(osisOf))
  const expected = new Set(verses(wanted))
  return verses(found).some((osis) => expected.has(osis))
}

async function score(
  engine: string,
  write: (sermon: Read, age: AgeGroup) => Promise<LessonBook>,
): Promise<{ result: Result; worse: number }> {
  const result: Result = {}
  const failed = new Map<string, Record<AgeGroup, number>>()
  let books = 0
  let worse = 0
  const passages = { right: 0, known: 0 }
  console.log(
    `\n== ${engine}\n\n${'sermon'.padEnd(24)}${'words'.padStart(6)}  ${'passage'.padEnd(26)}${ageGroups.map((age) => age.padStart(14)).join('')}`,
  )
  for (const read of (await Promise.all(folders.map(sermonsIn))).flat()) {
    const { digest, plan } = await offline.run('plan', read.sermon, wishes)
    const head = `${read.id.padEnd(24)}${String(digest.words).padStart(6)}  `
    if (digest.verdict !== 'sermon') {
      console.log(`${head}no lesson: ${digest.verdict}`)
      continue
    }
    books++
    const right = read.passage === undefined ? undefined : overlap(plan.passage, read.passage)
    if (right !== undefined) passages.known++
    if (right) passages.right++
    const cells: string[] = []
    const says: string[] = []
    for (const age of ageGroups) {
      const problems = checkBook(await write(read, age), {
        bible: bible(),
        sermonText: read.sermon.content,
        sermonTitle: read.sermon.title,
        speaker: read.sermon.speaker,
      })
      const wrong = [...new Set(problems.map((problem) => problem.line))]
      result[read.id] = { ...(result[read.id] ?? { teens: [], children: [], 'young-kids': [] }), [age]: wrong }
      for (const line of wrong) {
        const row = failed.get(line) ?? { teens: 0, children: 0, 'young-kids': 0 }
        row[age]++
        failed.set(line, row)
      }
      const before = baseline[read.id]?.[age]
      const isWorse = engine === 'offline' && before !== undefined && wrong.some((line) => !before.includes(line))
      if (isWorse) worse++
      cells.push(`${isWorse ? 'worse ' : ''}${lines.length - wrong.length}/${lines.length}`.padStart(14))
      says.push(...problems.map((problem) => `    ${age}  ${problem.line}: ${problem.says}`))
    }
    const mark = right === undefined ? '' : right ? ' ok' : ` not ${read.passage}`
    console.log(`${head}${`${plan.passage || '-'}${mark}`.padEnd(26)}${cells.join('')}`)
    for (const line of says) console.log(line)
  }
  console.log(`\n${'line of the gate'.padEnd(34)}${ageGroups.map((age) => age.padStart(14)).join('')}`)
  for (const line of lines.filter((one) => failed.has(one)))
    console.log(
      `${`${line}${bold.has(line) ? ' (bold)' : ''}`.padEnd(34)}${ageGroups.map((age) => percent(books - (failed.get(line)?.[age] ?? 0), books).padStart(14)).join('')}`,
    )
  const passing = (of: string[], age: AgeGroup) => of.reduce((sum, line) => sum + books - (failed.get(line)?.[age] ?? 0), 0)
  const row = (name: string, of: string[]) =>
    console.log(`${name.padEnd(34)}${ageGroups.map((age) => percent(passing(of, age), of.length * books).padStart(14)).join('')}`)
  row('all bold lines', [...bold])
  row(`all ${lines.length} lines`, lines)
  if (passages.known) console.log(`\nthe passage: right in ${passages.right} of ${passages.known}, without being told`)
  console.log(`${books} sermons, ${worse} books worse than the baseline`)
  return { result, worse }
}

async function booksOf(sermon: SermonText, age: AgeGroup): Promise<LessonBook> {
  const { plan } = await offline.run('plan', sermon, wishes)
  return (await offline.run('prepare', sermon, wishes, plan)).books[age]
}

const withoutAi = await score('offline', async ({ sermon }, age) => booksOf(sermon, age))
printEqualWords()
// What calls took is of nobody here, so nothing of it is kept.
const db = await openDatabase({ url: undefined, dataDir: '' })
const app = { ai, offline, db, log: quietLog, now: () => new Date() }
const room = { ...wishes, churchName: '', denomination: '', titles: [] }
const asked = () => ({ key: { userId: randomUUID(), sermonId: randomUUID() }, signal: AbortSignal.timeout(ai.timeoutMs * 3) })
/** The provider's plan, as its first call gives it. */
async function provided(sermon: SermonText) {
  const { digest, plan } = await offline.run('plan', sermon, wishes)
  return { digest, plan: await planWithProvider(app, { ...asked(), sermon, digest, heard: plan, room }) }
}
if (ai.model) {
  const plans = new Map<string, ReturnType<typeof provided>>()
  await score(ai.info.description, async ({ id, sermon }, age) => {
    const planned = plans.get(id) ?? provided(sermon)
    plans.set(id, planned)
    const work = { ...asked(), ...(await planned), sermon, wishes, room, age, isWaitedFor: () => false, onPartial: () => undefined }
    return writeWithProvider(app, work)
  })
  const planned = async (sermon: SermonText) => (await provided(sermon)).plan
  await evalProvided(labelled, { by: ai.info.description, planned, show: process.argv.includes('--show') })
}
if (process.argv.includes('--write')) {
  const style = await prettier.resolveConfig(baselineFile)
  writeFileSync(
    baselineFile,
    await prettier.format(JSON.stringify({ ...baseline, ...withoutAi.result }), { ...style, filepath: baselineFile }),
  )
}
await offline.close()
await db.close()
const behind = await evalPlans(labelled, { show: process.argv.includes('--show'), write: process.argv.includes('--write') })
process.exit(withoutAi.worse + behind > 0 ? 1 : 0)
