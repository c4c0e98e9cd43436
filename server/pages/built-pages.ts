import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { atOnce } from './at-once.ts'
import type { Pages, Renderer } from './pages.ts'

const built = (name: string) => new URL(`../../dist/pages/${name}`, import.meta.url)
const read = (name: string) => readFileSync(fileURLToPath(built(name)), 'utf8')

/** The pages as the build left them in dist/; undefined where nothing was built. `address` tells where this installation is reached. */
export async function builtPages(address: () => string): Promise<Pages | undefined> {
  if (!existsSync(built('render.js'))) return undefined
  const renderer = (await import(built('render.js').href)) as Renderer
  const template = read('template.html')
  const here = (html: string) => html.replaceAll(renderer.ORIGIN, address())
  const painted = atOnce(template, (file) => read(`../web${file}`))
  const stored = new Map<string, string>()
  const shellAt = (path: string) => {
    const own = renderer.appShells[path]
    const html = read(own ? `../web/shell/${own.shell}.html` : '../web/index.html')
    return atOnce(html, (file) => read(`../web${file}`))(html)
  }
  return {
    art: async (age) => renderer.artOf(age),
    prerendered: renderer.prerendered,
    app: new Map(renderer.appPaths.map((path) => [path, shellAt(path)])),
    page: async (path) => {
      const html = stored.get(path) ?? here(read(`html${path}.html`))
      stored.set(path, html)
      return html
    },
    sharedLesson: async (lesson) => here(renderer.renderSharedLesson(lesson, template)),
    community: async (newest) => here(renderer.renderCommunity(newest, template)),
    handedOn: async (handed) => painted(here(renderer.renderHandedOn(handed, template))),
    linkEnded: async (says) => painted(here(renderer.renderLinkEnded(says, template))),
  }
}
