import type { Endpoint } from '#contract/endpoint.ts'
import type { LineRoute, Route } from './route.ts'

const isLine = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one

/**
 * Routes of a contract's lines whose code is loaded at the first call of one of them: what prints, draws, packs and checks holds
 * some hundred megabytes, and a server that nobody asks for it need not have them.
 */
export function laterRoutes(contract: object, load: () => Promise<LineRoute[]>): Route[] {
  let loading: Promise<LineRoute[]> | undefined
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return Object.values(contract)
    .filter(isLine)
    .map((line) => (http, app, whoIs) => {
      http.route({
        method: line.method,
        url: line.path,
        handler: async (request, reply) => {
          const found = (await loaded()).find((one) => one.line === line)
          if (!found) throw new Error(`nobody answers ${line.method} ${line.path}`)
          return found.answering(app, whoIs)(request, reply)
        },
      })
    })
}
