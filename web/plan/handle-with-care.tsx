import { EyeOff, Lock, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { beginLarge } from './reasons.ts'

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-orange">
    {icon}
    <span>{children}</span>
  </li>
)

/** What may hurt somebody in the room, what is left out, and whom no page for children names. */
export function HandleWithCare({ plan }: { plan: KeptPlan }) {
  const { sensitive, leftOut, private: people, madeBy } = plan
  if (sensitive.length + leftOut.length + people.length === 0) return null
  return (
    <section aria-labelledby="care" className="mt-8">
      <h2 id="care" className="text-xl">
        Handle with care
      </h2>
      <ul className="mt-3 space-y-2.5">
        {sensitive.map(({ topic, quote, note }) => (
          <Line key={topic} icon={<TriangleAlert aria-hidden="true" />}>
            <b className="font-semibold">{beginLarge(topic)}.</b> {quote && <q className="text-ink-2">{quote}</q>} {note}
          </Line>
        ))}
        {leftOut.length > 0 && (
          <Line icon={<EyeOff aria-hidden="true" />}>
            {madeBy === 'reading' ? (
              <>
                <span className="text-ink-2">Not taken as the preacher’s own words:</span>{' '}
                {leftOut.map((said, at) => (
                  <Fragment key={said}>
                    {at > 0 && ' '}
                    <q>{beginLarge(said)}</q>
                  </Fragment>
                ))}
              </>
            ) : (
              <>
                {beginLarge(leftOut.join('; '))} <span className="text-ink-2">are left out for children and young kids.</span>
              </>
            )}
          </Line>
        )}
        {people.length > 0 && (
          <Line icon={<Lock aria-hidden="true" />}>
            {beginLarge(people.join(', '))}{' '}
            <span className="text-ink-2">{people.length > 1 ? 'are' : 'is'} not named on any page for children.</span>
          </Line>
        )}
      </ul>
    </section>
  )
}
