import { existsSync, fsyncSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { damageOf, findDatabase, OddFolder, placeOf } from './data-folder.ts'

/** A PostgreSQL data folder made once by scripts/build-embedded-image.ts: loading it takes a sixth of what initdb takes. */
const image = fileURLToPath(new URL('./embedded-image.tgz', import.meta.url))

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** PGlite's folder driver forgets fsync, so a commit would not survive a power cut; this one does it and counts. */
class DurableFolder extends NodeFS {
  synced = 0
  /** What PostgreSQL said last: of why it cannot start it says nothing else. */
  readonly said: string[] = []
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    made.emscriptenOpts.preRun?.unshift((module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        this.synced++
        fsyncSync(stream.nfd)
        return 0
      }
    })
    const { said } = this
    made.emscriptenOpts.printErr = (line: string) => {
      said.push(line)
      if (said.length > 40) said.shift()
    }
    return made
  }
}

const settings = ['wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((line) => ['-c', line])
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings]

/**
 * Opens the embedded PostgreSQL in `folder`, or in memory when there is none (tests).
 * Throws OddFolder where something else than a whole database lies there, DamagedDatabase or FullDisk where it cannot be opened,
 * and when a commit does not reach the disk.
 * Never deletes what it finds. The caller holds the folder's lock.
 */
export async function openEmbedded(folder?: string): Promise<PGlite> {
  if (!folder) return PGlite.create({ loadDataDir: imageBlob() })
  if (findDatabase(folder) === 'nothing') await prepare(folder)
  const disk = new DurableFolder(placeOf(folder))
  const pid = path.join(placeOf(folder), 'postmaster.pid')
  const hadPid = existsSync(pid)
  const db = await PGlite.create({ fs: disk, startParams }).catch((cause: unknown) => {
    // What PostgreSQL left to say that it runs is ours, and would only puzzle whoever looks.
    if (!hadPid) rmSync(pid, { force: true })
    throw damageOf(folder, disk.said, cause)
  })
  try {
    await writesThrough(db, disk, folder)
  } catch (cause) {
    await db.close().catch(() => undefined)
    throw cause
  }
  return db
}

/** A commit has to reach the disk, or a power cut would take what was answered. */
async function writesThrough(db: PGlite, disk: DurableFolder, folder: string): Promise<void> {
  const before = disk.synced
  await db
    .exec('create table if not exists durability_check (n int); insert into durability_check values (1); drop table durability_check')
    .catch((cause: unknown) => {
      throw damageOf(folder, disk.said, cause)
    })
  if (disk.synced === before)
    throw new Error(
      'The embedded database does not write through to the disk on this machine, so it was not started. Set DATABASE_URL to a PostgreSQL server instead.',
    )
}

const imageBlob = () => new Blob([readFileSync(image)])

/** Unpacks the image beside its place and moves it there whole: a start that was cut off leaves no half a database. */
async function prepare(folder: string): Promise<void> {
  const place = placeOf(folder)
  const workshop = `${place}.preparing`
  const mark = path.join(workshop, 'made-by-a-start')
  // Only what an earlier start began, and says so, is thrown away.
  if (existsSync(mark)) rmSync(workshop, { recursive: true, force: true })
  if (existsSync(workshop)) throw new OddFolder(workshop, 'stands where the new database is prepared and was not made by Storyfold')
  mkdirSync(workshop, { recursive: true })
  writeFileSync(mark, '')
  const fresh = path.join(workshop, 'database')
  const db = await PGlite.create({ fs: new DurableFolder(fresh), loadDataDir: imageBlob(), startParams })
  await db.close()
  // Goes only while it is empty: the system refuses to remove a folder that holds anything.
  if (existsSync(place)) rmdirSync(place)
  renameSync(fresh, place)
  rmSync(workshop, { recursive: true, force: true })
}
