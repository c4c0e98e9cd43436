import type { ClassSettings } from '#contract/class-settings.ts'
import { classMinutes, translationNames } from '#contract/generation-wishes.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { classSize } from '#contract/limits.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import { SuppliesField } from './supplies-field.tsx'

type Props = { value: ClassSettings; onChange: (value: ClassSettings) => void }
const legend = 'mb-1 text-lg font-normal display'

/** Who sits in the class, what is in its cupboard and how the church speaks: the same fields for every sermon and for one. */
export function ClassFields({ value, onChange }: Props) {
  const set = (change: Partial<ClassSettings>) => onChange({ ...value, ...change })
  return (
    <div className="space-y-8">
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Class"
          options={classMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          value={String(value.minutes)}
          onChange={(event) => set({ minutes: Number(event.target.value) as ClassSettings['minutes'] })}
        />
        <SelectField
          label="Bible"
          options={Object.entries(translationNames).map(([key, label]) => ({ value: key, label }))}
          value={value.translation}
          onChange={(event) => set({ translation: event.target.value as ClassSettings['translation'] })}
        />
        <SelectField
          label="Reading level"
          options={[
            { value: 'usual', label: 'Usual for this age' },
            { value: 'easier', label: 'Easier' },
          ]}
          value={value.reading}
          onChange={(event) => set({ reading: event.target.value as ClassSettings['reading'] })}
        />
      </div>
      <RoomCounts {...{ value, onChange }} />
      <SuppliesField supplies={value.supplies} onChange={(supplies) => set({ supplies })} />
      <OwnWordsField words={value.words} onChange={(words) => set({ words })} />
    </div>
  )
}

/** A field for the children of each room; empty while nobody has said. */
export function RoomCounts({ value, onChange }: Props) {
  const { children } = value
  return (
    <fieldset>
      <legend className={legend}>Who comes</legend>
      <p className="mb-3 text-sm text-ink-2">
        If only two or three come, activities for small groups go first, and the sheets are counted for that many. Leave it empty if you do
        not know.
      </p>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        {ageGroups.toReversed().map((age) => (
          <TextField
            key={age}
            label={ageProfiles[age].short}
            type="number"
            inputMode="numeric"
            min={1}
            max={classSize}
            value={children[age] ?? ''}
            onChange={(event) => {
              const count = Math.round(Number(event.target.value))
              onChange({ ...value, children: { ...children, [age]: count >= 1 ? Math.min(count, classSize) : null } })
            }}
          />
        ))}
      </div>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={value.mixedAges}
          onChange={(event) => onChange({ ...value, mixedAges: event.target.checked })}
        />
        Mixed ages in one room
      </label>
    </fieldset>
  )
}
