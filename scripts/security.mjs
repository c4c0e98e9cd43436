// npm run security: the promises of docs/security-promises.json held against the tests that keep them: promise, test, passed,
// failed or not run. A promise whose test is not found, or did not run, is not kept. Journeys run where a browser is found.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'

const promises = JSON.parse(readFileSync(new URL('../docs/security-promises.json', import.meta.url), 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-security-'))
const tests = promises.flatMap((row) => row.tests)
const files = (journeys) => [...new Set(tests.map(({ file }) => file).filter((file) => file.endsWith('.spec.ts') === journeys))]
const run = (argv, env = {}) => spawnSync(process.execPath, argv, { stdio: 'ignore', env: { ...process.env, ...env } })
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Every test that ran: its file, its full name and its outcome. */
function unit() {
  const file = path.join(folder, 'unit.json')
  run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'embedded', '--reporter=json', `--outputFile.json=${file}`, ...files(false)])
  return (read(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ file: path.relative(process.cwd(), name), name: one.fullName, outcome: one.status })),
  )
}
async function journeys() {
  const browser = await findBrowser()
  if (!browser || files(true).length === 0) return []
  const file = path.join(folder, 'journeys.json')
  run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', ...files(true).map((one) => path.basename(one))], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const all = (suite) => [
    ...(suite.specs ?? []).map((spec) => ({
      file: `tests/journeys/${path.basename(spec.file)}`,
      name: spec.title,
      outcome: spec.ok ? 'passed' : 'failed',
    })),
    ...(suite.suites ?? []).flatMap(all),
  ]
  return (read(file)?.suites ?? []).flatMap(all)
}

const ran = [...unit(), ...(await journeys())]
const rows = promises.flatMap(({ promise, tests: wanted }) =>
  wanted.map(({ file, test }) => {
    const found = ran.filter((one) => one.file === file && one.name.includes(test))
    const outcome =
      found.length === 0 || found.some((one) => one.outcome === 'pending')
        ? 'not run'
        : found.every((one) => one.outcome === 'passed')
          ? 'passed'
          : 'failed'
    return { promise, test: `${test}${found.length > 1 ? ` (${found.length})` : ''}`, outcome }
  }),
)
console.log(`| promise | test | |\n|---|---|---|\n${rows.map((row) => `| ${row.promise} | ${row.test} | ${row.outcome} |`).join('\n')}`)
const count = (outcome) => rows.filter((row) => row.outcome === outcome).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('not run')} not run`)
process.exit(count('failed') ? 1 : 0)
