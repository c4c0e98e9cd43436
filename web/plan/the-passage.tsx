import { BookOpen, Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type Props = { plan: KeptPlan; onSave: (passage: string) => Promise<string | undefined> }

/** The passage that was heard, changed in place; and where one is named of which the sermon says hardly a word, the question. */
export function ThePassage({ plan, onSave }: Props) {
  const [editing, setEditing] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (passage: string) => {
    setBusy(true)
    const wrong = await onSave(passage)
    setBusy(false)
    setError(wrong)
    if (!wrong) setEditing(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(String(new FormData(event.currentTarget).get('passage') ?? '').trim())
  }
  const [ask] = plan.asks
  return (
    <div className="min-w-0">
      {editing ? (
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <TextField label="Passage" name="passage" defaultValue={plan.passage} error={error} />
          <Button type="submit" disabled={busy}>
            Use it
          </Button>
          <Button look="ghost" onClick={() => (setEditing(false), setError(undefined))}>
            Cancel
          </Button>
        </form>
      ) : (
        <Button look="outline" size="sm" onClick={() => setEditing(true)}>
          <BookOpen className="size-4" aria-hidden="true" />
          <span className="tabular-nums">{plan.passage || 'Name the passage'}</span>
          <Pencil className="size-3.5 text-mute" aria-hidden="true" />
          <span className="sr-only">Change the passage</span>
        </Button>
      )}
      {ask && !editing && (
        <div role="alert" className="mt-3 rounded-xl border border-accent-line bg-accent-soft p-4">
          <p>
            {ask.given} is named, but this sermon says hardly a word about it. It is about <b className="font-semibold">{ask.found}</b>.
            Which one is it?
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" look="outline" disabled={busy} onClick={() => void save(ask.found)}>
              Use {ask.found}
            </Button>
            <Button size="sm" look="ghost" disabled={busy} onClick={() => void save(ask.given)}>
              Keep {ask.given}
            </Button>
          </div>
          {error && <p className="mt-2 text-sm text-bad">{error}</p>}
        </div>
      )}
    </div>
  )
}
