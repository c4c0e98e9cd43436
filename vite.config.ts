import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { appShells } from './web/app-paths.ts'
import { contractForBrowser } from './scripts/contract-for-browser.ts'
import { sampleBooks } from './scripts/sample-lesson.ts'

const out = fileURLToPath(new URL('./dist/web', import.meta.url))
const landingFacts = fileURLToPath(new URL('./dist/landing.json', import.meta.url))

/** Writes a .br and a .gz beside every text file, once, so that no request pays for compressing. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|html|svg)$/.test(name) || existsSync(path.join(out, `${name}.br`))) continue
      const bytes = readFileSync(path.join(out, name))
      writeFileSync(path.join(out, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(path.join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

/** What a class asks for after it is drawn, when there may be no network. */
const laterInClass = 'lib/toasts.tsx'
const classShells = new Set(['teach', 'volunteer-class'])
/** Writes the app's shell once for each page on which a day begins, with the files of that page named in it. */
const shells: Plugin = {
  name: 'shells',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const index = bundle['index.html']
    if (index?.type !== 'asset') return
    const html = String(index.source)
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const withImports = (name: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(name)) return seen
      seen.add(name)
      for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) withImports(one, seen)
      return seen
    }
    for (const { shell, file } of Object.values(appShells)) {
      const filesOf = (source: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${source}`))
        if (!chunk) throw new Error(`${source} has no file of its own`)
        return [...withImports(chunk.fileName)].filter((name) => !html.includes(name))
      }
      const files = filesOf(file)
      const later = classShells.has(shell) ? filesOf(laterInClass).filter((name) => !files.includes(name)) : []
      const links = [
        ...files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ...later.map((name) => `<link rel="prefetch" as="script" crossorigin href="/${name}">`),
      ]
      this.emitFile({ type: 'asset', fileName: `shell/${shell}.html`, source: html.replace('</head>', `${links.join('\n')}\n</head>`) })
    }
  },
}

const coversOf = (books: ReturnType<typeof sampleBooks>) =>
  Object.fromEntries(Object.entries(books).map(([age, { ageGroup, title, passage }]) => [age, { ageGroup, title, passage }]))
/** Modules whose content the build makes: the books of the sample sermon, and what was drawn, printed and read aloud of them. */
const madeByBuild: Record<string, () => string> = {
  'virtual:sample-books': () => `export const sampleBooks = ${JSON.stringify(sampleBooks())}`,
  // The shelf of an account without sermons shows the covers and no page of the books.
  'virtual:sample-covers': () => `export const sampleCovers = ${JSON.stringify(coversOf(sampleBooks()))}`,
  'virtual:landing-files': () =>
    `export const landingFiles = ${existsSync(landingFacts) ? readFileSync(landingFacts, 'utf8') : 'undefined'}`,
}
const virtual: Plugin = {
  name: 'made-by-build',
  resolveId: (id) => (id in madeByBuild ? `\0${id}` : undefined),
  load: (id) => madeByBuild[id.slice(1)]?.(),
}

export default defineConfig({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  plugins: [contractForBrowser, react(), tailwind(), shells, compressed, virtual],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    // What Tailwind itself asks for: colors need no second spelling.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A part that pages share is named for no page.
        chunkFileNames: ({ name }) => (name.startsWith('part~') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js'),
        // The app and the public pages have the same styles, and a browser fetches them once.
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'assets/styles-[hash][extname]' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
