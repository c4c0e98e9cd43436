// Runs on any Node 20 with nothing installed: brings in the pinned Node and the packages, builds what is stale,
// then hands over to the pinned Node. node scripts/bootstrap.mjs start|dev|build|test|check|bench|eval|bank|scenes|tune|codes|check-ai|community|announce|backup|verify|restore|move|doctor|faults|security|screens|mutate|supply-chain [args]
import { createHash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const [command = 'start', ...args] = process.argv.slice(2)
const started = performance.now()
const say = (message) => console.log(`[${((performance.now() - started) / 1000).toFixed(1)}s] ${message}`)
const stop = (message) => {
  console.error(message)
  process.exit(1)
}
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9))
  stop(
    `Storyfold needs Node 20.9 or newer; this is ${process.version}. Install a newer Node from nodejs.org and run the same command again.`,
  )

const sha = (text) => createHash('sha256').update(text).digest('hex')
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
const pinnedNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

function npmCli() {
  const beside = path.dirname(fs.realpathSync(process.execPath))
  const places = [
    process.env.npm_execpath,
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
  ]
  return (
    places.find((file) => file && file.endsWith('npm-cli.js') && fs.existsSync(file)) ??
    stop('npm was not found beside Node. Install npm and run the same command again.')
  )
}

/** Two starts at once must not install into one folder: the later waits for the earlier. */
function alone(work) {
  const file = path.join(root, '.prepare.lock')
  for (let tries = 0; ; tries++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const pid = Number(read(file))
      let alive = false
      try {
        process.kill(pid, 0)
        alive = pid > 0
      } catch {
        alive = false
      }
      if (!alive) {
        fs.rmSync(file, { force: true })
        continue
      }
      if (tries === 0) say(`another start (process ${pid}) is preparing this folder; waiting for it`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }
  }
  try {
    return work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function install() {
  const want = sha(read('package-lock.json') + process.platform + process.arch)
  if (read('node_modules/.stamp') === want && fs.existsSync(pinnedNode)) return
  say('installing the packages; the first time this takes about a minute')
  const done = spawnSync(process.execPath, [npmCli(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (done.status !== 0) stop('The packages could not be installed; npm says why above. Nothing was started.')
  if (!fs.existsSync(pinnedNode))
    stop(
      'The pinned Node did not arrive with the packages (node_modules/node/bin/node). Allow install scripts for the package "node" and run the same command again.',
    )
  fs.writeFileSync('node_modules/.stamp', want)
  say('packages installed')
}

function fingerprint(places) {
  const hash = createHash('sha256')
  const walk = (place) => {
    if (!fs.existsSync(place)) return
    if (fs.statSync(place).isDirectory()) for (const name of fs.readdirSync(place).sort()) walk(path.join(place, name))
    else hash.update(`${place}\0`).update(fs.readFileSync(place))
  }
  places.forEach(walk)
  return hash.digest('hex')
}

function build() {
  const want = fingerprint([
    'contract',
    'lesson',
    'web',
    'package-lock.json',
    'vite.config.ts',
    'scripts/build-pages.ts',
    'server/pages',
    'server/print',
  ])
  if (read('dist/.stamp') === want) return
  say('building the pages')
  const done = spawnSync(pinnedNode, ['scripts/build-pages.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status !== 0) stop('The pages could not be built; the reason stands above.')
  fs.writeFileSync('dist/.stamp', want)
  say('pages built')
}

/** Hands over to the pinned Node and passes signals on, so that stopping npm stops the server. */
function hand(argv, env = {}) {
  // What was compiled once is not compiled again at every start, of the server or of a thread of it.
  const kept = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') }
  const child = spawn(pinnedNode, argv, { stdio: 'inherit', env: { ...kept, ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

// Why these two: docs/decisions/0003. They keep the embedded database from taking twice the memory.
const serverFlags = ['--liftoff-only', '--max-semi-space-size=8']
// Threads that come and go would each leave a pool of memory of their own behind (docs/performance.md).
const serverMemory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
const commands = {
  start: () => hand([...serverFlags, 'server/main.ts', ...args], { STORYFOLD_PARENT: String(process.pid), ...serverMemory }),
  dev: () =>
    hand([
      '--watch-path=server',
      '--watch-path=lesson',
      '--watch-path=contract',
      '--watch-preserve-output',
      ...serverFlags,
      'scripts/dev.ts',
      ...args,
    ]),
  build: () => process.exit(0),
  check: () => hand(['scripts/check.mjs', ...args]),
  test: () => hand(['scripts/test.mjs', ...args]),
  bench: () => hand(['scripts/bench.mjs', ...args]),
  faults: () => hand(['scripts/faults.mjs', ...args]),
  security: () => hand(['scripts/security.mjs', ...args]),
  eval: () => hand(['scripts/eval.ts', ...args]),
  bank: () => hand(['scripts/bank.ts', ...args]),
  scenes: () => hand(['scripts/scenes.ts', ...args]),
  tune: () => hand(['scripts/tune-reading.ts', ...args]),
  'tune:heads': () => hand(['scripts/tune-heads.ts', ...args]),
  'tune:dangers': () => hand(['scripts/tune-dangers.ts', ...args]),
  mutate: () => hand(['scripts/mutate.mjs', ...args]),
  'supply-chain': () => hand(['scripts/supply-chain.mjs', ...args]),
  announce: () => hand([...serverFlags, 'server/operate.ts', 'announce', ...args]),
  screens: () => hand(['scripts/screens.ts', ...args]),
  community: () => hand([...serverFlags, 'server/operate.ts', 'community', ...args]),
  ...Object.fromEntries(
    ['backup', 'verify', 'restore', 'move', 'doctor'].map((name) => [
      name,
      () => hand([...serverFlags, 'server/operate.ts', name, ...args.map((one) => path.resolve(process.env.INIT_CWD ?? root, one))]),
    ]),
  ),
  'check-ai': () => hand([...serverFlags, 'server/operate.ts', 'check-ai', ...args]),
  codes: () => hand([...serverFlags, 'server/operate.ts', 'codes', ...args]),
}
const run = Object.hasOwn(commands, command)
  ? commands[command]
  : stop(`There is no "${command}". Try one of: ${Object.keys(commands).join(', ')}.`)
alone(() => {
  install()
  if (['start', 'build', 'test', 'bench', 'screens'].includes(command)) build()
})
run()
