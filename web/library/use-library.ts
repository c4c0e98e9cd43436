import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type LibraryRow, readLibrary, readShelf } from '#contract/library.ts'
import { readAgain, useRead, useReadOn } from '#web/lib/use-read.ts'

export const filterNames = ['q', 'book', 'series', 'speaker', 'from', 'to', 'deleted'] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>
const pauseMs = 180
const lookAgainMs = 3000

/** The library as it is asked for. What is asked stands in the address, so that a reload and the way back show the same. */
export function useLibrary() {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = Object.fromEntries(filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
  const set = (change: Filters) =>
    setSearch(Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value)) as Record<string, string>, {
      replace: true,
    })
  const pages = useReadOn(readLibrary, { query: filters as Record<string, string>, cursorOf: ({ next }) => next })
  const shelf = useRead(readShelf)
  const rows = pages.data?.pages.flatMap(({ sermons }) => sermons) ?? []
  const isWriting = rows.some(({ state }) => state === 'writing')
  // "Being written" is said of a lesson no longer than it is true.
  useEffect(() => {
    if (!isWriting) return undefined
    const looking = setInterval(() => void readAgain(readLibrary, readShelf), lookAgainMs)
    return () => clearInterval(looking)
  }, [isWriting])
  return { filters, set, pages, rows, shelf: shelf.data, filtered: Object.keys(filters).some((name) => name !== 'deleted') }
}

/** What is typed into the search, and the same a moment later, when nothing more is typed. */
export function useTyped(asked: string, onAsk: (text: string) => void) {
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // A filter that was cleared elsewhere empties the field.
  if (seen !== asked) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return undefined
    const timer = setTimeout(() => onAsk(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped] as const
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dated = (day: string) => new Date(`${day}T12:00:00Z`)
const known = (day: string) => !Number.isNaN(dated(day).getTime())
export const dayShort = (day: string): string => (known(day) ? short.format(dated(day)) : '')

/** Rows under the month in which they were preached, in their order. */
export function byMonth(rows: LibraryRow[]): { name: string; rows: LibraryRow[] }[] {
  const months: { name: string; rows: LibraryRow[] }[] = []
  for (const row of rows) {
    const name = known(row.day) ? month.format(dated(row.day)) : 'Without a date'
    const last = months.at(-1)
    if (last?.name === name) last.rows.push(row)
    else months.push({ name, rows: [row] })
  }
  return months
}
