import { toast } from '#web/lib/toast.ts'
import { type Draft, type DraftInHand, emptyDraft } from './use-draft.ts'

/** What was there before can be brought back, when there was something. */
export const wayBack = ({ replace }: DraftInHand, before: Draft) =>
  before.content.trim() || before.typed.length ? { action: { label: 'Undo', run: () => replace(before) } } : {}

/** Empties the form but for what is always wished for; what stood there can be brought back. */
export function clearSermon(inHand: DraftInHand): void {
  const { draft, replace } = inHand
  replace({ ...emptyDraft(), translation: draft.translation, minutes: draft.minutes })
  toast({ title: 'Sermon cleared', ...wayBack(inHand, draft) })
}
