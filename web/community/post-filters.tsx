import { Search, SlidersHorizontal, X } from 'lucide-react'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type Filters, noFilters } from './use-posts.ts'

/** What to look for; it is asked for when the form is sent, not at every key. */
export function PostFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [more, setMore] = useState(Boolean(filters.ageGroup || filters.passage || filters.theme))
  const search = useRef<HTMLInputElement>(null)
  // A tag that was clicked empties the fields; they stay the same elements, so that nobody loses his place.
  if (shown !== filters) {
    setShown(filters)
    setTyped(filters)
  }
  const field = (name: keyof Filters) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <form
      role="search"
      aria-label="Shared lessons"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed)
      }}
      className="mb-7 grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        {...field('search')}
        ref={search}
        label="Search"
        type="search"
        placeholder="A title or a word"
        maxLength={200}
        className={clsx('sm:max-lg:col-span-2', more && 'max-sm:col-span-2')}
      />
      {/* On a phone the lessons begin on the first screen; what narrows them is asked for. */}
      <Button
        look={filters.ageGroup || filters.passage || filters.theme ? 'soft' : 'outline'}
        size="icon"
        aria-expanded={more}
        aria-label="Filters"
        className="size-12 sm:hidden"
        onClick={() => setMore(!more)}
      >
        <SlidersHorizontal className="size-5" aria-hidden="true" />
      </Button>
      <SelectField
        {...field('ageGroup')}
        className={clsx('max-sm:col-span-3', !more && 'max-sm:hidden')}
        label="Age"
        options={[
          { value: '', label: 'All ages' },
          ...ageGroups.map((value) => ({ value, label: `${ageProfiles[value].short}, ${ageProfiles[value].ages}` })),
        ]}
      />
      <TextField
        {...field('passage')}
        label="Passage"
        placeholder="Luke 15"
        maxLength={200}
        className={clsx('max-sm:col-span-3', !more && 'max-sm:hidden')}
      />
      <TextField
        {...field('theme')}
        label="Theme"
        placeholder="Mercy"
        maxLength={200}
        className={clsx('max-sm:col-span-3', !more && 'max-sm:hidden')}
      />
      <Button type="submit" look="outline" className={clsx('h-12', more ? 'max-sm:col-span-3' : 'max-sm:w-12 max-sm:px-0!')}>
        <Search className="size-5" aria-hidden="true" />
        <span className={more ? '' : 'max-sm:sr-only'}>Search</span>
      </Button>
      {Object.values(filters).some(Boolean) && (
        <p className="col-span-full flex flex-wrap items-center gap-2">
          {filters.tag && <span className="text-sm text-ink-2">With the tag “{filters.tag}”</span>}
          <Button
            look="ghost"
            size="sm"
            className="max-sm:-ml-3.5 max-sm:min-h-11"
            onClick={() => {
              onChange(noFilters)
              search.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden="true" />
            Show all
          </Button>
        </p>
      )}
    </form>
  )
}
