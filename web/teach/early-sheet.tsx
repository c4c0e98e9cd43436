import type { Idea } from '#lesson/plan/late-or-early.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** What a class does with minutes that are left. */
export const EarlySheet = ({ ahead, ideas, onClose }: { ahead: number; ideas: Idea[]; onClose: () => void }) => (
  <Dialog
    title={ahead > 0 ? `${ahead} ${ahead === 1 ? 'minute' : 'minutes'} ahead` : 'On time'}
    onClose={onClose}
    actions={<Button onClick={onClose}>Back to the class</Button>}
  >
    <p className="mb-2 text-ink-2">Any of these, before you go on:</p>
    <ul>
      {ideas.map(({ title, what }) => (
        <li key={title} className="border-t border-line py-3 leading-snug first:border-0">
          <b className="block font-semibold">{title}</b>
          {what}
        </li>
      ))}
    </ul>
  </Dialog>
)
