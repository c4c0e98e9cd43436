import { PRODUCT } from '#contract/product.ts'
import { readConfig, warningsOf } from './config.ts'
import { NewerSchema } from './db/bring-up-to-date.ts'
import { OddFolder } from './db/data-folder.ts'
import { FolderInUse } from './db/folder-lock.ts'
import type { Logger } from './http/log.ts'
import { startApp } from './start-app.ts'

const line = (level: string) => (fields: object, message: string) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
const production = process.env.NODE_ENV === 'production'
// A church that runs it at home reads the terminal: requests are logged only where a log is kept.
const log: Logger = { info: production ? line('info') : () => undefined, warn: line('warn'), error: line('error') }

try {
  const config = readConfig(process.env)
  for (const warning of warningsOf(config)) console.warn(`${PRODUCT}: ${warning}`)
  const running = await startApp(config, { log, say: (message) => console.log(`${PRODUCT}: ${message}`), graceMs: 4000, quietMs: 2500 })
  console.log(`${PRODUCT} is ready at ${running.address}`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    void running.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm may be killed without passing the signal on; the server must not outlive the command that started it.
  const parent = Number(process.env.STORYFOLD_PARENT)
  if (parent) setInterval(() => process.ppid !== parent && stop(), 500).unref()
} catch (error) {
  const told =
    error instanceof FolderInUse ||
    error instanceof OddFolder ||
    error instanceof NewerSchema ||
    (error instanceof Error && /^[A-Z][A-Z0-9_]+ |was not started/.test(error.message))
  console.error(told ? (error as Error).message : describe(error))
  process.exit(1)
}

function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken by another program. Stop that one, or set PORT to another number.`
  if (code === '3D000') return 'There is no such database at DATABASE_URL. Make it with createdb, or name another one.'
  if (code === 'ECONNREFUSED')
    return 'The database at DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
