import { TriangleAlert } from 'lucide-react'
import { useEdit } from './edit-context.ts'

const deed = 'min-h-9 rounded-md px-2 font-semibold text-accent-text hover:underline disabled:text-mute disabled:no-underline'

/** What the checks say of a place, beside it; it can be mended or waved through, each with one press, and keeps nothing from being saved. */
export function Findings({ path }: { path: string }) {
  const { findingsAt, pass, mend, editing } = useEdit()
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
          <span className="-my-1 ml-auto flex shrink-0">
            {mend && (
              <button type="button" disabled={mend.busy} onClick={() => mend.ask(one)} className={deed}>
                Mend
              </button>
            )}
            <button type="button" onClick={() => pass(one)} className={deed}>
              It is fine
            </button>
          </span>
        </p>
      ))}
    </>
  )
}
