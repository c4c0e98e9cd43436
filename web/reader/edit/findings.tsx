import { TriangleAlert } from 'lucide-react'
import { useEdit } from './edit-context.ts'

/** What the checks say of a place, beside it; it can be waved through and keeps nothing from being saved. */
export function Findings({ path }: { path: string }) {
  const { findingsAt, pass, editing } = useEdit()
  const refused = editing.state.is === 'refused' ? editing.state.fields[path] : undefined
  const found = findingsAt(path)
  return (
    <>
      {refused && (
        <p role="alert" className="mt-1 font-sans text-sm text-bad">
          {refused}
        </p>
      )}
      {found.map((one, at) => (
        <p key={at} className="mt-1 flex items-start gap-2 font-sans text-sm text-ink-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-children-text" aria-hidden="true" />
          <span className="min-w-0">{one.message}</span>
          <button
            type="button"
            onClick={() => pass(one)}
            className="-my-1 ml-auto min-h-9 shrink-0 rounded-md px-2 font-semibold text-accent-text hover:underline"
          >
            It is fine
          </button>
        </p>
      ))}
    </>
  )
}
