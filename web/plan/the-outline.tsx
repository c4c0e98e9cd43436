import { clsx } from 'clsx'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ageLook } from '#web/book/age-look.ts'
import { beginLarge } from './reasons.ts'
import type { PlanDraft } from './use-plan.ts'

const shownAges = ageGroups.toReversed()

const Arch = ({ age, on, point, onToggle }: { age: AgeGroup; on: boolean; point: string; onToggle: () => void }) => (
  <button
    type="button"
    aria-pressed={on}
    aria-label={`${ageProfiles[age].short}: ${point}`}
    title={ageProfiles[age].short}
    onClick={onToggle}
    className="grid h-11 w-9 place-items-center rounded-md hover:bg-card"
  >
    <i
      aria-hidden="true"
      className={clsx('h-6 w-4.5 rounded-t-full border', on ? `${ageLook[age].mark} border-transparent` : 'border-line-2')}
    />
  </button>
)

/** The preacher's points with a sentence that says each, and for each book whether the point is in it. */
export function TheOutline({
  plan,
  draft,
  set,
  onShow,
}: {
  plan: KeptPlan
  draft: PlanDraft
  set: (change: PlanDraft) => void
  onShow: (quote: string) => void
}) {
  if (plan.points.length === 0)
    return (
      <div>
        <h2 className="text-xl">The outline</h2>
        <p className="mt-2 text-ink-2">No points of the preacher’s own were found. The books are written from the one thing alone.</p>
      </div>
    )
  return (
    <div>
      <h2 className="text-xl">The outline</h2>
      <p className="mt-1 mb-2 text-ink-2">Each arch is a book. Press one to put the point in, or to take it out.</p>
      <ol>
        {plan.points.map(({ text, quote, segment, ages: before }, at) => {
          const ages = draft.ages?.[quote] ?? before
          const toggle = (age: AgeGroup) =>
            set({ ages: { ...draft.ages, [quote]: ages.includes(age) ? ages.filter((one) => one !== age) : [...ages, age] } })
          return (
            <li key={quote} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-b-0">
              <div>
                <p className="font-semibold">
                  {/* What stands under the same head says its number once. */}
                  {segment && segment !== plan.points[at - 1]?.segment && (
                    <span className="mr-2 text-sm text-mute tabular-nums">{segment}</span>
                  )}
                  {beginLarge(text)}
                </p>
                {quote !== text && (
                  <button type="button" className="text-left text-sm text-ink-2 hover:underline" onClick={() => onShow(quote)}>
                    “{quote}”
                  </button>
                )}
              </div>
              <div className="flex">
                {shownAges.map((age) => (
                  <Arch key={age} age={age} on={ages.includes(age)} point={text} onToggle={() => toggle(age)} />
                ))}
              </div>
            </li>
          )
        })}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-2">
        {shownAges.map((age) => (
          <li key={age} className="flex items-center gap-1.5">
            <i aria-hidden="true" className={clsx('h-4 w-3 rounded-t-full', ageLook[age].mark)} />
            {ageProfiles[age].short}
          </li>
        ))}
      </ul>
    </div>
  )
}
