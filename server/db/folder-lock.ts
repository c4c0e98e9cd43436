import { lstatSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { OddFolder } from './data-folder.ts'

/** Another process serves from this folder; `owner` is what it says of itself. */
export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(`The folder ${folder} is in use by another Storyfold (${owner}). Stop that one first, or set DATA_DIR to another folder.`)
  }
}

/**
 * Takes a folder for this process until the returned function is called or the process dies.
 * A Unix socket beside the folder is the lock, because the system lets go of it even after kill -9,
 * and two openers of one embedded database were measured to corrupt an index in 2 of 2 runs.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const free = await lockByFile(folder)
  // Whoever deletes the file of the lock does not open the door: Linux keeps a second one by a name that lies in no folder.
  const second = process.platform === 'linux' ? await listen(nameless(folder)) : free
  if (!second) {
    const owner = await whoAnswers(nameless(folder))
    await free()
    throw new FolderInUse(folder, owner ?? 'it does not answer')
  }
  return async () => {
    await second()
    if (second !== free) await free()
  }
}
const nameless = (folder: string) => {
  const { dev, ino } = statSync(path.dirname(path.resolve(folder)))
  return `\0storyfold-${dev}-${ino}-${path.basename(folder)}`
}

async function lockByFile(folder: string): Promise<() => Promise<void>> {
  const socket =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\storyfold-${Buffer.from(path.resolve(folder)).toString('hex').slice(-60)}`
      : path.relative(process.cwd(), `${folder}.lock`)
  const takeover = `${folder}.takeover`
  for (let tries = 0; tries < 200; tries++) {
    const bound = await listen(socket)
    if (bound) return bound
    await refuseIfAlive(folder, socket)
    if (!enter(takeover)) {
      await new Promise((done) => setTimeout(done, 20))
      continue
    }
    try {
      await refuseIfAlive(folder, socket)
      if (process.platform !== 'win32' && lstatSync(socket, { throwIfNoEntry: false })?.isSocket() === false)
        throw new OddFolder(folder, `has something beside it that is no lock (${folder}.lock)`)
      rmSync(socket, { force: true })
      const late = await listen(socket)
      if (late) return late
    } finally {
      rmdirSync(takeover)
    }
  }
  throw new FolderInUse(folder, 'it does not answer')
}

function listen(socket: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((peer) => peer.end(`process ${process.pid}`))
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(socket, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

async function refuseIfAlive(folder: string, socket: string): Promise<void> {
  const owner = await whoAnswers(socket)
  if (owner) throw new FolderInUse(folder, owner)
}

function whoAnswers(socket: string): Promise<string | undefined> {
  return new Promise<string | undefined>((resolve) => {
    const peer = net.connect(socket)
    let said = ''
    const silent = setTimeout(() => peer.destroy() && resolve('a process that does not answer'), 2000)
    peer.on('data', (part) => (said += part))
    peer.on('end', () => (clearTimeout(silent), resolve(said || 'a process')))
    peer.on(
      'error',
      (error: NodeJS.ErrnoException) => (
        clearTimeout(silent),
        resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : String(error.code))
      ),
    )
  })
}

/** One contender at a time may remove a dead socket; a guard older than 10 s was left by a crash. */
function enter(guard: string): boolean {
  try {
    mkdirSync(guard)
    return true
  } catch {
    try {
      if (Date.now() - statSync(guard).mtimeMs > 10_000) rmdirSync(guard)
    } catch {
      // The other contender removed it in between, which is what was wanted.
    }
    return false
  }
}
