import { QueryClient, useQuery } from '@tanstack/react-query'
import type { Endpoint, Params, Reply } from '#contract/endpoint.ts'
import { call } from './call.ts'

/** What was read stays until something here changes it: no refetch by clock or focus, no silent retry. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
})

const keyOf = <E extends Endpoint>(line: E, params?: Params<E>) => [line.path, params ?? {}]

/** Reads one GET of the contract. */
export function useRead<E extends Endpoint>(line: E, { params, enabled = true }: { params?: Params<E>; enabled?: boolean } = {}) {
  return useQuery<Reply<E>, Error>({ queryKey: keyOf(line, params), queryFn: () => call(line, params ? { params } : {}), enabled })
}
/** Reads it again wherever it is shown. */
export const readAgain = (...lines: Endpoint[]): Promise<unknown> =>
  Promise.all(lines.map((line) => queries.invalidateQueries({ queryKey: [line.path] })))
