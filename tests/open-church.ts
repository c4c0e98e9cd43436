import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { childEnv } from './child-env.ts'

/** A church that runs Storyfold on its own machine: the real server process with a data folder of its own. */
export type Church = {
  url: string
  folder: string
  kill: () => Promise<unknown>
  /** Gives the code with which it ended: 0 where it ended in order and in time. */
  end: () => Promise<number | null>
  start: (env?: Record<string, string>) => Promise<void>
  /** The process that serves now. */
  pid: () => number
}

/** As `npm start` starts it, but that it collects garbage in one thread: the others would want the cores that other tests are at. */
const serverFlags = ['--liftoff-only', '--max-semi-space-size=8', '--single-threaded-gc']
const asStarted = { MALLOC_ARENA_MAX: '2' }

/** A folder with an empty database of today, made once in a run: to copy it takes a tenth of what a first start takes. */
async function emptyChurch(within: string): Promise<string> {
  const place = path.join(within, 'empty-church')
  if (existsSync(place)) return place
  const made = mkdtempSync(path.join(within, 'making-'))
  await (await openDatabase({ dataDir: made })).close()
  try {
    renameSync(made, place)
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(place)) throw error
  }
  return place
}

/** Starts one, by the command `within` where something has to be around it. `kill` ends it as a power cut would, `end` as a restart does; `start` brings it up on the same folder and address. */
export async function openChurch(
  settings: Record<string, string> = {},
  { within }: { within?: (folder: string) => string[] } = {},
): Promise<Church & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-church-'))
  const ofThisRun = process.env.TEST_FOLDER
  if (ofThisRun && !within && !settings.DATABASE_URL) cpSync(await emptyChurch(ofThisRun), folder, { recursive: true })
  const port = await freePort()
  let server: ChildProcess | undefined
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((done) =>
      server && server.exitCode === null && server.signalCode === null ? (server.once('exit', done), server.kill(signal)) : done(null),
    )
  const church: Church = {
    url: `http://localhost:${port}`,
    folder,
    pid: () => server?.pid ?? 0,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    start: async (env = {}) => {
      const [program = '', ...words] = [...(within?.(folder) ?? []), process.execPath, ...serverFlags, 'server/main.ts']
      const started = spawn(program, words, {
        env: { ...childEnv, ...asStarted, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', WARM_UP: 'off', ...settings, ...env },
      })
      server = started
      await new Promise<void>((ready, failed) => {
        let said = ''
        const hear = (part: Buffer) => ((said += String(part)), said.includes('is ready at') && ready())
        started.stdout.on('data', hear)
        started.stderr.on('data', hear)
        started.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
      })
    },
  }
  await church.start()
  return { ...church, close: async () => (await end('SIGTERM'), rmSync(folder, { recursive: true, force: true })) }
}
const freePort = () =>
  new Promise<number>((give) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => give(typeof at === 'object' && at ? at.port : 0))
    })
  })
