import { Archive, CircleCheck, Printer } from 'lucide-react'
import { useState } from 'react'
import { roomPrint, sermonPack } from '#contract/exports.ts'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import { roomSize } from '#contract/limits.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { download } from '#web/lib/download.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ageLook } from './age-look.ts'
import { useRoomCount } from '#web/lib/use-room-count.ts'

/** Print the Sunday pack: one PDF for each room in printing order, or everything as one ZIP. */
export function PackDialog({ sermonId, ages, onClose }: { sermonId: string; ages: readonly AgeGroup[]; onClose: () => void }) {
  const [paper, setPaper] = usePaper()
  const [busy, setBusy] = useState('')
  const [fetched, setFetched] = useState(0)
  const { countOf, type, keep } = useRoomCount(sermonId)
  const rooms = ageGroups.toReversed().filter((age) => ages.includes(age))
  const params = { id: sermonId }
  const fetching = (name: string, files: number, work: () => Promise<void>) => {
    setBusy(name)
    setFetched(0)
    void work()
      .then(() => setFetched(files))
      .catch((error: unknown) => toastFailure('Download failed', error, 'The file could not be made. Please try again.'))
      .finally(() => setBusy(''))
  }
  const room = (age: AgeGroup) => download(roomPrint, { params, query: { paper, age, count: String(countOf(age)) } })
  return (
    <Dialog
      title={rooms.length === 1 ? 'Print for Sunday' : 'Print the Sunday pack'}
      onClose={onClose}
      actions={
        <>
          <Button
            look="outline"
            disabled={busy !== ''}
            onClick={() => fetching('zip', 1, () => download(sermonPack, { params, query: { paper } }))}
          >
            {busy === 'zip' ? <Spinner className="size-4" /> : <Archive className="size-4" aria-hidden="true" />}
            {rooms.length === 1 ? 'All of Sunday’s files as one ZIP' : 'Everything as one ZIP'}
          </Button>
          <Button
            data-first
            disabled={busy !== ''}
            onClick={() =>
              fetching('all', rooms.length, async () => {
                for (const age of rooms) await room(age)
              })
            }
          >
            {busy === 'all' ? <Spinner className="size-4" /> : <Printer className="size-4" aria-hidden="true" />}
            {rooms.length === 1 ? 'The room' : 'All rooms'} as PDF
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">
        {rooms.length === 1 ? 'One PDF' : 'One PDF for each room'}, in printing order: the leader’s sheet, the pictures, the take-home
        sheet. The first page lists which pages to print and how many copies.
      </p>
      <p aria-hidden="true" className="flex justify-end gap-3 text-[0.8125rem] font-semibold text-mute">
        <span className="w-19">How many</span>
        {rooms.length > 1 && <span className="w-20.5">One room</span>}
      </p>
      <ul>
        {rooms.map((age) => (
          <li key={age} className="flex min-h-15 items-center gap-3 border-t border-line first:border-0">
            <i aria-hidden="true" className={`h-5 w-3.5 shrink-0 rounded-t-full rounded-b-[3px] ${ageLook[age].mark}`} />
            <span className="min-w-0 flex-1 font-medium">{ageProfiles[age].short}</span>
            <input
              type="number"
              min={1}
              max={roomSize.most}
              value={countOf(age)}
              onChange={(event) => type(age, Math.max(1, Math.min(roomSize.most, Number(event.target.value) || 1)))}
              onBlur={() => void keep()}
              className="h-11 w-19 rounded-md border border-line-2 bg-card px-2.5 text-base tabular-nums"
              aria-label={`How many ${ageProfiles[age].short.toLowerCase()}`}
            />
            {rooms.length > 1 && (
              <Button
                look="outline"
                size="sm"
                className="min-h-11 w-20.5"
                disabled={busy !== ''}
                onClick={() => fetching(age, 1, () => room(age))}
              >
                {busy === age ? <Spinner className="size-4" /> : <Printer className="size-4" aria-hidden="true" />}
                PDF
                <span className="sr-only"> for {ageProfiles[age].short.toLowerCase()}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <label className="mt-4 flex items-center gap-3 text-sm font-medium text-ink-2">
        Paper
        <select
          value={paper}
          onChange={(event) => setPaper(event.target.value === 'letter' ? 'letter' : 'a4')}
          className="h-11 rounded-md border border-line-2 bg-card px-3 select-arrow pr-9 text-base"
        >
          <option value="a4">A4</option>
          <option value="letter">US Letter</option>
        </select>
      </label>
      <p role="status" className="mt-4 flex items-start gap-2 font-medium text-good empty:hidden">
        {fetched > 0 && (
          <>
            <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {fetched === 1 ? 'The file is' : `The ${fetched} files are`} in your downloads. Open {fetched === 1 ? 'it' : 'them'} to print.
          </>
        )}
      </p>
    </Dialog>
  )
}
