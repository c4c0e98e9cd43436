import { Button } from '#web/ui/button.tsx'
import { type AboutField, aboutFields, type Draft } from './use-draft.ts'

const names: Record<AboutField, string> = { title: 'Title', speaker: 'Speaker', date: 'Date', scripture: 'Scripture', theme: 'Theme' }

/** Asks, field by field, where the person typed one thing and the new text says another. */
export function AskedFields({
  draft,
  onTake,
  onKeep,
}: {
  draft: Draft
  onTake: (name: AboutField) => void
  onKeep: (name: AboutField) => void
}) {
  const open = aboutFields.filter((name) => draft.asked[name])
  if (open.length === 0) return null
  return (
    <section aria-label="What the new text says" className="mt-5 rounded-xl border border-children-line bg-children-soft p-4">
      <p className="mb-2 font-semibold">This text says something different from what you typed.</p>
      <ul className="space-y-3">
        {open.map((name) => (
          <li key={name}>
            <p className="text-sm [overflow-wrap:anywhere]">
              {names[name]}: you typed “{draft[name]}”, the text says “{draft.asked[name]}”.
            </p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              <Button look="outline" size="sm" onClick={() => onTake(name)}>
                Use “{draft.asked[name]}”
              </Button>
              <Button look="ghost" size="sm" onClick={() => onKeep(name)}>
                Keep mine
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
