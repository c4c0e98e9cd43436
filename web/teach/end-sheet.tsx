import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { asField, nearest } from './clock-time.ts'

const step = 5
const minute = 60_000

/** When the class has to end: whoever began late says it here, and the minutes follow. */
export function EndSheet({ ends, onSet, onClose }: { ends: number; onSet: (at: number) => void; onClose: () => void }) {
  const [field, setField] = useState(asField(ends))
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (field) onSet(nearest(field, ends))
  }
  const move = (minutes: number) => setField(asField(nearest(field || asField(ends), ends) + minutes * minute))
  return (
    <Dialog title="When does the class end?" onClose={onClose}>
      <form onSubmit={set} className="grid gap-5">
        <p className="text-ink-2">If you started late, or have to stop sooner, set it here. The minutes will adjust.</p>
        <div className="flex items-end gap-2">
          <TextField
            label="The class ends at"
            type="time"
            required
            value={field}
            onChange={({ target }) => setField(target.value)}
            className="max-w-44 tabular-nums"
          />
          {[-step, step].map((minutes) => (
            <Button key={minutes} look="outline" size="icon" className="min-h-12 tabular-nums" onClick={() => move(minutes)}>
              <span aria-hidden="true">{minutes < 0 ? `−${step}` : `+${step}`}</span>
              <span className="sr-only">{minutes < 0 ? `${step} minutes sooner` : `${step} minutes later`}</span>
            </Button>
          ))}
        </div>
        <Button type="submit" size="lg">
          End at this time
        </Button>
      </form>
    </Dialog>
  )
}
