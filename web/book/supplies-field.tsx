import { X } from 'lucide-react'
import { useState } from 'react'
import { editedBook } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** What most cupboards have, one press each. */
const usual = [
  'paper',
  'crayons',
  'pencils',
  'tape',
  'scissors',
  'glue',
  'string',
  'cups',
  'a ball',
  'chairs',
  'sticky notes',
  'index cards',
]

/** What is at hand: null is "anything that a church has"; a list is that and nothing else. */
export function SuppliesField({ supplies, onChange }: { supplies: string[] | null; onChange: (supplies: string[] | null) => void }) {
  const [typed, setTyped] = useState('')
  const has = (thing: string) => supplies?.some((one) => one.toLowerCase() === thing.toLowerCase()) ?? false
  const add = (text: string) => {
    const things = text
      .split(/[,\n]/)
      .map((one) => one.trim().slice(0, editedBook.line))
      .filter((one, at, all) => one && !has(one) && all.indexOf(one) === at)
    if (things.length) onChange([...(supplies ?? []), ...things].slice(0, editedBook.items))
    setTyped('')
  }
  return (
    <fieldset>
      <legend className="display mb-1 text-lg font-normal">What you have on hand</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={supplies !== null}
          onChange={(event) => onChange(event.target.checked ? [] : null)}
        />
        Use only what is on my list
      </label>
      {supplies && (
        <div className="mt-2">
          <ul aria-label="On hand" className="flex flex-wrap gap-2">
            {supplies.map((thing) => (
              <li
                key={thing}
                className="flex min-h-10 max-w-full items-center rounded-full border border-accent-line bg-accent-soft pl-4 text-accent-text"
              >
                <span className="min-w-0 truncate">{thing}</span>
                <button
                  type="button"
                  aria-label={`Take ${thing} off the list`}
                  className="grid size-10 shrink-0 place-items-center rounded-full"
                  onClick={() => onChange(supplies.filter((one) => one !== thing))}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
            {usual
              .filter((thing) => !has(thing))
              .map((thing) => (
                <li key={thing}>
                  <button
                    type="button"
                    className="min-h-10 rounded-full border border-dashed border-line-2 px-4 text-ink-2 hover:border-accent hover:text-accent-text"
                    onClick={() => add(thing)}
                  >
                    <span className="sr-only">Add </span>
                    {thing}
                  </button>
                </li>
              ))}
          </ul>
          <div className="mt-3 flex items-end gap-2">
            <TextField
              className="min-w-0 flex-1"
              label="Something else"
              hint="several with commas"
              value={typed}
              maxLength={editedBook.line}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add(typed)
              }}
            />
            <Button look="outline" className="min-h-12" disabled={!typed.trim()} onClick={() => add(typed)}>
              Add
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}
