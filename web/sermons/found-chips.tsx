import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Chip = { label: string; error?: string | undefined } & Omit<ComponentProps<'input'>, 'className'>

/** One thing that was found in a text, changed where it stands: a chip that is a field as wide as what is in it. */
export function FoundChip({ label, error, value, ...rest }: Chip) {
  const id = useId()
  const empty = !value
  return (
    <label
      className={clsx(
        'inline-flex h-10 max-w-full items-center gap-2 rounded-full border bg-card pr-3 pl-3.5 text-[0.9375rem] focus-within:border-accent focus-within:ring-4 focus-within:ring-accent/20 hover:border-ink-2',
        error ? 'border-bad' : empty ? 'border-dashed border-line-2' : 'border-line',
      )}
    >
      <span className="inline-flex shrink-0 items-center gap-1.5 text-sm text-mute">
        {empty && <Plus className="size-3.5" aria-hidden="true" />}
        {label}
      </span>
      <input
        {...rest}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="h-full max-w-full min-w-5 flex-1 truncate rounded-full bg-transparent font-semibold outline-none [field-sizing:content] placeholder:font-normal placeholder:text-mute/80"
      />
      {error && (
        <span id={id} className="sr-only">
          {error}
        </span>
      )}
    </label>
  )
}

/** What was found, under one line that says so. */
export const FoundChips = ({ says, errors, side, children }: { says: string; errors: string[]; side: ReactNode; children: ReactNode }) => (
  <div className="border-t border-line bg-paper-2 px-3 pt-2.5 pb-4 sm:px-5">
    <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <p className="text-sm font-medium text-ink-2">{says}</p>
      {side}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
    {errors.map((error) => (
      <p key={error} className="mt-2 text-sm text-bad">
        {error}
      </p>
    ))}
  </div>
)
