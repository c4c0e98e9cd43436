import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

export type Pattern = { file: string; source: string; flags: string }
const root = path.join(import.meta.dirname, '../..')

/** Every regular expression that is written in the program's own files under `rooms`, each once. */
export function patternsIn(rooms: string[]): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const room of rooms)
    for (const name of readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || /\.(?:test|suite)\.ts$/.test(name)) continue
      const file = path.join(room, name)
      for (const { pattern, flags } of literalsOf(parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' })))
        found.set(`${pattern}/${flags}`, { file, source: pattern, flags })
    }
  return [...found.values()]
}

function literalsOf(node: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(literalsOf)
  if (typeof node !== 'object' || node === null) return []
  const own = 'regex' in node && node.regex ? [node.regex as { pattern: string; flags: string }] : []
  return [...own, ...Object.values(node).flatMap(literalsOf)]
}

/**
 * Records what our files make with `new RegExp` from pieces while `load` runs: such patterns stand in no file, so they are caught where
 * they are made.
 */
export async function patternsMadeBy(load: () => Promise<unknown>): Promise<Pattern[]> {
  const made = new Map<string, Pattern>()
  const real = globalThis.RegExp
  globalThis.RegExp = new Proxy(real, {
    construct(target, given: [string, string?]) {
      const one = new target(...given)
      const maker = new Error().stack?.split('\n')[2] ?? ''
      // What a package makes for itself is not ours to write.
      if (!maker.includes('node_modules') && maker.includes('.ts'))
        made.set(String(one), { file: 'made from pieces', source: one.source, flags: one.flags })
      return one
    },
  })
  try {
    await load()
  } finally {
    globalThis.RegExp = real
  }
  return [...made.values()]
}
