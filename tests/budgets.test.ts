import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

// What a page costs on the line, as sums of built files (npm run build makes them; npm test builds first).
const web = path.join(import.meta.dirname, '../dist/web')
const pages = path.join(import.meta.dirname, '../dist/pages/html')
const read = (file: string) => readFileSync(path.join(web, file), 'utf8')
const kB = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + statSync(path.join(web, `${file}.br`)).size, 0) / 1000
/** A script and everything that it loads at once with it. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of read(file).matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) withImports(`assets/${name}`, seen)
  return seen
}
const scriptsOf = (html: string) => {
  const all = [...html.matchAll(/<script[^>]*src="\/([\w./-]+\.js)"/g)].map(([, file = '']) => file)
  return new Set(all.flatMap((file) => [...withImports(file)]))
}
const asset = (name: RegExp) => `assets/${readdirSync(path.join(web, 'assets')).find((file) => name.test(file)) ?? ''}`
const html = (page: string) => readFileSync(path.join(pages, `${page}.html`), 'utf8')

test.each(readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')))(
  '%s is light: 3 kB of script, 15 kB of HTML',
  (page) => {
    expect(kB(scriptsOf(html(page.replace('.html', ''))))).toBeLessThan(3)
    expect(brotliCompressSync(html(page.replace('.html', ''))).length / 1000).toBeLessThan(15)
  },
)
test('the landing page takes at most 12 kB of script before a sermon is dropped, and its pictures 160 kB', () => {
  const before = [/^take-sermon-.*\.js$/, /^read-aloud-.*\.js$/].flatMap((name) => [...withImports(asset(name))])
  expect(before.length).toBeGreaterThan(1)
  expect(kB(new Set([...scriptsOf(html('landing')), ...before]))).toBeLessThan(12)
  const pictures = [...html('landing').matchAll(/<img src="\/([\w./-]+)"/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(8)
  const onTheLine = (file: string) => statSync(path.join(web, file.endsWith('.svg') ? `${file}.br` : file)).size
  expect(pictures.reduce((sum, file) => sum + onTheLine(file), 0) / 1000).toBeLessThan(160)
})
test('the page with a form takes at most 85 kB of script', () => {
  const live = withImports(asset(/^live-.*\.js$/))
  expect(live.size).toBeGreaterThan(2)
  expect(kB(new Set([...scriptsOf(html('contact')), ...live]))).toBeLessThan(85)
})
test.each([
  ['home', 135],
  ['library', 115],
  ['book', 160],
  ['teach', 135],
  ['settings', 120],
])('the app begins at %s with at most %i kB of script in two dozen files, and names each of them in the first answer', (page, most) => {
  const html = read(`shell/${page}.html`)
  const first = scriptsOf(html)
  for (const [, file = ''] of html.matchAll(/rel="modulepreload"[^>]*href="\/([\w./-]+)"/g)) first.add(file)
  expect([...first].flatMap((file) => [...withImports(file)]).filter((file) => !first.has(file))).toEqual([])
  expect(first.size).toBeGreaterThan(5)
  expect(first.size).toBeLessThanOrEqual(24)
  expect(kB(first)).toBeLessThan(most)
})
test('styles take at most 14 kB, the two faces that are loaded early 50 kB', () => {
  expect(kB([asset(/\.css$/)])).toBeLessThan(14)
  const early = [...html('landing').matchAll(/rel="preload"\s+href="\/([\w./-]+\.woff2)"/g)].map(([, file = '']) => file)
  expect(early).toHaveLength(2)
  expect(early.reduce((sum, file) => sum + statSync(path.join(web, file)).size, 0) / 1000).toBeLessThan(50)
})
