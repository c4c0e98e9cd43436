import type { LessonBook } from '#contract/lesson-book.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { TwoSides } from './two-sides.tsx'
import type { Clash } from './use-editing.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The same section, written by two: both texts, and whose stays. */
export function ClashCard({ clash }: { clash: Clash }) {
  const { editing } = useEdit()
  const { draft } = editing
  // An order is compared as the class that it makes.
  const shown = (value: unknown) =>
    clash.field === 'stepsMoved' ? runSheet({ ...draft, stepsMoved: value as LessonBook['stepsMoved'] }).map(({ title }) => title) : value
  return (
    <section role="alert" aria-label="Two texts" className="mb-5 rounded-[14px] border border-bad bg-bad-soft p-4 font-sans">
      <p className="mb-3 font-semibold">
        {clash.by || 'Somebody'} changed this{clash.at && ` at ${time.format(new Date(clash.at))}`}, while you were writing. Nothing is
        lost: choose whose text stays.
      </p>
      <TwoSides before={shown(clash.theirs)} after={shown(draft[clash.field])} beforeTitle={`${clash.by || 'Theirs'}`} afterTitle="Yours" />
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button onClick={() => editing.keepMine(clash.field)}>Keep mine</Button>
        <Button look="outline" onClick={() => editing.takeTheirs(clash.field)}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}
