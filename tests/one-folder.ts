import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What the workers’ apps store lies in one folder, which goes when the last of them has ended. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-tests-'))
  process.env.TEST_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
