// npm test: types and lint, the suite on the embedded database, the same on a real PostgreSQL, and the journeys in a real browser.
// What cannot run is said loudly and counted as skipped. Extra arguments go to vitest and leave the rest out.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { startPostgres } from './start-postgres.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'storyfold-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const args = process.argv.slice(2)
const node = (argv, env = {}) =>
  spawnSync(process.execPath, argv, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0', ...env } }).status === 0
const title = (text) => console.log(`\n== ${text}`)
const loudly = (what, how) => {
  const line = '#'.repeat(72)
  console.log(`\n${line}\n#  SKIPPED: ${what}\n#  ${how}\n${line}`)
  total.skipped++
}
const count = (file, read) => {
  try {
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')))
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  } catch {
    total.failed++
  }
}
function unit(name, env, only = []) {
  const file = path.join(reports, `${name}.json`)
  const ok = node(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only],
    env,
  )
  const before = total.failed
  count(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }))
  if (!ok && total.failed === before) total.failed++
}

if (args.length > 0) {
  unit('chosen', {}, args)
} else {
  title('types, imports, lint')
  if (node(['scripts/check.mjs'])) total.passed++
  else total.failed++

  title('the suite, on the embedded database')
  unit('embedded', {})

  title('the server, on a real PostgreSQL')
  const postgres = await startPostgres().catch((error) => (console.error(String(error)), null))
  if (postgres) {
    unit('postgres', { TEST_POSTGRES_URL: postgres.url }, ['server'])
    postgres.stop()
  } else
    loudly(
      'the suite on PostgreSQL, because no PostgreSQL was found and none could be installed.',
      'Install it (Debian: apt-get install postgresql) and run npm test again.',
    )

  title('the journeys, in a real browser')
  const browser = await findBrowser()
  if (browser) {
    const file = path.join(reports, 'journeys.json')
    const ok = node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    })
    const before = total.failed
    count(file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }))
    if (!ok && total.failed === before) total.failed++
  } else
    loudly(
      'the journeys, because no Chromium was found and none could be installed.',
      'Set CHROME_PATH to a Chrome or Chromium and run npm test again.',
    )
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
