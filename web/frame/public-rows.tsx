import type { ReactNode } from 'react'

type Row = { id?: string; mark?: ReactNode; title: string; beside?: ReactNode; children: ReactNode }

/** What stands below each other on a public page, divided by lines: a sign, a name, and what there is to say of it. */
export const PublicRows = ({ rows, level = 2 }: { rows: Row[]; level?: 2 | 3 }) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  const marked = rows.some(({ mark }) => mark)
  return (
    <ul className="border-t border-line">
      {rows.map(({ id, mark, title, beside, children }) => (
        <li
          key={title}
          id={id}
          className={`grid scroll-mt-24 gap-x-5 gap-y-2 border-b border-line py-5.5 target:bg-accent-soft lg:items-start ${marked ? 'grid-cols-[2.75rem_minmax(0,1fr)] lg:grid-cols-[2.75rem_minmax(0,16rem)_minmax(0,40rem)_1fr]' : 'grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,16rem)_minmax(0,40rem)_1fr]'}`}
        >
          {mark}
          <Heading className="self-center text-xl lg:self-start lg:pt-1.5">{title}</Heading>
          <div className={`text-ink-2 lg:pt-1.5 ${marked ? 'col-start-2 lg:col-start-3' : ''}`}>{children}</div>
          {beside && <div className={`lg:justify-self-end ${marked ? 'col-start-2 lg:col-start-4' : ''}`}>{beside}</div>}
        </li>
      ))}
    </ul>
  )
}
