import { useState } from 'react'
import { readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { classMinutes, translationNames } from '#contract/generation-wishes.ts'
import { classSize } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { putRead, useRead } from '#web/lib/use-read.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { Draft, DraftInHand } from './use-draft.ts'

/** For which class the books are: one line, asked once and kept for every sermon after it. */
export function ClassWishes({ inHand }: { inHand: DraftInHand }) {
  const { draft, set } = inHand
  const [open, setOpen] = useState(false)
  const { data: usual } = useRead(readClassDefaults)
  const keep = async (change: { minutes?: Draft['minutes']; translation?: Draft['translation']; children?: number | null }) => {
    const { children: _, ...ofDraft } = change
    set(ofDraft)
    try {
      putRead(readClassDefaults, {}, await call(saveClassDefaults, { body: change }))
    } catch (error) {
      toastFailure('Save failed', error, 'It holds for this sermon only. Please try again.')
    }
  }
  const children = usual?.children
  return (
    <div className="min-w-0 text-sm text-ink-2">
      <p>
        {draft.minutes} minutes, {translationNames[draft.translation]}
        {children ? `, ${children} children in each room` : ''}.{' '}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-9 font-semibold text-accent-text underline underline-offset-4"
        >
          {open ? 'Done' : 'Change'}
        </button>
      </p>
      {open && (
        <div className="mt-2 grid gap-3 rounded-xl border border-line bg-card p-4 sm:grid-cols-3">
          <SelectField
            label="Bible"
            options={Object.entries(translationNames).map(([value, label]) => ({ value, label }))}
            value={draft.translation}
            onChange={(event) => void keep({ translation: event.target.value as Draft['translation'] })}
          />
          <SelectField
            label="Class"
            options={classMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
            value={String(draft.minutes)}
            onChange={(event) => void keep({ minutes: Number(event.target.value) as Draft['minutes'] })}
          />
          <TextField
            label="Children in each room"
            type="number"
            min={1}
            max={classSize}
            placeholder="10"
            defaultValue={children ?? ''}
            onBlur={(event) => {
              const count = Math.round(Number(event.target.value))
              if ((count || null) !== (children ?? null)) void keep({ children: count >= 1 && count <= classSize ? count : null })
            }}
          />
          <p className="text-mute sm:col-span-3">Kept for the sermons after this one too.</p>
        </div>
      )}
    </div>
  )
}
