import { clsx } from 'clsx'
import { EyeOff, Hand, type LucideIcon, MessageCircle, ShieldAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { AskKind } from '#lesson/plan/asks.ts'
import type { KnowAbout, RunPart } from '#lesson/plan/run-sheet.ts'
import { ageLook } from './age-look.ts'

const Tag = ({ icon: Icon, name, hint = '', className }: { icon: LucideIcon; name: string; hint?: string; className: string }) => (
  <p className={clsx('mb-2 flex items-center gap-1.5 font-sans text-xs font-bold tracking-[.06em]', className)}>
    <Icon className="size-[15px]" aria-hidden="true" />
    {name}
    {hint && <span className="text-[0.8125rem] font-medium tracking-normal">{hint}</span>}
  </p>
)
/** The number of a line, in an arch. */
export const ArchNumber = ({ age, children }: { age: AgeGroup; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid h-[31px] w-[26px] shrink-0 place-items-center rounded-t-full rounded-b-[7px] border pt-0.5 font-sans text-sm leading-none font-bold tabular-nums',
      ageLook[age].number,
    )}
  >
    {children}
  </span>
)
const askNames: Record<AskKind, string> = { remember: 'Remember', why: 'Why', think: 'Think', you: 'You' }
export const knowLook: Record<KnowAbout, { icon: LucideIcon; hint: string }> = {
  leader: { icon: EyeOff, hint: 'for you, not read aloud' },
  group: { icon: Users, hint: 'if your group is different' },
  care: { icon: ShieldAlert, hint: 'to keep everyone safe' },
}

/** The pieces of a step in their order: what to say, to do, to ask, and to know. */
export const RunParts = ({ parts, age }: { parts: RunPart[]; age: AgeGroup }) => (
  <div className="space-y-5.5">
    {parts.map((part, at) => (
      <Part key={at} part={part} age={age} />
    ))}
  </div>
)

function Part({ part, age }: { part: RunPart; age: AgeGroup }) {
  const look = ageLook[age]
  switch (part.type) {
    case 'say':
      return (
        <div className={clsx('border-l-4 py-0.5 pl-4 sm:pl-5', look.bar)}>
          <Tag icon={MessageCircle} name="SAY" className={look.text} />
          <div className={clsx('max-w-[38em] space-y-3 [overflow-wrap:anywhere]', look.read)}>
            {part.lines.map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </div>
        </div>
      )
    case 'do':
      return (
        <div>
          <Tag icon={Hand} name="DO" className={look.text} />
          <ol className="space-y-0.5 font-sans" start={part.from}>
            {part.lines.map((line, at) => (
              <li key={at} className="flex gap-3.5 py-1.5 text-[1.0625rem] leading-normal">
                <ArchNumber age={age}>{part.from + at}</ArchNumber>
                <span className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">{line}</span>
              </li>
            ))}
          </ol>
        </div>
      )
    case 'ask':
      return (
        <ol className="grid gap-2.5 sm:grid-cols-2">
          {part.asks.map((ask, at) => (
            <li
              key={at}
              className={clsx(
                'flex flex-col gap-1.5 rounded-[14px] border border-line bg-card px-4 pt-3.5 pb-4 shadow-1',
                at === part.asks.length - 1 && at % 2 === 0 && 'sm:col-span-2',
              )}
            >
              <span className={clsx('font-sans text-[0.8125rem] leading-tight font-semibold', look.text)}>
                {part.asks.length === 1 ? 'Ask' : askNames[ask.kind]}
              </span>
              <span className={clsx('text-lg leading-[1.42] [overflow-wrap:anywhere]', look.body)}>{ask.text}</span>
              {/* What holds for several questions is said at the first one. */}
              {ask.hint && part.asks.findIndex(({ hint }) => hint === ask.hint) === at && (
                <span className="mt-auto pt-1 font-sans text-[0.8125rem] leading-snug text-mute">{ask.hint}</span>
              )}
            </li>
          ))}
        </ol>
      )
    case 'know':
      return (
        <div className="rounded-[14px] border-[1.5px] border-dotted border-line-2 px-4.5 py-3.5 font-sans text-[0.9375rem] leading-[1.55] text-ink-2">
          <Tag icon={knowLook[part.about].icon} name="KNOW" hint={knowLook[part.about].hint} className="text-mute" />
          <ul>
            {part.lines.map((line, at) => (
              <li key={at} className="relative py-0.5 pl-4.5 [overflow-wrap:anywhere]">
                <i aria-hidden="true" className="absolute top-[0.6em] left-0.5 h-[9px] w-[7px] rounded-t-full rounded-b-[2px] bg-line-2" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      )
    case 'verse':
      return (
        <figure className={clsx('rounded-xl border px-5 py-6 sm:px-6.5', look.soft)}>
          <blockquote className="display text-2xl leading-tight [overflow-wrap:anywhere] sm:text-[1.75rem]">“{part.text}”</blockquote>
          <figcaption className="mt-3 font-sans text-sm text-ink-2">
            {[part.reference, part.translation].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      )
    case 'song':
      return (
        <div className={clsx('border-l-4 py-0.5 pl-4 sm:pl-5', look.bar)}>
          {part.tune && <p className="mb-2 font-sans text-sm text-mute">Tune: {part.tune}</p>}
          <div className={look.read}>
            {part.lines.map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </div>
        </div>
      )
  }
}
