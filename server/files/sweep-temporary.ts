import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sweepDrafts } from './disk-files.ts'

/** What our processes put into the system's folder for passing files: a killed one leaves it, with somebody's sermon in it. */
const ours = /^storyfold-(?:upload|steps|document)-/
const hourMs = 3_600_000

/** Takes away what killed processes left: uploads in the folder for passing files, and files that were half written. Gives how many. */
export async function sweepTemporary(dataDir: string, { folder = tmpdir(), now = Date.now() } = {}): Promise<number> {
  let swept = await sweepDrafts(path.join(dataDir, 'files'), now)
  for (const name of (await readdir(folder)).filter((one) => ours.test(one))) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    if (!found || now - found.mtimeMs < hourMs) continue
    // Another user's of the same machine cannot be removed, and need not be.
    await rm(place, { recursive: true, force: true }).then(
      () => swept++,
      () => undefined,
    )
  }
  return swept
}

/** Sweeps now and then again every hour, in each process of its own machine, until the returned function is called. */
export function keepSwept(dataDir: string, say: (swept: number) => void): () => void {
  const sweep = () =>
    void sweepTemporary(dataDir).then(
      (swept) => swept && say(swept),
      () => undefined,
    )
  sweep()
  const again = setInterval(sweep, hourMs).unref()
  return () => clearInterval(again)
}
