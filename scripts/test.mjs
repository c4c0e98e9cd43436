// npm test: the suite on the embedded database and its server part on a real PostgreSQL with types and lint beside it, then the
// journeys in a real browser, each stage on all cores. What cannot run is said loudly and counted as skipped. Extra arguments go
// to vitest and leave the rest out.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { startPostgres } from './start-postgres.mjs'

const started = performance.now()
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`
const reports = mkdtempSync(path.join(tmpdir(), 'storyfold-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const args = process.argv.slice(2)
const title = (text) => console.log(`\n== ${text}`)
const loudly = (what, how) => {
  const line = '#'.repeat(72)
  console.log(`\n${line}\n#  SKIPPED: ${what}\n#  ${how}\n${line}`)
  total.skipped++
}

/** Runs one stage. Its output is shown as it comes, or, where another one is shown beside it, in one piece at its end. */
const node = (argv, { env = {}, live = false } = {}) =>
  new Promise((done) => {
    const child = spawn(process.execPath, argv, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)))
    child.on('close', (code) => done({ ok: code === 0, said }))
  })
const count = (file, read) => {
  try {
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')))
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    return failed
  } catch {
    total.failed++
    return 1
  }
}

async function unit({ only = [], env = {} } = {}) {
  const file = path.join(reports, 'unit.json')
  const { ok } = await node(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only],
    { env, live: true },
  )
  const failed = count(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }))
  if (!ok && failed === 0) total.failed++
}

async function check() {
  const { ok, said } = await node(['scripts/check.mjs'])
  if (ok) total.passed++
  else total.failed++
  title(`types, imports, lint (after ${seconds()})\n${said.trim()}`)
}

async function journeys(browser, workers) {
  title(`the journeys, in a real browser (after ${seconds()})`)
  const file = path.join(reports, 'journeys.json')
  const { ok } = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', `--workers=${workers}`], {
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    live: true,
  })
  const failed = count(file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
  if (!ok && failed === 0) total.failed++
}

if (args.length > 0) {
  await unit({ only: args })
} else {
  const postgres = await startPostgres().catch((error) => (console.error(String(error)), null))
  if (!postgres)
    loudly(
      'the suite on PostgreSQL, because no PostgreSQL was found and none could be installed.',
      'Install it (Debian: apt-get install postgresql) and run npm test again.',
    )
  const browser = await findBrowser()
  if (!browser)
    loudly(
      'the journeys, because no Chromium was found and none could be installed.',
      'Set CHROME_PATH to a Chrome or Chromium and run npm test again.',
    )
  title(`the suite, on the embedded database${postgres ? ' and on a real PostgreSQL' : ''}; beside it types and lint`)
  try {
    await Promise.all([unit({ env: { TEST_POSTGRES_URL: postgres?.url ?? '' } }), check()])
  } finally {
    postgres?.stop()
  }
  // Not beside the suite: with more at work than there are cores everything took two to three times as long, and browsers starved.
  if (browser) await journeys(browser, availableParallelism())
}

console.log(`\nDone after ${seconds()}.\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
