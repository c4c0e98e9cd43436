// npm run faults [ROUNDS]: the faults of tests/faults at length, with what they counted. npm test runs them shortly.
import { spawnSync } from 'node:child_process'

const rounds = Number(process.argv[2] ?? 20)
const argv = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'embedded',
  'tests/faults',
  '--reporter=verbose',
  '--testTimeout=3600000',
]
const { status } = spawnSync(process.execPath, argv, {
  stdio: 'inherit',
  env: { ...process.env, FAULT_ROUNDS: String(rounds), TEST_WORKERS: '1' },
})
process.exit(status ?? 1)
