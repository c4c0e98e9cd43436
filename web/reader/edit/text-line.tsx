import { clsx } from 'clsx'
import { type KeyboardEvent, useId } from 'react'
import { Findings } from './findings.tsx'
import { useEdit } from './edit-context.ts'

const field =
  'block w-full resize-none rounded-md border border-line-2 bg-card px-2.5 py-1.5 text-ink field-sizing-content hover:border-ink-2 focus:border-accent focus:ring-2 focus:ring-accent/25 focus:outline-none'

/** One text of a book, as high as what is written in it. */
export function TextLine({
  path,
  value,
  label,
  hidden = false,
  one = false,
  className = '',
  onKeyDown,
  onText,
}: {
  path: string
  value: string
  label: string
  /** The label is only said, where the place speaks for itself. */
  hidden?: boolean
  /** A single line: a line break has no meaning in it. */
  one?: boolean
  className?: string
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Where what is typed is not simply what stands at the path. */
  onText?: (text: string) => void
}) {
  const { editing } = useEdit()
  const id = useId()
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className={hidden ? 'sr-only' : 'mb-1 block font-sans text-[0.8125rem] font-semibold text-mute'}>
        {label}
      </label>
      <textarea
        id={id}
        data-path={path}
        rows={1}
        value={value}
        spellCheck
        onChange={(event) =>
          onText ? onText(event.target.value) : editing.set(path, one ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)
        }
        onKeyDown={onKeyDown}
        className={clsx(field, className)}
      />
      <Findings path={path} />
    </div>
  )
}

/** A number of minutes. */
export function MinutesField({ path, value, label }: { path: string; value: number; label: string }) {
  const { editing } = useEdit()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-sans text-[0.8125rem] font-semibold text-mute">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={240}
        value={value}
        onChange={(event) => editing.set(path, Math.max(0, Math.min(240, Math.round(Number(event.target.value) || 0))))}
        className="h-10 w-24 rounded-md border border-line-2 bg-card px-2.5 tabular-nums focus:border-accent focus:ring-2 focus:ring-accent/25 focus:outline-none"
      />
      <Findings path={path} />
    </div>
  )
}
