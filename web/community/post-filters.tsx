import { Search, X } from 'lucide-react'
import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { type Filters, noFilters } from './use-posts.ts'

/** What to look for; it is asked for when the form is sent, not at every key. */
export function PostFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const chosen = Object.values(filters).some(Boolean)
  return (
    <form
      role="search"
      aria-label="Shared lessons"
      // A new key puts what a tag or "Show all" chose into the fields.
      key={JSON.stringify(filters)}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const text = (name: string) => String(data.get(name) ?? '')
        onChange({ ...filters, search: text('search'), ageGroup: text('ageGroup'), passage: text('passage'), theme: text('theme') })
      }}
      className="mb-6 grid grid-cols-2 items-end gap-3 rounded-2xl border border-line bg-card p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField label="Search" name="search" type="search" maxLength={200} defaultValue={filters.search} className="max-lg:col-span-2" />
      <SelectField
        className="max-lg:col-span-2 sm:max-lg:col-span-1"
        label="Age"
        name="ageGroup"
        defaultValue={filters.ageGroup}
        options={[
          { value: '', label: 'All ages' },
          ...ageGroups.map((value) => ({ value, label: `${ageProfiles[value].short}, ${ageProfiles[value].ages}` })),
        ]}
      />
      <TextField label="Passage" name="passage" placeholder="Luke 15" maxLength={200} defaultValue={filters.passage} />
      <TextField label="Theme" name="theme" placeholder="Mercy" maxLength={200} defaultValue={filters.theme} />
      <Button type="submit" className="max-sm:col-span-2">
        <Search className="size-4" aria-hidden="true" />
        Search
      </Button>
      {(chosen || filters.tag) && (
        <p className="flex flex-wrap items-center gap-2 col-span-2 lg:col-span-5">
          {filters.tag && <span className="text-sm text-ink-2">With the tag “{filters.tag}”</span>}
          <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
            <X className="size-4" aria-hidden="true" />
            Show all
          </Button>
        </p>
      )}
    </form>
  )
}
