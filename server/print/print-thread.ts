import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { printFonts } from './print-fonts.ts'
import { withDrawings } from '#lesson/pictures/draw-art.ts'
import type { Answered, PrintWork } from './printer.ts'

// The thread that sets pages: Typst works in native code for tens of milliseconds that no request may wait for.
const workspace = fileURLToPath(new URL('..', import.meta.url))
let compiler: NodeCompiler | undefined

/** Smaller and smaller type, until a sheet that may have so many pages has them; below the last a reader would complain. */
const scales = ['1', '0.94', '0.88', '0.82', '0.76', '0.7']
/** A little more or less, until the last page has more on it than a few lines. */
const nudges = ['1', '0.98', '1.02', '0.96', '1.04', '0.94', '1.06', '0.92', '1.08', '1.1']
const leastOnLast = 0.3

/**
 * What to set, in the largest type that keeps to `mostPages`. Asked by a query, because a document that is handed out by
 * compile() is never freed (typst-ts-node-compiler 0.7.0: 1.1 MB a book); `resetRead` keeps read files from piling up.
 */
function fitted(typst: NodeCompiler, { template, data, paper, mostPages, measured }: PrintWork): CompileDocArgs {
  const source = { mainFilePath: workspace + template, resetRead: true }
  const inputs = { data: JSON.stringify(withDrawings(data)), paper }
  const fits = (scale: string) => {
    const [found] = typst.query({ ...source, inputs: { ...inputs, scale } }, { selector: '<pages>', field: 'value' }) as [number, number][]
    const [pages = 0, down = 1] = found ?? []
    return mostPages === undefined ? pages === 1 || down >= leastOnLast : pages <= mostPages
  }
  const tried = mostPages === undefined ? nudges : scales
  const scale = measured || mostPages !== undefined ? (tried.find(fits) ?? (mostPages === undefined ? '1' : tried.at(-1)) ?? '1') : '1'

  return { ...source, inputs: { ...inputs, scale } }
}

/** PDF/UA-1 allows no letter without a shape: where a title has one that no font here knows, it stays text and the file is tagged all the same. */
function pdf(typst: NodeCompiler, source: CompileDocArgs): Buffer {
  const options = { creationTimestamp: Math.floor(Date.now() / 1000) }
  try {
    return typst.pdf(source, { ...options, pdfStandard: 'ua-1' })
  } catch {
    return typst.pdf(source, { ...options, pdfTags: true })
  }
}

function print(work: PrintWork): Uint8Array | string {
  const typst = (compiler ??= NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: printFonts() }] }))
  const files = Object.entries(work.files ?? {}).map(([name, bytes]) => ({ path: `${workspace}files/${name}`, bytes }))
  for (const { path, bytes } of files) typst.mapShadow(path, Buffer.from(bytes))
  try {
    const source = fitted(typst, work)
    return work.as === 'svg' ? typst.plainSvg(source) : new Uint8Array(pdf(typst, source))
  } finally {
    for (const { path } of files) typst.unmapShadow(path)
    typst.evictCache(0)
  }
}

parentPort?.on('message', ({ id, work }: { id: number; work: PrintWork }) => {
  const reply = (answer: Omit<Answered, 'id'>) => parentPort?.postMessage({ id, ...answer })
  try {
    reply({ value: print(work) })
  } catch (error) {
    reply({ error: String(error instanceof Error ? error.message : error).slice(0, 2000) })
  }
})
