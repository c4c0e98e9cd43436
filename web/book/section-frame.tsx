import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'

/**
 * One section of a book. `label` is the name that every book has for it ("Story"), `title` its own; where it has no own
 * title the label is the title. `isFirst` false: the label stands there already as a heading, and is a word here.
 */
export function SectionFrame({
  id,
  age,
  icon: Icon,
  label = '',
  count = '',
  title = label,
  isFirst = true,
  when = '',
  tools,
  children,
}: {
  id: string
  age: AgeGroup
  icon: LucideIcon
  label?: string
  count?: string
  title?: string
  isFirst?: boolean
  when?: string
  tools?: ReactNode
  children: ReactNode
}) {
  const Label = isFirst ? 'h3' : 'p'
  const own = label !== '' && title !== label
  return (
    <section id={id} data-section={id} className="rise scroll-mt-24 border-line pb-10 not-first:border-t not-first:pt-9">
      <header className="mb-4.5 flex items-center gap-3">
        <span
          aria-hidden="true"
          className={clsx('grid h-[42px] w-[34px] shrink-0 place-items-center rounded-t-full rounded-b-lg', ageLook[age].arch)}
        >
          <Icon className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1">
          {own && (
            <div className={clsx('mb-0.5 flex gap-1.5 font-sans text-[0.8125rem] leading-tight font-semibold', ageLook[age].text)}>
              <Label className="font-sans tracking-normal font-semibold leading-tight">{label}</Label>
              {count && <span className="font-normal">{count}</span>}
            </div>
          )}
          {own && isFirst ? (
            <p className="display text-[1.375rem] [overflow-wrap:anywhere] sm:text-[1.625rem]">{title}</p>
          ) : (
            <h3 className="text-[1.375rem] [overflow-wrap:anywhere] sm:text-[1.625rem]">{title}</h3>
          )}
        </div>
        {when && <span className="shrink-0 font-sans text-sm whitespace-nowrap text-mute tabular-nums">{when}</span>}
        {tools}
      </header>
      {children}
    </section>
  )
}
