import type { AgeGroup } from '#contract/lesson-book.ts'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { minutesBefore } from './class-state.ts'

const ink: Record<AgeGroup, [string, string]> = {
  teens: ['var(--teens)', 'var(--teens-line)'],
  children: ['var(--children)', 'var(--children-line)'],
  'young-kids': ['var(--kids)', 'var(--kids-line)'],
}
const wide = 1000
const gap = 6

/** The class as a row of arches as wide as their minutes; the one that runs fills. */
export function MinuteBar({ steps, at, share, age }: { steps: RunStep[]; at: number; share: number; age: AgeGroup }) {
  const total = steps.reduce((sum, step) => sum + step.minutes, 0) || 1
  const room = wide - gap * (steps.length - 1)
  const [full, done] = ink[age]
  return (
    <div
      role="progressbar"
      aria-label={`Step ${at + 1} of ${steps.length}`}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={at + 1}
      className="px-4.5 pt-1 pb-3 lg:px-0"
    >
      <svg viewBox={`0 0 ${wide} 22`} preserveAspectRatio="none" className="block h-3 w-full lg:h-4" aria-hidden="true">
        {steps.map((step, index) => {
          const width = (room * step.minutes) / total
          const from = (room * minutesBefore(steps, index)) / total + gap * index
          const round = Math.min(12, width / 2)
          const shape = `M${from} 22V${round}Q${from} 0 ${from + round} 0H${from + width - round}Q${from + width} 0 ${from + width} ${round}V22Z`
          return (
            <g key={step.id}>
              <path d={shape} fill={index < at ? done : 'var(--line)'} />
              {index === at && (
                <>
                  <clipPath id={`now-${step.id}`}>
                    <rect x={from} y="0" width={width * share} height="22" />
                  </clipPath>
                  <path d={shape} fill={full} clipPath={`url(#now-${step.id})`} />
                </>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
