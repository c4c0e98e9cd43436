import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedBook } from '#lesson/layout/blocks.ts'
import { printFonts } from './fonts.ts'

// The thread that sets pages: Typst works in native code for tens of milliseconds that no request may wait for.
const template = readFileSync(new URL('./book.typ', import.meta.url), 'utf8')
let compiler: NodeCompiler | undefined

function print({ book, paper }: { book: PrintedBook; paper: 'a4' | 'us-letter' }): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: printFonts() }] })
  const pdf = compiler.pdf(
    { mainFileContent: template, inputs: { book: JSON.stringify(book), paper } },
    { pdfStandard: 'ua-1', creationTimestamp: Math.floor(Date.now() / 1000) },
  )
  compiler.evictCache(0)
  return pdf
}

parentPort?.on('message', ({ id, work }: { id: number; work: { book: PrintedBook; paper: 'a4' | 'us-letter' } }) => {
  try {
    parentPort?.postMessage({ id, value: new Uint8Array(print(work)) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error instanceof Error ? error.message : error).slice(0, 2000) })
  }
})
