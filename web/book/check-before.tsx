import type { CheckBefore } from '#lesson/plan/check-before.ts'

/** What has to be known before the class, under what it is about. */
export const CheckBeforeLines = ({ checks, as: Name = 'h3' }: { checks: CheckBefore[]; as?: 'h3' | 'p' }) => (
  <div className="space-y-3">
    {checks.map(({ name, lines }) => (
      <div key={name}>
        <Name className="font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">{name}</Name>
        <ul>
          {lines.map((line) => (
            <li key={line} className="py-1 leading-snug [overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
