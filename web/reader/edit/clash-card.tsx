import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { TwoSides } from './two-sides.tsx'
import type { Clash } from './use-editing.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The same section, written by two: both texts, and whose stays. */
export function ClashCard({ clash }: { clash: Clash }) {
  const { editing } = useEdit()
  return (
    <section role="alert" aria-label="Two texts" className="mb-5 rounded-[14px] border border-bad bg-bad-soft p-4 font-sans">
      <p className="mb-3 font-semibold">
        {clash.by || 'Somebody'} changed this{clash.at && ` at ${time.format(new Date(clash.at))}`}, while you were writing. Nothing is
        lost: choose whose text stays.
      </p>
      <TwoSides before={clash.theirs} after={editing.draft[clash.field]} beforeTitle={`${clash.by || 'Theirs'}`} afterTitle="Yours" />
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button onClick={() => editing.keepMine(clash.field)}>Keep mine</Button>
        <Button look="outline" onClick={() => editing.takeTheirs(clash.field)}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}
