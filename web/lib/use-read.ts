import { keepPreviousData, QueryClient, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import type { Endpoint, Params, Reply } from '#contract/endpoint.ts'
import { call } from './call.ts'

/** What was read stays until something here changes it: no refetch by clock or focus, no silent retry. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
})

const keyOf = <E extends Endpoint>(line: E, params?: Params<E>, query?: Asked) => [line.path, params ?? {}, query ?? {}]
type Asked = Record<string, string>

/** Reads one GET of the contract. */
export function useRead<E extends Endpoint>(
  line: E,
  { params, query, enabled = true, keepsLast = false }: { params?: Params<E>; query?: Asked; enabled?: boolean; keepsLast?: boolean } = {},
) {
  return useQuery<Reply<E>, Error>({
    queryKey: keyOf(line, params, query),
    queryFn: () => call(line, { ...(params ? { params } : {}), ...(query ? { query } : {}) }),
    enabled,
    // What was read before stays until what is asked for now has come.
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  })
}
/** Reads the same of several; in their order, undefined for what has not come. */
export const useReads = <E extends Endpoint>(line: E, all: Params<E>[], { enabled = true } = {}): (Reply<E> | undefined)[] =>
  useQueries({
    queries: all.map((params) => ({ queryKey: keyOf(line, params), queryFn: () => call(line, { params }), enabled })),
  }).map(({ data }) => data)
/** Reads what a page begins with before it is drawn; what fails is read again by the page, which says so. */
export const readAhead = <E extends Endpoint>(line: E, params?: Params<E>): Promise<Reply<E> | undefined> =>
  queries.fetchQuery({ queryKey: keyOf(line, params), queryFn: () => call(line, params ? { params } : {}) }).catch(() => undefined)
/** The same for a list whose pages name the next one. */
export const readListAhead = (line: Endpoint): Promise<void> =>
  queries.prefetchInfiniteQuery({ queryKey: keyOf(line), queryFn: () => call(line), initialPageParam: '' })

/** Reads a list page after page; each page is asked for with `after`, the id of the last entry of the one before. */
export function useReadPages<T extends { id: string }, E extends Endpoint & { reply: { _zod: { output: T[] } } }>(
  line: E,
  { query, pageSize }: { query: Asked; pageSize: number },
) {
  return useInfiniteQuery({
    queryKey: keyOf(line, undefined, query),
    queryFn: async ({ pageParam }) =>
      (await call(line, { query: { ...query, ...(pageParam ? { after: pageParam } : {}) } })) as unknown as T[],
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
}
/** Puts what a call answered in the place of what was read before. */
export const putRead = <E extends Endpoint>(line: E, params: Params<E>, value: Reply<E>): void =>
  void queries.setQueryData(keyOf(line, params), value)
/** Reads it again wherever it is shown. What is on its way is let go: it may be older than what was changed. */
export const readAgain = (...lines: Endpoint[]): Promise<unknown> =>
  Promise.all(
    lines.map(async ({ path }) => {
      await queries.cancelQueries({ queryKey: [path] })
      await queries.invalidateQueries({ queryKey: [path] })
    }),
  )
/** Reads a list whose pages name the next one: `cursorOf` finds it in a page, null behind the last. */
export function useReadOn<E extends Endpoint>(line: E, { query, cursorOf }: { query: Asked; cursorOf: (page: Reply<E>) => string | null }) {
  return useInfiniteQuery<Reply<E>, Error, { pages: Reply<E>[] }, unknown[], string>({
    queryKey: keyOf(line, undefined, query),
    queryFn: ({ pageParam }) => call(line, { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: cursorOf,
    // The list that is there stays until the one that was asked for has come.
    placeholderData: keepPreviousData,
  })
}
