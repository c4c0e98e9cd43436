// The server as a whole, beside a bare Fastify that gives the same JSON from the same PostgreSQL (bench-peer.ts): answers per second of
// the processor, the start, the memory at rest, and another person's page while fifty lessons are written. Started by bench.mjs;
// alone: node scripts/bench-http.ts [pages|start|rest|lessons …]
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { startPostgres } from './start-postgres.mjs'
import { neighborSermon } from '#tests/sermons.ts'
import { people } from '#tests/people.ts'

const wanted = process.argv.slice(2)
const isWanted = (what: string) => wanted.length === 0 || wanted.includes(what)
const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-bench-'))
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))
const show = (what: string, said: string) => console.log(`${what.padEnd(44)} ${said}`)

type Server = { child: ChildProcess; port: number; readyMs: number; log: string[] }
const started: ChildProcess[] = []
const freePort = () =>
  new Promise<number>((give) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => give(typeof at === 'object' && at ? at.port : 0))
    })
  })

async function start(argv: string[], env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, argv, { env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env } })
  started.push(child)
  const log: string[] = []
  await new Promise<void>((ready, failed) => {
    const hear = (part: Buffer) => (log.push(String(part)), String(part).includes('is ready at') && ready())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => failed(new Error(log.join(''))))
  })
  return { child, port, readyMs: performance.now() - begun, log }
}
const flags = process.env.BENCH_FLAGS?.split(' ') ?? []
const storyfold = (env: Record<string, string>) =>
  start([...flags, '--liftoff-only', '--max-semi-space-size=8', 'server/main.ts'], {
    RATE_LIMITS: 'off',
    DATA_DIR: mkdtempSync(path.join(folder, 'data-')),
    ...env,
  })
const ended = ({ child }: Server) => new Promise((done) => (child.once('exit', done), child.kill('SIGTERM')))

/** Seconds of the processor that a process has used. */
function cpuOf({ child }: Server): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
/** Megabytes that a process and its children hold in memory, what they share counted once. */
function memoryOf({ child }: Server): number {
  const own = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(child.pid)
    } catch {
      return false
    }
  }
  return [String(child.pid), ...readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isChild(pid))].reduce(
    (sum, pid) => sum + own(pid),
    0,
  )
}

const json = { 'content-type': 'application/json' }
const register = async ({ port }: Server, email: string) => {
  const made = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...people.ruth, email }),
  })
  const { token, user } = (await made.json()) as { token: string; user: { id: string } }
  return { token, userId: user.id }
}

/** Asks sixteen at a time and counts answers per second of the server's processor. */
async function answersPerSecond(server: Server, address: string, token: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const headers = { authorization: `Bearer ${token}` }
  const one = () =>
    new Promise<void>((done, failed) =>
      http
        .get({ port: server.port, host: '127.0.0.1', path: address, agent, headers }, (response) =>
          response.resume().on('end', () => done()),
        )
        .on('error', failed),
    )
  const before = cpuOf(server)
  let answers = 0
  const until = performance.now() + 2500
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        await one()
        answers++
      }
    }),
  )
  agent.destroy()
  return answers / (cpuOf(server) - before)
}

async function fill(url: string, userId: string): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  await db.query(
    `insert into sermons (id, user_id, title, speaker, content, series, day, passage)
     select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, $1::uuid, 'Sermon ' || n, 'Speaker ' || n % 17, repeat('And he said to them. ', 500),
       'Series ' || n % 60, to_char(date '2026-06-07' - 7 * n, 'YYYY-MM-DD'), 'Luke 15' from generate_series(1, 167) n`,
    [userId],
  )
  await db.query(
    `insert into books (sermon_id, user_id, age_group, title, passage, content)
     select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, $1::uuid, age, 'Book ' || n, 'Luke 15', '{}'
     from generate_series(1, 167) n, unnest(array['teens', 'children', 'young-kids']) age`,
    [userId],
  )
  await db.query(
    `insert into community_posts (user_id, book_id, title, excerpt, tags, age_group, passage, theme, opening, lesson, words, created_at)
     select $1::uuid, id, title, 'What a Samaritan did on the road.', array['mercy', 'luke'], age_group, passage, 'mercy', repeat('Once upon a road. ', 12), '{}',
       to_tsvector('english', title), now() - row_number() over () * interval '1 minute' from books where user_id = $1::uuid`,
    [userId],
  )
  for (const table of ['sermons', 'books', 'community_posts']) await db.query(`vacuum analyze ${table}`)
  await db.end()
}

