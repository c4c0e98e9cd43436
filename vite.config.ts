import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'

const out = fileURLToPath(new URL('./dist/web', import.meta.url))

/** Writes a .br and a .gz beside every text file, once, so that no request pays for compressing. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|html|svg)$/.test(name)) continue
      const bytes = readFileSync(path.join(out, name))
      writeFileSync(path.join(out, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(path.join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

const sampleBooksOf = (heard: HeardSermon) => writeBooks(heard, heardPlan(heard, bible()), bible())

/** The books of the sample sermon, written anew with each build: what a stranger reads is what the engine writes today. */
const sampleBooks: Plugin = {
  name: 'sample-books',
  resolveId: (id) => (id === 'virtual:sample-books' || id === 'virtual:sample-covers' ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:sample-')) return undefined
    const books = sampleBooksOf(hearSermon(sampleSermon, bible()))
    if (id === '\0virtual:sample-books') return `export const sampleBooks = ${JSON.stringify(books)}`
    // The shelf of an account without sermons shows the covers and no page of the books.
    const covers = Object.entries(books).map(([age, { ageGroup, title, passage }]) => [age, { ageGroup, title, passage }])
    return `export const sampleCovers = ${JSON.stringify(Object.fromEntries(covers))}`
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  plugins: [react(), tailwind(), compressed, sampleBooks],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'public.html'].map((page) => fileURLToPath(new URL(`./web/${page}`, import.meta.url))) },
  },
})
