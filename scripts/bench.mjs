// npm run bench: reading, writing, printing and HTTP, each as a ratio to a peer run beside it on this machine. Figures, no verdicts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { printFonts } from '#server/print/print-fonts.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { readConfig } from '#server/config.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { readDocx } from '#server/sermons/read-document/read-docx.ts'
import { readPdf } from '#server/sermons/read-document/read-pdf.ts'
import { embeddedVoice } from '#server/speech/embedded-voice.ts'
import { studio } from '#server/speech/studio.ts'
import { startApp } from '#server/start-app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-bench-'))
const document = (name) => fileURLToPath(new URL(`../tests/documents/${name}`, import.meta.url))
const sermon = {
  title: 'Who Is My Neighbor?',
  speaker: 'Hannah Reed',
  date: '2026-05-17',
  scripture: 'Luke 10:25-37',
  theme: '',
  content: readFileSync(new URL('../tests/sermons/neighbor.txt', import.meta.url), 'utf8'),
}
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const show = (what, own, peer, name) =>
  console.log(
    `${what.padEnd(44)} ${own.toFixed(1).padStart(8)} ms   ${peer === undefined ? `(${name} is not here)` : `${name} ${peer.toFixed(1)} ms   ratio ${(own / peer).toFixed(2)}`}`,
  )

/** CPU milliseconds of a piece of work in this process, warm, median of eleven. */
async function ownCpu(work) {
  for (let i = 0; i < 4; i++) await work()
  const times = []
  for (let i = 0; i < 11; i++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return median(times)
}
/** CPU milliseconds of a program, median of seven; undefined where it is not installed. */
function peerCpu(command, args) {
  if (spawnSync('which', [command]).status !== 0) return undefined
  const times = Array.from({ length: 7 }, () => {
    const done = spawnSync(
      'bash',
      ['-c', `TIMEFORMAT='%U %S'; time ${[command, ...args].map((one) => `'${one}'`).join(' ')} >/dev/null 2>/dev/null`],
      { encoding: 'utf8' },
    )
    return done.stderr
      .trim()
      .split(/\s+/)
      .slice(-2)
      .reduce((sum, part) => sum + Number(part) * 1000, 0)
  })
  return median(times)
}

console.log('CPU time unless said otherwise; ratio = ours / peer\n')
const pdf = document('neighbor-two-columns.pdf')
const docx = document('neighbor.docx')
show('read a two-column PDF', await ownCpu(() => readPdf(pdf)), peerCpu('pdftotext', [pdf, '-']), 'pdftotext')
show('read a DOCX', await ownCpu(() => readDocx(docx)), peerCpu('pandoc', ['-t', 'plain', docx]), 'pandoc')

const words = (count) => ({
  ...sermon,
  content: Array.from({ length: Math.ceil(count / 640) }, (_, i) => sermon.content.replaceAll('road', `road${i}`)).join('\n\n'),
})
const write = async (text) => {
  const heard = hearSermon(text, bible())
  return writeBooks(heard, heardPlan(heard, bible()), bible())
}
const short = await ownCpu(() => write(words(2250)))
show('write three books from 9,000 words, offline', await ownCpu(() => write(words(9000))), short * 4, 'four times 2,250 words')

const books = await write(sermon)
const printed = printedBook(books.teens, { sermonTitle: sermon.title, speaker: sermon.speaker, date: sermon.date, madeOn: '2026-11-21' })
const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
const workspace = fileURLToPath(new URL('../server/', import.meta.url))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: printFonts() }] })
const inputs = { data: JSON.stringify(printed), paper: 'a4', scale: '1' }
const html = path.join(folder, 'book.html')
writeFileSync(
  html,
  `<title>${printed.title}</title>${printed.blocks.map((block) => `<p>${'text' in block ? block.text : JSON.stringify(block)}</p>`).join('')}`,
)
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((place) => existsSync(place))
show(
  'set a book as PDF',
  await ownCpu(
    async () => (
      compiler.pdf({ mainFilePath: `${workspace}exports/book.typ`, resetRead: true, inputs }, { pdfStandard: 'ua-1' }),
      compiler.evictCache(0)
    ),
  ),
  chromium &&
    peerCpu(chromium, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${folder}/chromium`,
      `--print-to-pdf=${folder}/book.pdf`,
      html,
    ]),
  'Chromium',
)

// In a process of its own, where nothing else takes memory.
const printedFile = path.join(folder, 'printed.json')
writeFileSync(printedFile, JSON.stringify(printed))
const many = spawnSync(process.execPath, [fileURLToPath(new URL('./bench-printing.mjs', import.meta.url)), printedFile], {
  encoding: 'utf8',
})
console.log(`${'300 books one after another'.padEnd(44)} ${many.stdout.trim() || many.stderr}`)

const voice = embeddedVoice()
const passage = 'Jesus saw the crowd and was moved. He taught them many things, and when it was late he fed them all. '.repeat(5)
if (voice) {
  const gone = new AbortController().signal
  const wall = async (work) => {
    await work()
    const times = []
    for (let i = 0; i < 5; i++) {
      const begin = performance.now()
      await work()
      times.push(performance.now() - begin)
    }
    return median(times)
  }
  const text = path.join(folder, 'passage.txt')
  writeFileSync(text, passage)
  const peer = spawnSync('which', ['espeak-ng']).status === 0 && spawnSync('which', ['lame']).status === 0
  show(
    'read 100 words aloud, to MP3 (wall)',
    await wall(async () => {
      const tape = studio.record()
      await tape.add(await voice.speak(passage, 'teens', gone), 0.5)
      await tape.finish()
    }),
    peer
      ? await wall(async () => void spawnSync('bash', ['-c', `espeak-ng -f ${text} --stdout | lame --quiet -b 64 - ${folder}/out.mp3`]))
      : undefined,
    'espeak-ng with lame',
  )
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const running = await startApp({ ...readConfig({ PORT: '0', RATE_LIMITS: 'off' }), dataDir: '' }, { log: quiet })
// The reader's child and the offline thread start beside the server: let them finish.
await new Promise((done) => setTimeout(done, 3000))
const bare = Fastify()
bare.get('/api/ai-provider', async () => running.app.ai.info)
await bare.listen({ port: 0, host: '127.0.0.1' })
const ask = async (port, url) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const one = () =>
    new Promise((done, failed) => http.get({ port, path: url, agent }, (response) => response.resume().on('end', done)).on('error', failed))
  const rounds = []
  for (let round = 0; round < 5; round++) {
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let i = 0; i < 100; i++) await one()
      }),
    )
    rounds.push((performance.now() - begin) / 1.6)
  }
  agent.destroy()
  return median(rounds)
}
show(
  '1,000 requests for /api/ai-provider (wall)',
  await ask(running.http.server.address().port, '/api/ai-provider'),
  await ask(bare.server.address().port, '/api/ai-provider'),
  'bare Fastify',
)
await bare.close()
await running.stop()
for (const beside of ['./bench-http.ts', './bench-community.ts', './bench-library.ts'])
  spawnSync(process.execPath, [fileURLToPath(new URL(beside, import.meta.url))], { stdio: 'inherit' })
process.exit(0)
