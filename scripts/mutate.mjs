// npm run mutate -- [--sample 40] [--seed 1] [--workers 2] [files or folders]: bends one thing at a time in a copy of lesson/
// and says which bends the tests do not notice. Run by hand: an answer takes minutes to hours. The table is docs/mutation.md.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
})

/** Where the alternatives of every group begin and end; signs inside a class or behind a backslash are no signs. */
export function alternativesIn(pattern) {
  const groups = [{ from: 0, bars: [] }]
  const found = []
  const close = (group, to) => {
    if (group.bars.length === 0) return
    const edges = [group.from - 1, ...group.bars, to]
    for (let at = 1; at < edges.length; at++) found.push({ from: edges[at - 1] + 1, to: edges[at], last: at === edges.length - 1 })
  }
  let inClass = false
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (inClass) inClass = sign !== ']'
    else if (sign === '[') inClass = true
    else if (sign === '(') groups.push({ from: at + (/^\(\?(?::|<?[=!]|<\w+>)/.exec(pattern.slice(at))?.[0].length ?? 1), bars: [] })
    else if (sign === '|') groups.at(-1).bars.push(at)
    else if (sign === ')') close(groups.pop(), at)
  }
  close(groups[0], pattern.length)
  return found
}

/** Every bend of one file: an alternative that is gone, a number that is another, a word that is missing from a list of words. */
export function bendsOf(file, code) {
  const bends = []
  const bend = (kind, what, from, to, text) => bends.push({ file, kind, what, code: code.slice(0, from) + text + code.slice(to) })
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    if (node.type === 'Literal' && node.regex) {
      const start = node.start + 1
      for (const { from, to, last } of alternativesIn(node.regex.pattern)) {
        const text = node.regex.pattern.slice(from, to)
        // With the alternative goes one of its bars.
        bend('alternative', `without |${text}`, start + from - (last ? 1 : 0), start + to + (last ? 0 : 1), '')
      }
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      const other =
        node.value === 0 ? 1 : Number.isInteger(node.value) ? node.value + Math.max(1, Math.round(node.value / 2)) : node.value * 1.5
      bend('number', `${node.value} is ${other}`, node.start, node.end, String(other))
    } else if (node.type === 'Literal' && typeof node.value === 'string' && /^(?:[\p{L}’'-]+ ){7,}[\p{L}’'-]+$/u.test(node.value)) {
      for (const { index, 0: word } of node.value.matchAll(/\S+ /g))
        bend('word', `without "${word.trim()}"`, node.start + 1 + index, node.start + 1 + index + word.length, '')
    }
    for (const [key, inner] of Object.entries(node)) if (key !== 'regex') walk(inner)
  }
  walk(parseAst(code, { lang: 'ts' }))
  return bends
}

function filesUnder(place) {
  const whole = path.join(root, place)
  if (!statSync(whole).isDirectory()) return [place]
  return readdirSync(whole, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(place, name))
}
/** The same sample for the same seed (mulberry32). */
function sampled(list, count, seed) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return list
    .map((one) => [next(), one])
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, one]) => one)
}

/** A copy of the project that may be bent; the packages are shared. */
function copyOfProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-mutate-'))
  for (const name of readdirSync(root).filter((one) => !/^(?:node_modules|dist|data|test-results|\..*)$/.test(one)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'dist'), { recursive: true })
  return folder
}
/** Whether the tests of a place pass, and in how many milliseconds; what takes longer than `patience` does not pass. */
const runTests = (folder, place, patience = 3_600_000) =>
  new Promise((done) => {
    const began = performance.now()
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--passWithNoTests', place], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, TEST_WORKERS: '1', TEST_POSTGRES_URL: '' },
    })
    const late = setTimeout(() => child.kill('SIGKILL'), patience)
    child.on('close', (code) => (clearTimeout(late), done({ pass: code === 0, ms: performance.now() - began })))
  })
/** A bend that never ends is noticed too. The tests beside the bent file are asked first: most often it is they who notice. */
async function testsNotice(folder, file, patience) {
  for (const place of [path.dirname(file), 'lesson']) if (!(await runTests(folder, place, patience)).pass) return true
  return false
}

if (process.argv[1]?.endsWith('mutate.mjs')) {
  const places = positionals.length ? positionals : ['lesson/checks', 'lesson/finish-book.ts', 'lesson/scripture', 'lesson/write']
  const all = places.flatMap(filesUnder).flatMap((file) => bendsOf(file, readFileSync(path.join(root, file), 'utf8')))
  const kinds = ['alternative', 'number', 'word']
  const each = Math.ceil(Number(values.sample) / kinds.length)
  const chosen = kinds.flatMap((kind) =>
    sampled(
      all.filter((one) => one.kind === kind),
      each,
      Number(values.seed),
    ),
  )
  console.log(`${all.length} bends are possible; ${chosen.length} are tried with seed ${values.seed}`)
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { tried: 0, noticed: 0 }]))
  let next = 0
  const worker = async () => {
    const folder = copyOfProject()
    const whole = await runTests(folder, 'lesson')
    if (!whole.pass) throw new Error('the tests fail before anything is bent')
    const patience = Math.max(300_000, 4 * whole.ms)
    for (let one = chosen[next++]; one; one = chosen[next++]) {
      const target = path.join(folder, one.file)
      const before = readFileSync(target, 'utf8')
      writeFileSync(target, one.code)
      const noticed = await testsNotice(folder, one.file, patience)
      writeFileSync(target, before)
      counts[one.kind].tried++
      if (noticed) counts[one.kind].noticed++
      console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${one.kind}: ${one.file}: ${one.what}`)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, worker))
  console.log(
    [
      '| kind | tried | noticed |',
      '|---|---|---|',
      ...kinds.map((kind) => `| ${kind} | ${counts[kind].tried} | ${counts[kind].noticed} |`),
    ].join('\n'),
  )
}
