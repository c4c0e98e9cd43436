import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useEdit } from './edit-context.ts'

const deed = 'min-h-11 sm:min-h-9 rounded-md px-2 font-semibold text-accent-text hover:underline disabled:text-mute disabled:no-underline'

/** What the checks say of a place, beside it; it can be mended or waved through, each with one press, and keeps nothing from being saved. */
export function Findings({ path }: { path: string }) {
  const { findingsAt, pass, mend, editing } = useEdit()
  const refused = editing.state.is === 'refused' ? editing.state.fields[path] : undefined
  const found = findingsAt(path)
  const id = useId()
  return (
    <>
      {refused && (
        <p role="alert" className="mt-1 font-sans text-sm text-bad">
          {refused}
        </p>
      )}
      {found.map((one, at) => (
        <div key={at} className="mt-1 items-start gap-2 font-sans text-sm text-ink-2 sm:flex">
          <p id={`${id}${at}`} className="flex min-w-0 items-start gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-children-text" aria-hidden="true" />
            <span className="min-w-0">{one.message}</span>
          </p>
          <p className="ml-4 flex shrink-0 sm:-my-1.5 sm:ml-auto">
            {mend && one.section !== 'steps' && (
              <button type="button" disabled={mend.busy} onClick={() => mend.ask(one)} aria-describedby={`${id}${at}`} className={deed}>
                Fix it
              </button>
            )}
            <button type="button" onClick={() => pass(one)} aria-describedby={`${id}${at}`} className={deed}>
              It is fine
            </button>
          </p>
        </div>
      ))}
    </>
  )
}
