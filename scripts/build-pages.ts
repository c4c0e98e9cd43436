// npm run build: the app and the assets for the browser, the renderer for the server, and every public page as HTML.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { build } from 'vite'
import { TAGLINE } from '../contract/product.ts'
import { makePreview } from '../server/pages/make-preview.ts'
import { makeTrainingPdf } from '../server/pages/make-training-pdf.ts'
import { appParts } from './app-parts.ts'
import { makeLandingFiles } from './landing-files.ts'
import { sampleBooks } from './sample-lesson.ts'
import { courses, resources } from '../web/marketing/training/documents.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const quiet = { logLevel: 'warn' as const }

// The app and the public pages apart: what a page of the app needs is in few files, and no public page takes any of them for a line of it.
await build({ ...quiet, build: { rolldownOptions: { output: { codeSplitting: { groups: appParts } } } } })
await build({
  ...quiet,
  build: { emptyOutDir: false, rolldownOptions: { input: fileURLToPath(new URL('../web/public.html', import.meta.url)) } },
})
const landing = await makeLandingFiles(path.join(dist, 'web'), sampleBooks())
writeFileSync(path.join(dist, 'landing.json'), JSON.stringify(landing))
await build({
  ...quiet,
  build: { ssr: 'render.tsx', outDir: path.join(dist, 'pages'), copyPublicDir: false, emptyOutDir: true, target: 'node24' },
  // One file without imports from node_modules: the icons that no page shows stay out, and the server starts fast.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
})
const template = path.join(dist, 'web/public.html')
const { renderPage, prerendered, artOf } = (await import(
  pathToFileURL(path.join(dist, 'pages/render.js')).href
)) as typeof import('../web/render.tsx')
const html = readFileSync(template, 'utf8')
mkdirSync(path.join(dist, 'pages/html/sample'), { recursive: true })
writeFileSync(path.join(dist, 'pages/template.html'), html)
for (const page of prerendered) writeFileSync(path.join(dist, `pages/html${page.path}.html`), renderPage(page.path, html))
for (const end of ['', '.br', '.gz']) rmSync(template + end, { force: true })

mkdirSync(path.join(dist, 'web/training'), { recursive: true })
for (const document of [...resources, ...courses])
  writeFileSync(path.join(dist, `web/training/${document.id}.pdf`), await makeTrainingPdf(document))
writeFileSync(path.join(dist, 'web/preview.png'), await makePreview({ title: TAGLINE, ageGroup: 'all', art: artOf('all') }))
// The mark on paper, as a phone shows it on its home screen.
for (const size of [192, 512]) {
  const mark = await sharp(path.join(dist, 'web/favicon.svg'), { density: size * 2 })
    .resize(Math.round(size * 0.62))
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: '#fdfaf3' } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toFile(path.join(dist, `web/icon-${size}.png`))
}
process.exit(0)
