// A PostgreSQL of the tests' own, in a temporary folder, under an unprivileged user (its server refuses to run as root).
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const nobody = 65_534
const root = process.getuid?.() === 0

function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [...versions.map((version) => path.join(debian, version, 'bin')), '/usr/local/bin', '/opt/homebrew/bin', '/usr/bin']
  return places.find((place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'pg_ctl')))
}

function install() {
  if (!root || !existsSync('/usr/bin/apt-get')) return
  console.log('No PostgreSQL found: installing it with apt-get')
  spawnSync('apt-get', ['update', '-qq'])
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Puts a disk of its own over a folder, on it what lay there, and a file `filler`, because nobody outside could make one. Its user may
 * mount only as root of a namespace, as which PostgreSQL refuses to run.
 */
const ownDisk = (folder, megabytes) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `cp -a "$0" "$0.made" && mount -t tmpfs -o size=${megabytes}m,mode=700 none "$0" && cp -a "$0.made/." "$0" && : >"$0/filler" && exec unshare -U --map-user=${nobody} --map-group=${nobody} "$@"`,
  folder,
]

/**
 * { url, stop, crash, start, disk } of a running server; null when there is none to be had. With `megabytes` its tables lie on a disk of
 * that size, which only it sees, and `disk` says where it can be reached; its journal lies elsewhere.
 */
export async function startPostgres({ megabytes } = {}) {
  if (!findPrograms()) install()
  const programs = findPrograms()
  if (!programs) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-postgres-'))
  if (root) chownSync(folder, nobody, nobody)
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...(root ? { uid: nobody, gid: nobody } : {}) }
  const run = (program, args, within = []) => {
    const [command, ...argv] = [...within, path.join(programs, program), ...args]
    const done = spawnSync(command, argv, as)
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`)
  }
  const freePort = () =>
    new Promise((give) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address()
        probe.close(() => give(port))
      })
    })
  let port = await freePort()
  const data = path.join(folder, 'data')
  const pidFile = path.join(folder, 'pid')
  run('initdb', ['-D', data, '-X', path.join(folder, 'journal'), '-U', 'storyfold', '--auth=trust', '-E', 'UTF8', '--no-sync'])
  const start = () =>
    run(
      'pg_ctl',
      [
        '-D',
        data,
        '-w',
        '-l',
        path.join(folder, 'log'),
        '-o',
        `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c external_pid_file=${pidFile}`,
        'start',
      ],
      megabytes ? ownDisk(data, megabytes) : [],
    )
  for (let tries = 3; ; tries--)
    try {
      start()
      break
    } catch (cause) {
      // Between the probe and the start somebody else may have taken the port.
      if (tries === 0) throw cause
      port = await freePort()
    }
  return {
    /** Ends it as a crash does; `start` brings it up again. */
    crash: () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']),
    start,
    url: `postgres://storyfold@127.0.0.1:${port}/postgres`,
    disk: megabytes ? path.join('/proc', readFileSync(pidFile, 'utf8').trim(), 'root', data) : undefined,
    stop: () => {
      // On a disk of its own it cannot be found by its folder.
      if (megabytes) process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
      else spawnSync(path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
