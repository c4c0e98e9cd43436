import { clsx } from 'clsx'
import { Clock, Package } from 'lucide-react'
import type { Activity, AgeGroup } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

export function ActivityCard({ activity, ageGroup }: { activity: Activity; ageGroup: AgeGroup }) {
  return (
    <article className="rounded-xl border border-line bg-paper p-5">
      <h4 className="font-semibold">{activity.title}</h4>
      <p className="mt-1 mb-3 flex flex-wrap gap-x-4 gap-y-1 font-sans text-sm text-mute">
        <span className="inline-flex items-center gap-1.5">
          <Clock className="size-4" aria-hidden="true" />
          {activity.minutes} min{activity.prepMinutes > 0 && `, ${activity.prepMinutes} to prepare`}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Package className="size-4" aria-hidden="true" />
          {activity.materials.length ? activity.materials.join(', ') : 'nothing needed'}
        </span>
      </p>
      <ol className="space-y-1.5">
        {activity.steps.map((step, at) => (
          <li key={at} className="flex gap-2.5">
            <span className={clsx('display w-4 shrink-0', ageLook[ageGroup].text)} aria-hidden="true">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {activity.safety && <p className="mt-3 font-sans text-sm text-bad">{activity.safety}</p>}
      {activity.adapt.length > 0 && (
        <details className="mt-3 font-sans text-sm">
          <summary className="min-h-9 py-1.5 font-semibold text-ink-2">Adapt it</summary>
          <ul className="list-disc space-y-1 pl-5 text-ink-2">
            {activity.adapt.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
