import { type ChildProcess, spawn } from 'node:child_process'
import { childEnv } from './child-env.ts'

/** A command as `npm run` hands it over; `cutAfterMs` ends it as a power cut would. */
export function operate(
  env: Record<string, string>,
  words: string[],
  { cutAfterMs, cut }: { cutAfterMs?: number; cut?: (child: ChildProcess) => void } = {},
): Promise<{ status: number | null; out: string; error: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--liftoff-only', '--single-threaded-gc', 'server/operate.ts', ...words], {
      env: { ...childEnv, ...env },
    })
    let [out, error] = ['', '']
    child.stdout.on('data', (part) => (out += String(part)))
    child.stderr.on('data', (part) => (error += String(part)))
    const cutting = cutAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), cutAfterMs)
    cut?.(child)
    child.on('close', (status) => (clearTimeout(cutting), done({ status, out: out.trim(), error: error.trim() })))
  })
}
