import { useId } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'

const ink: Record<AgeGroup, string> = { teens: 'var(--teens)', children: 'var(--children)', 'young-kids': 'var(--kids)' }
const edge: Record<AgeGroup, string> = { teens: 'var(--teens-line)', children: 'var(--children-line)', 'young-kids': 'var(--kids-line)' }
const arch = 'M4 40a34 34 0 0 1 68 0V88a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6Z'

/** The time left of a step, in an arch that drains from its top. `left` and `all` are milliseconds. */
export function ArchTimer({ age, left, all }: { age: AgeGroup; left: number; all: number }) {
  const id = useId()
  const share = all > 0 ? Math.max(0, Math.min(1, left / all)) : 0
  const seconds = Math.round(Math.abs(left) / 1000)
  const text = `${left < 0 && seconds > 0 ? '+' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div
      role="timer"
      aria-label={left < 0 ? `${text.slice(1)} over` : `${text} left`}
      className="relative grid h-24 w-19 shrink-0 place-items-center lg:h-[142px] lg:w-28"
    >
      <svg viewBox="0 0 76 96" className="absolute inset-0" aria-hidden="true">
        <path d={arch} fill="var(--card)" stroke={edge[age]} strokeWidth="3" />
        <clipPath id={id}>
          <rect x="0" y={97 - 94 * share} width="76" height="96" />
        </clipPath>
        <path clipPath={`url(#${id})`} d={arch} fill="none" stroke={left < 0 ? 'var(--bad)' : ink[age]} strokeWidth="6" />
      </svg>
      <b
        className={`relative mt-2.5 leading-none font-bold tabular-nums ${text.length > 4 ? 'text-base lg:text-xl' : 'text-xl lg:text-[1.75rem]'} ${left < 0 ? 'text-bad' : ''}`}
      >
        {text}
      </b>
    </div>
  )
}