async function pages(url: string): Promise<void> {
  const [own, peer] = [await storyfold({ DATABASE_URL: url }), await start([...flags, 'scripts/bench-peer.ts'], { DATABASE_URL: url })]
  const { token, userId } = await register(own, 'pages@church.example')
  await fill(url, userId)
  const read = async ({ port }: Server, address: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${address}`, { headers: { authorization: `Bearer ${token}` } })).json()
  for (const [name, address] of [
    ['me', '/api/auth/me'],
    ['library, first page', '/api/library'],
    ['community, first page', '/api/community'],
  ] as const) {
    if (process.env.BENCH_PAGE && !name.startsWith(process.env.BENCH_PAGE)) continue
    const [ours, theirs] = [await read(own, address), await read(peer, address)]
    if (!isDeepStrictEqual(ours, theirs))
      throw new Error(`${address} differs: ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`.slice(0, 900))
    const rounds: [number, number][] = []
    for (let round = 0; round < 6; round++)
      rounds.push([await answersPerSecond(own, address, token), await answersPerSecond(peer, address, token)])
    // The first round warms both up.
    const [a, b] = [median(rounds.slice(1).map(([one]) => one)), median(rounds.slice(1).map(([, two]) => two))]
    const ratio = median(rounds.slice(1).map(([one, two]) => one / two))
    show(`${name}: answers per CPU second`, `${a.toFixed(0).padStart(8)}      bare Fastify ${b.toFixed(0)}   ratio ${ratio.toFixed(2)}`)
  }
  await Promise.all([ended(own), ended(peer)])
}

async function starts(kind: string, env: Record<string, string>): Promise<void> {
  const dir = mkdtempSync(path.join(folder, 'start-'))
  const times: [number, number][] = []
  for (let i = 0; i < 6; i++) {
    const server = await storyfold({ DATA_DIR: dir, ...env })
    times.push([server.readyMs, cpuOf(server) * 1000])
    await ended(server)
  }
  // The first one makes the database and compiles what the later ones find compiled.
  const [wall, cpu] = [median(times.slice(1).map(([one]) => one)), median(times.slice(1).map(([, two]) => two))]
  show(`start, ${kind}`, `${wall.toFixed(0).padStart(8)} ms   (CPU ${cpu.toFixed(0)} ms; the first one ${times[0]?.[0].toFixed(0)} ms)`)
}

async function atRest(kind: string, env: Record<string, string>): Promise<void> {
  const server = await storyfold(env)
  await pause(10_000)
  const warm = memoryOf(server)
  await pause(160_000)
  show(`memory at rest, ${kind}`, `${memoryOf(server).toFixed(0).padStart(8)} MB   (${warm.toFixed(0)} MB ten seconds after the start)`)
  await ended(server)
}

async function lessons(kind: string, env: Record<string, string>): Promise<void> {
  const server = await storyfold(env)
  const teacher = await register(server, 'teacher@church.example')
  const reader = await register(server, 'reader@church.example')
  await pause(8000)
  let writing = true
  const write = async (n: number) =>
    (
      await fetch(`http://127.0.0.1:${server.port}/api/generate-content`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${teacher.token}` },
        body: JSON.stringify({ ...neighborSermon, title: `Sermon ${n}` }),
      })
    ).text()
  const begun = performance.now()
  const all = Promise.all(Array.from({ length: 50 }, (_, n) => write(n))).then(() => (writing = false))
  const took: number[] = []
  while (writing) {
    const asked = performance.now()
    await (await fetch(`http://127.0.0.1:${server.port}/api/library`, { headers: { authorization: `Bearer ${reader.token}` } })).text()
    took.push(performance.now() - asked)
    await pause(20)
  }
  await all
  const at = (share: number) => (took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? 0).toFixed(0)
  show(
    `another's library during 50 lessons, ${kind}`,
    `${at(0.5).padStart(8)} ms   95 of 100 within ${at(0.95)} ms, the longest ${at(0.9999)} ms; 50 lessons in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
  await ended(server)
}

const postgres = await startPostgres()
try {
  if (!postgres) show('the server on PostgreSQL', '(PostgreSQL is not here)')
  if (isWanted('pages') && postgres) await pages(postgres.url)
  for (const [kind, env] of [['embedded', {}], ...(postgres ? [['PostgreSQL', { DATABASE_URL: postgres.url }] as const] : [])] as const) {
    if (isWanted('start')) await starts(kind, env)
    if (isWanted('lessons')) await lessons(kind, env)
    if (isWanted('rest')) await atRest(kind, env)
  }
} finally {
  for (const child of started) child.kill('SIGKILL')
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
