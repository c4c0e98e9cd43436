// Types, imports and lint, each in its own process; all run, then the worst result counts.
import { spawnSync } from 'node:child_process'
const steps = [
  ...['contract', 'lesson', 'server', 'web', 'tests'].map((room) => [`types of ${room}`, ['node_modules/typescript/bin/tsc', '-p', room]]),
  ['imports', ['scripts/check-imports.mjs']],
  ['one reading', ['scripts/check-reading.mjs']],
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--quiet']],
]
const failed = steps.filter(([, argv]) => spawnSync(process.execPath, argv, { stdio: 'inherit' }).status !== 0).map(([name]) => name)
if (failed.length) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('types, imports and lint are clean')
