import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { people } from '#tests/people.ts'

/** A church that runs Storyfold on its own machine: the real server process with a data folder of its own. */
export type Church = { url: string; kill: () => Promise<void>; start: (env?: Record<string, string>) => Promise<void> }

async function openChurch(): Promise<Church & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-church-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((done) =>
      server && server.exitCode === null && server.signalCode === null ? (server.once('exit', () => done()), server.kill(signal)) : done(),
    )
  const church: Church = {
    url: `http://localhost:${port}`,
    kill: () => end('SIGKILL'),
    start: async (env = {}) => {
      const started = spawn(process.execPath, ['--liftoff-only', '--max-semi-space-size=8', 'server/main.ts'], {
        env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', ...env },
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

const expectedNoise =
  /status of (?:400|401|402|404|409|413|415|422|429|502)|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/

/** Each journey has a church; anything unexpected in the browser's console fails it. */
export const test = base.extend<{ quiet: void }, { church: Church }>({
  church: [
    async ({}, use) => {
      const church = await openChurch()
      await use(church)
      await church.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ church }, use) => use(church.url),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text()) && noise.push(message.text()),
      )
      page.on('pageerror', (error) => noise.push(String(error)))
      await use()
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

let accounts = 0
/** Registers a person of the cast under an address of their own and lands on the home screen. */
export async function registerAs(
  page: Page,
  person: (typeof people)[keyof typeof people] = people.ruth,
): Promise<{ email: string; password: string }> {
  const email = `${++accounts}.${Date.now()}.${person.email}`
  await page.goto('/auth?tab=register')
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
  return { email, password: person.password }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type AxeResult = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }
/** Fails when axe finds anything on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    async () =>
      (await (window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run({
        resultTypes: ['violations'],
      })) as AxeResult,
  )
  expect(
    violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => `${String(node.target[0])} ${node.failureSummary?.split('\n')[1] ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([])
}
