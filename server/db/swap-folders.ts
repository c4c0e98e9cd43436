import { existsSync, fsyncSync, mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a restore is prepared, inside the data folder so that moving it there is a rename. */
export const workshopOf = (dataDir: string): string => path.join(dataDir, 'restoring')
const planOf = (dataDir: string) => path.join(workshopOf(dataDir), 'swap.json')
const parts = ['database', 'files'] as const
type Plan = { keep: string; parts: (typeof parts)[number][] }

/** Makes what a rename changed last through a power cut; Windows has no such call and needs none. */
function settle(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Puts what was prepared in the workshop in the place of what is there, which is kept under `keep`. From the moment the plan
 * is written the swap is decided: whoever dies meanwhile is followed by `finishSwap` at the next start.
 */
export function swapFolders(dataDir: string, keep: string, which: Plan['parts'] = [...parts]): void {
  writeFileSync(`${planOf(dataDir)}.part`, JSON.stringify({ keep, parts: which } satisfies Plan), { flush: true })
  renameSync(`${planOf(dataDir)}.part`, planOf(dataDir))
  settle(workshopOf(dataDir))
  finishSwap(dataDir)
}

/** Carries a decided swap to its end, from whatever point it was cut off at; nothing where none was decided. */
export function finishSwap(dataDir: string): void {
  const file = planOf(dataDir)
  if (!existsSync(file)) return
  const plan = JSON.parse(readFileSync(file, 'utf8')) as Plan
  const kept = path.join(dataDir, plan.keep)
  mkdirSync(kept, { recursive: true })
  for (const part of plan.parts) {
    const [prepared, place, before] = [path.join(workshopOf(dataDir), part), path.join(dataDir, part), path.join(kept, part)]
    // Once the prepared one has moved, this part is done.
    if (!existsSync(prepared)) continue
    if (existsSync(place) && !existsSync(before)) renameSync(place, before)
    settle(kept)
    renameSync(prepared, place)
    settle(dataDir)
  }
  rmSync(workshopOf(dataDir), { recursive: true, force: true })
}
