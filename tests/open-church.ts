import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnv } from './child-env.ts'

/** A church that runs Storyfold on its own machine: the real server process with a data folder of its own. */
export type Church = {
  url: string
  folder: string
  kill: () => Promise<void>
  end: () => Promise<void>
  start: (env?: Record<string, string>) => Promise<void>
}

/** Starts one. `kill` ends it as a power cut would, `end` as a restart does; `start` brings it up on the same folder and address. */
export async function openChurch(settings: Record<string, string> = {}): Promise<Church & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-church-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((done) =>
      server && server.exitCode === null && server.signalCode === null ? (server.once('exit', () => done()), server.kill(signal)) : done(),
    )
  const church: Church = {
    url: `http://localhost:${port}`,
    folder,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    start: async (env = {}) => {
      const started = spawn(process.execPath, ['--liftoff-only', '--max-semi-space-size=8', 'server/main.ts'], {
        env: { ...childEnv, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', ...settings, ...env },
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
