// npm run supply-chain: what Storyfold is made of (CycloneDX in dist/sbom.json), which packages may run a script when they
// are installed, and known faults. A scanner that could not run says so; it never counts as "nothing found".
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const npm = (args) => spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sbom = parsed(npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']).stdout)
mkdirSync('dist', { recursive: true })
if (sbom) writeFileSync('dist/sbom.json', JSON.stringify(sbom, undefined, 2))
console.log(sbom ? `parts: ${sbom.components.length}, listed in dist/sbom.json` : 'parts: not run, this npm makes no SBOM')

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const scripted = Object.entries(packages).flatMap(([place, one]) => (one.hasInstallScript ? [place.replace(/^.*node_modules\//, '')] : []))
for (const name of new Set(scripted))
  console.log(`install script of ${name}: ${allowScripts[name] ? 'allowed by name' : 'not needed, and not allowed'}`)

const audit = parsed(npm(['audit', '--omit', 'dev', '--json']).stdout)
const found = audit?.metadata?.vulnerabilities
console.log(
  found
    ? `known faults: ${Object.entries(found)
        .map(([level, count]) => `${count} ${level}`)
        .join(', ')}`
    : `known faults: not run (${audit?.message ?? audit?.error?.summary ?? 'the registry gave no answer'})`,
)
process.exit(found && found.high + found.critical > 0 ? 1 : 0)
