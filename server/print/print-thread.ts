import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { printFonts } from './print-fonts.ts'
import type { Answered, PrintWork } from './printer.ts'

// The thread that sets pages: Typst works in native code for tens of milliseconds that no request may wait for.
const workspace = fileURLToPath(new URL('..', import.meta.url))
let compiler: NodeCompiler | undefined

/** Smaller and smaller type, until a sheet that may have so many pages has them; below the last a reader would complain. */
const scales = ['1', '0.94', '0.88', '0.82', '0.76', '0.7']

function set(typst: NodeCompiler, { template, data, paper, mostPages }: PrintWork): NodeTypstDocument {
  let document: NodeTypstDocument | undefined
  for (const scale of mostPages ? scales : ['1']) {
    const done = typst.compile({ mainFilePath: workspace + template, inputs: { data: JSON.stringify(data), paper, scale } })
    if (!done.result) throw new Error(JSON.stringify(done.takeError()?.shortDiagnostics ?? 'no document').slice(0, 1000))
    document = done.result
    if (document.numOfPages <= (mostPages ?? Number.POSITIVE_INFINITY)) break
  }
  if (!document) throw new Error('no document')
  return document
}

function print(work: PrintWork): Uint8Array | string {
  const typst = (compiler ??= NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: printFonts() }] }))
  try {
    const document = set(typst, work)
    if (work.as === 'svg') return typst.plainSvg(document)
    return new Uint8Array(typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(Date.now() / 1000) }))
  } finally {
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
