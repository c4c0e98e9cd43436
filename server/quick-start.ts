// Two things that take a second and 90 MB from every start (docs/performance.md), settled before anything else is loaded.
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// What was compiled once, and stripped of its types, is not compiled again. Where nothing can be written it is.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
setTimeout(flushCompileCache, 20_000).unref()

/** drizzle-orm names 178 kB of entry points in its package.json, and Node parses all of them anew for each of its hundred files. */
const drizzle = `${path.sep}drizzle-orm${path.sep}`.replaceAll(path.sep, '/')
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(drizzle)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
