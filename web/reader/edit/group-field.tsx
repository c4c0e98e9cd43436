import { useId } from 'react'
import type { Activity } from '#contract/lesson-book.ts'
import { useEdit } from './edit-context.ts'

/** Whether the group sits, moves or makes. */
export function GroupField({ path, value }: { path: string; value: Activity['kind'] }) {
  const { editing } = useEdit()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-sans text-[0.8125rem] font-semibold text-mute">
        The group
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => editing.set(path, event.target.value)}
        className="h-10 rounded-md border border-line-2 bg-card px-2.5 select-arrow focus:border-accent focus:ring-2 focus:ring-accent/25 focus:outline-none"
      >
        <option value="sit">sits</option>
        <option value="move">moves</option>
        <option value="make">makes something</option>
      </select>
    </div>
  )
}
