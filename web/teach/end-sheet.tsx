import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'

const two = (count: number) => String(count).padStart(2, '0')
/** A time as its field has it, "10:15", and back, on the day of `ends`. */
const asField = (at: number) => `${two(new Date(at).getHours())}:${two(new Date(at).getMinutes())}`
const onItsDay = (field: string, ends: number) => {
  const [hours = 0, minutes = 0] = field.split(':').map(Number)
  return new Date(ends).setHours(hours, minutes, 0, 0)
}

/** When the class has to end: whoever began late says it here, and the minutes follow. */
export function EndSheet({ ends, onSet, onClose }: { ends: number; onSet: (at: number) => void; onClose: () => void }) {
  const [field, setField] = useState(asField(ends))
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (field) onSet(onItsDay(field, ends))
  }
  return (
    <Dialog title="When does the class end?" onClose={onClose}>
      <form onSubmit={set} className="grid gap-4">
        <p className="text-ink-2">What is left out when you are late, and how late you are, is counted to this time.</p>
        <TextField
          label="The class ends at"
          type="time"
          required
          value={field}
          onChange={({ target }) => setField(target.value)}
          className="max-w-44"
        />
        <Button type="submit" size="lg">
          End at this time
        </Button>
      </form>
    </Dialog>
  )
}
