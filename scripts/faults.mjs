// npm run faults [ROUNDS]: the fifteen faults of docs/faults.json at length, on the embedded database and on a PostgreSQL of its own,
// with what they counted, and a table of what held. npm test runs the same tests shortly.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from './start-postgres.mjs'

const rounds = Number(process.argv[2] ?? 20)
const faults = JSON.parse(readFileSync(new URL('../docs/faults.json', import.meta.url), 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-faults-'))
const split = (one) => one.split(': ')
const files = [...new Set(faults.flatMap(({ tests }) => tests.map((one) => split(one)[0])))]
const postgres = await startPostgres().catch(() => null)

/** Every test that ran in a project: its file, its full name and its outcome. */
function run(project, chosen, env = {}) {
  const file = path.join(folder, `${project}.json`)
  const argv = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...chosen, '--reporter=verbose', '--reporter=json']
  spawnSync(process.execPath, [...argv, `--outputFile.json=${file}`, '--testTimeout=3600000'], {
    stdio: 'inherit',
    env: { ...process.env, FAULT_ROUNDS: String(rounds), TEST_WORKERS: '1', ...env },
  })
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((one) => ({ file: path.relative(process.cwd(), name), name: one.fullName, outcome: one.status })),
    )
  } catch {
    return []
  }
}
const embedded = run('embedded', files)
// What starts processes of its own chooses its database itself; the others are run on both.
const server = postgres
  ? run(
      'postgres',
      files.filter((file) => file.startsWith('server/')),
      { TEST_POSTGRES_URL: postgres.url },
    )
  : []
postgres?.stop()

const outcomeOf = (ran, file, test) => {
  const found = ran.filter((one) => one.file === file && one.name.includes(test))
  if (found.length === 0 || found.some((one) => one.outcome !== 'passed' && one.outcome !== 'failed')) return 'not run'
  return found.every((one) => one.outcome === 'passed') ? 'passed' : 'failed'
}
const rows = faults.flatMap(({ fault, tests }) =>
  tests.map((one) => {
    const [file = '', test = ''] = split(one)
    const own = file.startsWith('tests/faults/') || /damaged|newer-schema|circuit-breaker/.test(file)
    return { fault, test, outcomes: [outcomeOf(embedded, file, test), own ? 'its own' : outcomeOf(server, file, test)] }
  }),
)
console.log('\n| fault | test | embedded | PostgreSQL |\n|---|---|---|---|')
for (const { fault, test, outcomes } of rows) console.log(`| ${fault} | ${test} | ${outcomes.join(' | ')} |`)
const count = (outcome) => rows.flatMap(({ outcomes }) => outcomes).filter((one) => one === outcome).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`)
process.exit(count('failed') ? 1 : 0)
