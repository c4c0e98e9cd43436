// Fails when a file imports across a line of the table in docs/architecture.md. The two are kept equal by a test.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const rooms = {
  contract: ['contract'],
  lesson: ['contract', 'lesson'],
  server: ['contract', 'lesson', 'server'],
  web: ['contract', 'lesson', 'web'],
}
export const platform = [
  'http',
  'db',
  'jobs',
  'files',
  'ai',
  'scripture',
  'print',
  'speech',
  'mail',
  'payments',
  'pages',
  'operator',
  'backup',
  'observe',
]
/** A server feature and the features that it may use, besides the platform. */
export const features = {
  accounts: [],
  sermons: ['accounts'],
  library: ['sermons'],
  generation: ['accounts', 'library', 'sermons'],
  exports: ['library', 'pictures', 'sermons'],
  narration: ['library'],
  pictures: ['library'],
  billing: ['accounts'],
  support: ['accounts'],
  community: ['accounts', 'library', 'sermons'],
  links: ['accounts', 'exports', 'library', 'narration', 'pictures', 'sermons', 'sunday-pack'],
  'class-notes': ['generation', 'library', 'links', 'sermons'],
  'library-file': ['accounts', 'generation', 'library', 'sermons'],
  'account-data': ['accounts', 'billing', 'class-notes', 'community', 'exports', 'library', 'links', 'narration', 'sermons'],
  'sunday-pack': ['accounts', 'exports', 'library', 'narration', 'pictures', 'sermons'],
  tries: ['accounts', 'exports', 'generation', 'library', 'pictures', 'sermons'],
}
/** The files of server/ that know every feature. */
const joiners = ['main.ts', 'serve.ts', 'operate.ts', 'run-command.ts', 'routes.ts', 'jobs.ts', 'commands.ts', 'start-app.ts']
/** Web folders that may join the others; every other web folder keeps to itself and to what all may use. */
const webJoiners = ['home', 'shell', 'settings']
const webShared = ['lib', 'ui', 'art', 'book', 'frame']

function complaint(file, target, path) {
  const [room, folder, ...rest] = file.split('/')
  const test = file.endsWith('.test.ts')
  if (target.startsWith('node:') && room !== 'server' && !test) return `${room}/ may not import ${target}`
  if (!path) {
    if (room === 'contract' && !test && !/^zod(\/|$)/.test(target)) return `contract/ imports zod only, not ${target}`
    return undefined
  }
  const [toRoom, toFolder, ...toRest] = path.split('/')
  // A test may look at the whole house; what it tests may not.
  if (test) return undefined
  if (!rooms[room].includes(toRoom)) return `${room}/ may not import ${path}`
  if (room === 'server' && toRoom === 'server' && rest.length && toRest.length && folder !== toFolder) {
    if (platform.includes(toFolder)) return undefined
    if (platform.includes(folder)) return `the platform folder server/${folder} may not use the feature server/${toFolder}`
    if (!features[folder]?.includes(toFolder)) return `server/${folder} may not use server/${toFolder}`
  }
  if (room === 'server' && rest.length && !toRest.length && joiners.includes(toFolder)) return `server/${folder} may not import ${toFolder}`
  if (room === 'web' && toRoom === 'web' && rest.length && toRest.length && folder !== toFolder) {
    if (folder === 'ui') return `web/ui may import only web/ui, not ${path}`
    if (!webJoiners.includes(folder) && !webShared.includes(toFolder)) return `web/${folder} may not use web/${toFolder}`
  }
  return undefined
}

export function wrongImports() {
  const files = Object.keys(rooms).flatMap((room) =>
    readdirSync(room, { recursive: true })
      .filter((f) => /\.tsx?$/.test(f))
      .map((f) => join(room, f)),
  )
  const wrong = []
  for (const file of files)
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const path = target.startsWith('#') ? target.slice(1) : target.startsWith('.') ? normalize(join(dirname(file), target)) : null
      const reason = complaint(file, target, path)
      if (reason) wrong.push(`${file}: ${reason}`)
    }
  return { files: files.length, wrong }
}
if (process.argv[1]?.endsWith('check-imports.mjs')) {
  const { files, wrong } = wrongImports()
  if (wrong.length) {
    console.error(wrong.join('\n'))
    process.exit(1)
  }
  console.log(`${files} files keep to the import table`)
}
