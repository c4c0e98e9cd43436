import { CloudOff, Redo2, Undo2 } from 'lucide-react'
import { useEdit } from './edit-context.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Where what was typed is now, and the way back. */
export function SaveLine() {
  const {
    editing: { state, undo, redo },
  } = useEdit()
  const tool = 'grid size-11 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-ink sm:size-9'
  return (
    <div className="flex items-center gap-2 font-sans text-sm text-mute">
      <p role="status" className="flex min-w-0 items-center gap-2">
        {state.is === 'saving' && <Spinner className="size-4" />}
        {state.is === 'waiting' && <CloudOff className="size-4 shrink-0" aria-hidden="true" />}
        {state.is === 'saved' && (state.at === undefined ? 'Saved as you type' : `Saved ${time.format(state.at)}`)}
        {state.is === 'saving' && 'Saving'}
        {state.is === 'waiting' && 'Kept in this browser. It will upload when the connection is back.'}
        {state.is === 'refused' && <span className="text-bad">Not saved. {state.says}</span>}
      </p>
      <span className="ml-auto flex">
        <button type="button" className={tool} aria-label="Undo" title="Undo" onClick={undo}>
          <Undo2 className="size-4" />
        </button>
        <button type="button" className={tool} aria-label="Redo" title="Redo" onClick={redo}>
          <Redo2 className="size-4" />
        </button>
      </span>
    </div>
  )
}
