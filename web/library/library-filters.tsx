import { BookOpen, CalendarDays, Layers, Search, SlidersHorizontal, UserRound, X } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import type { Shelf } from '#contract/library.ts'
import { bookNames } from '#lesson/scripture/books.ts'
import { Button } from '#web/ui/button.tsx'
import type { Filters } from './use-library.ts'
import { useTyped } from './use-library.ts'

const control =
  'h-10 rounded-md border border-transparent bg-transparent text-[0.9375rem] font-medium text-ink-2 hover:bg-paper-2 hover:text-ink max-md:h-11 max-md:w-full max-md:border-line-2 max-md:bg-card'

export const noFilters = { q: '', book: '', series: '', speaker: '', from: '', to: '' }
/** A filter as the browser's own list of choices, with its sign before it. */
const Choice = ({
  name,
  icon,
  value,
  options,
  onChange,
}: {
  name: string
  icon: ReactNode
  value: string
  options: { name: string; sermons?: number }[]
  onChange: (value: string) => void
}) => (
  <label className="relative flex min-w-0 items-center [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:left-3 [&>svg]:size-4">
    {icon}
    <span className="sr-only">{name}</span>
    <select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      data-set={value ? '' : undefined}
      className={`${control} max-w-48 [field-sizing:content] select-arrow truncate pr-8 pl-9 data-set:bg-accent-soft data-set:text-accent-text max-md:max-w-none max-md:[field-sizing:fixed]`}
    >
      <option value="">{name}</option>
      {options.map((one) => (
        <option key={one.name} value={one.name}>
          {one.name}
          {one.sermons === undefined ? '' : ` (${one.sermons})`}
        </option>
      ))}
    </select>
  </label>
)

/** The last months and years, as they are asked for. */
function spansUntil(now: Date): { name: string; from: string; to: string }[] {
  const year = now.getFullYear()
  const ago = new Date(now.getTime() - 91 * 86_400_000).toISOString().slice(0, 10)
  return [
    { name: 'The last three months', from: ago, to: '' },
    ...[0, 1, 2, 3, 4, 5].map((back) => ({ name: String(year - back), from: `${year - back}-01-01`, to: `${year - back}-12-31` })),
  ]
}

/** Search and filters over the library: as one types, without a button. */
export function LibraryFilters({
  filters,
  onChange,
  shelf,
  field,
}: {
  filters: Filters
  onChange: (change: Filters) => void
  shelf: Shelf | undefined
  field: RefObject<HTMLInputElement | null>
}) {
  const [typed, setTyped] = useTyped(filters.q ?? '', (q) => onChange({ q }))
  const [open, setOpen] = useState(false)
  const [spans] = useState(() => spansUntil(new Date()))
  const preached = new Map(shelf?.bible.map(({ book, sermons }) => [book, sermons]))
  const books = Object.values(bookNames).flatMap((name) => (preached.has(name) ? [{ name, sermons: preached.get(name) ?? 0 }] : []))
  const narrowed = Object.entries(filters).some(([name, value]) => value && name !== 'deleted' && name !== 'q')
  const some = Object.entries(filters).some(([name, value]) => value && name !== 'deleted')
  return (
    <search aria-label="Your library" className="grid gap-2 md:flex md:flex-wrap md:items-center md:gap-1.5">
      <div className="flex gap-2 md:max-lg:w-full">
        <label className="relative flex flex-1 items-center lg:w-[21.25rem] lg:flex-none">
          <Search className="pointer-events-none absolute left-3.5 size-4 text-mute" aria-hidden="true" />
          <span className="sr-only">Search your library</span>
          <input
            ref={field}
            type="search"
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Title, passage or a word"
            className="h-11 w-full rounded-[12px] border border-line-2 bg-card pr-10 pl-10 text-[0.9375rem] placeholder:text-mute focus:border-accent focus:ring-4 focus:ring-accent/20 focus:outline-none md:h-10"
          />
          <kbd
            aria-hidden="true"
            className="absolute right-2.5 rounded-sm border border-line bg-card px-1.5 font-sans text-xs text-mute max-md:hidden"
          >
            /
          </kbd>
        </label>
        <Button
          look={narrowed ? 'soft' : 'outline'}
          size="icon"
          className="md:hidden"
          aria-expanded={open}
          aria-label="Filters"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <div
        data-open={open || undefined}
        className="gap-2 not-data-open:max-md:hidden max-md:grid md:flex md:flex-wrap md:items-center md:gap-1"
      >
        <Choice
          name="Bible book"
          icon={<BookOpen aria-hidden="true" />}
          value={filters.book ?? ''}
          options={books}
          onChange={(book) => onChange({ book })}
        />
        <Choice
          name="Series"
          icon={<Layers aria-hidden="true" />}
          value={filters.series ?? ''}
          options={shelf?.series ?? []}
          onChange={(series) => onChange({ series })}
        />
        <Choice
          name="Speaker"
          icon={<UserRound aria-hidden="true" />}
          value={filters.speaker ?? ''}
          options={shelf?.speakers ?? []}
          onChange={(speaker) => onChange({ speaker })}
        />
        <Choice
          name="Date"
          icon={<CalendarDays aria-hidden="true" />}
          value={spans.find(({ from, to }) => from === (filters.from ?? '') && to === (filters.to ?? ''))?.name ?? ''}
          options={spans}
          onChange={(name) => {
            const { from = '', to = '' } = spans.find((one) => one.name === name) ?? {}
            onChange({ from, to })
          }}
        />
        {some && (
          <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
            <X className="size-4" aria-hidden="true" />
            Show all
          </Button>
        )}
      </div>
    </search>
  )
}
