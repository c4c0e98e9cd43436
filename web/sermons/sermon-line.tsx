import { Button } from '#web/ui/button.tsx'
import type { Draft } from './use-draft.ts'

/** The sermon in hand as one line, above the books that were made from it. */
export const SermonLine = ({ draft, onUnfold, onClear }: { draft: Draft; onUnfold: () => void; onClear: () => void }) => (
  <section
    aria-label="The sermon"
    className="mx-auto mb-6 flex max-w-[56rem] flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line bg-card py-2 pr-2 pl-5 shadow-1"
  >
    <p className="min-w-0 flex-1 truncate">
      <b className="font-semibold">{draft.title || 'A sermon'}</b>
      {draft.speaker && <span className="text-mute">, {draft.speaker}</span>}
    </p>
    <Button look="ghost" size="sm" aria-expanded={false} onClick={onUnfold}>
      Change the sermon
    </Button>
    <Button look="ghost" size="sm" onClick={onClear}>
      Clear
    </Button>
  </section>
)
