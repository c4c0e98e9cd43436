import { existsSync, fsyncSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A PostgreSQL data folder made once by scripts/build-embedded-image.ts: loading it takes a sixth of what initdb takes. */
const image = fileURLToPath(new URL('./embedded-image.tgz', import.meta.url))

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** PGlite's folder driver forgets fsync, so a commit would not survive a power cut; this one does it and counts. */
class DurableFolder extends NodeFS {
  synced = 0
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    made.emscriptenOpts.preRun?.unshift((module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        this.synced++
        fsyncSync(stream.nfd)
        return 0
      }
    })
    return made
  }
}

const settings = ['wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((line) => ['-c', line])
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings]

/**
 * Opens the embedded PostgreSQL in `folder`, or in memory when there is none (tests).
 * Throws when a commit does not reach the disk. The caller holds the folder's lock.
 */
export async function openEmbedded(folder?: string): Promise<PGlite> {
  if (!folder) return PGlite.create({ loadDataDir: imageBlob() })
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await prepare(folder)
  const disk = new DurableFolder(folder)
  const db = await PGlite.create({ fs: disk, startParams })
  const before = disk.synced
  await db.exec('create table if not exists durability_check (n int); insert into durability_check values (1); drop table durability_check')
  if (disk.synced === before)
    throw new Error(
      'The embedded database does not write through to the disk on this machine, so it was not started. Set DATABASE_URL to a PostgreSQL server instead.',
    )
  return db
}

const imageBlob = () => new Blob([readFileSync(image)])

/** Unpacks the image beside its place and moves it there whole: a start that was cut off leaves no half a database. */
async function prepare(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  const db = await PGlite.create({ fs: new DurableFolder(fresh), loadDataDir: imageBlob(), startParams })
  await db.close()
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}
