import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { type ClassSettings, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { classMinutes, translationNames } from '#contract/generation-wishes.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { call } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { putRead, useRead } from '#web/lib/use-read.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { Draft, DraftInHand } from './use-draft.ts'

const RoomCounts = lazy(() => import('#web/book/class-fields.tsx').then((file) => ({ default: file.RoomCounts })))

/** For which class the books are: one line, asked once and kept for every sermon after it. */
export function ClassWishes({ inHand }: { inHand: DraftInHand }) {
  const { draft, set } = inHand
  const [open, setOpen] = useState(false)
  const { data: usual } = useRead(readClassDefaults)
  const [rooms, setRooms] = useState<ClassSettings>()
  const keep = async ({
    children,
    mixedAges,
    ...ofDraft
  }: Partial<Pick<ClassSettings, 'minutes' | 'translation' | 'children' | 'mixedAges'>>) => {
    if (Object.keys(ofDraft).length) set(ofDraft)
    const change = { ...ofDraft, ...(children ? { children } : {}), ...(mixedAges === undefined ? {} : { mixedAges }) }
    try {
      putRead(readClassDefaults, {}, await call(saveClassDefaults, { body: change }))
    } catch (error) {
      toastFailure('Save failed', error, 'It applies to this sermon only. Please try again.')
    }
  }
  const counted = usual
    ? ageGroups
        .toReversed()
        .flatMap((age) => (usual.children[age] ? [`${usual.children[age]} ${ageProfiles[age].short.toLowerCase()}`] : []))
    : []
  return (
    <div className="min-w-0 text-sm text-ink-2">
      <p>
        {draft.minutes} minutes, {translationNames[draft.translation]}
        {counted.length > 0 ? `, ${counted.join(', ')}` : ''}.{' '}
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
        <div className="mt-2 grid gap-3 rounded-xl border border-line bg-card p-4 sm:grid-cols-2">
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
          {usual && (
            <div
              className="sm:col-span-2"
              // What is typed into three fields is saved when they are left, as one.
              onBlur={() => {
                if (!rooms || (isSame(rooms.children, usual.children) && rooms.mixedAges === usual.mixedAges)) return
                void keep({ children: rooms.children, mixedAges: rooms.mixedAges })
              }}
            >
              <Suspense>
                <RoomCounts value={rooms ?? usual} onChange={setRooms} />
              </Suspense>
            </div>
          )}
          <p className="text-mute sm:col-span-2">
            This is kept for later sermons too. Supplies, reading level and your church’s words are in{' '}
            <Link href={paths.settings('class')} className="font-semibold text-accent-text underline underline-offset-4">
              Settings
            </Link>
            .
          </p>
        </div>
      )}
    </div>
  )
}
