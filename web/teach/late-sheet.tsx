import { Check } from 'lucide-react'
import { useState } from 'react'
import { catchUp, type Cut } from '#lesson/plan/catch-up.ts'
import { numbersOf } from '#lesson/plan/late-or-early.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clockTime } from './clock-time.ts'

function said({ what, title, keep }: Cut): { text: string; more: string } {
  if (what === 'fewer-questions') return { text: `${title}: fewer questions`, more: `Keep ${numbersOf(keep)}` }
  if (what === 'once') return { text: `${title}: say it once`, more: '' }
  return { text: title, more: 'Leave it out' }
}

/** What to leave out so that the class ends on time; enough of it is chosen already. */
export function LateSheet({
  coming,
  late,
  ends,
  left,
  onCut,
  onNext,
  onClose,
}: {
  coming: RunStep[]
  late: number
  /** Minutes that the step still has in which the class is. */
  left: number
  /** When the class was to end. */
  ends: number
  onCut: (cuts: Cut[]) => void
  /** Ends the step in which the class is. */
  onNext: () => void
  onClose: () => void
}) {
  const [{ cuts, chosen: enough }] = useState(() => catchUp(coming, late))
  const [chosen, setChosen] = useState(enough)
  const taken = cuts.filter(({ id }) => chosen.includes(id))
  const won = taken.reduce((sum, one) => sum + one.minutes, 0)
  const still = late - won
  const [next] = coming
  const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`
  return (
    <Dialog title={`${minutes(late)} late`} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {cuts.length === 0 ? (
          'What comes now is what the lesson cannot do without. Go on, and end a little later.'
        ) : still <= 0 ? (
          <>
            Leave these out and you end at <b className="tabular-nums">{clockTime(ends)}</b>.
          </>
        ) : (
          <>
            With these you end {minutes(still)} after <b className="tabular-nums">{clockTime(ends)}</b>.
          </>
        )}
      </p>
      <ul className="space-y-2">
        {cuts.map((cut) => {
          const on = chosen.includes(cut.id)
          const { text, more } = said(cut)
          return (
            <li key={cut.id}>
              <label
                className={`relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[14px] border px-3.5 py-2.5 leading-snug ${on ? 'border-accent bg-accent-soft shadow-[0_0_0_1px_var(--accent)]' : 'border-line'}`}
              >
                <input
                  type="checkbox"
                  className="peer absolute inset-0 cursor-pointer opacity-0"
                  checked={on}
                  onChange={() => setChosen(on ? chosen.filter((id) => id !== cut.id) : [...chosen, cut.id])}
                />
                <span
                  aria-hidden="true"
                  className="grid h-[25px] w-[22px] shrink-0 place-items-center rounded-t-full rounded-b-[5px] border-[1.5px] border-line-2 text-on-accent peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent [&>svg]:invisible peer-checked:[&>svg]:visible"
                >
                  <Check className="size-[15px]" strokeWidth={3} />
                </span>
                <span className="min-w-0 flex-1 font-medium">
                  {text}
                  {more && <small className="block text-sm font-normal text-mute">{more}</small>}
                </span>
                <b className="shrink-0 font-bold tabular-nums">{cut.minutes} min</b>
              </label>
            </li>
          )
        })}
      </ul>
      <div className="mt-4 grid gap-1">
        {cuts.length > 0 && (
          <Button size="lg" disabled={taken.length === 0} onClick={() => onCut(taken)}>
            Save {won} min
          </Button>
        )}
        {next && left >= 2 && (
          <Button look="outline" className="mt-1 py-2 text-left leading-snug" onClick={onNext}>
            <span className="min-w-0 flex-1 whitespace-normal">
              Go on to {next.title} now<span className="sr-only">,</span>
            </span>
            <span className="shrink-0 tabular-nums">save {left} min</span>
          </Button>
        )}
        <Button look="ghost" onClick={onClose}>
          Go on as planned
        </Button>
      </div>
    </Dialog>
  )
}
