import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { partnerOf, piecesOf, type ShownLine, shownLines } from './shown-lines.ts'

function Side({
  title,
  lines,
  others,
  tone,
  className,
}: {
  title: ReactNode
  lines: ShownLine[]
  others: ShownLine[]
  tone: 'old' | 'new'
  className: string
}) {
  const Mark = tone === 'old' ? 'del' : 'ins'
  return (
    <section className={clsx('min-w-0 rounded-[14px] border px-4 pt-3.5 pb-3', className)}>
      <h4 className={clsx('font-sans text-sm font-semibold', tone === 'new' ? 'text-accent-text' : 'text-mute')}>{title}</h4>
      <ul className="mt-2 space-y-1.5 leading-normal [overflow-wrap:anywhere]">
        {lines.map((line, at) => (
          <li key={at}>
            {line.name && <span className="font-sans text-sm text-mute">{line.name}: </span>}
            {piecesOf(line.text, partnerOf(line, at, others)).map((piece, n) =>
              piece.changed ? (
                <Mark
                  key={n}
                  className={
                    tone === 'old' ? 'text-bad decoration-[1.5px]' : 'rounded-sm bg-good/12 px-0.5 font-medium text-good no-underline'
                  }
                >
                  {piece.text}
                </Mark>
              ) : (
                <span key={n}>{piece.text}</span>
              ),
            )}
          </li>
        ))}
        {lines.length === 0 && <li className="font-sans text-mute">Nothing</li>}
      </ul>
    </section>
  )
}

/** Two versions side by side, what is only in one of them marked. */
export function TwoSides({
  before,
  after,
  beforeTitle,
  afterTitle,
}: {
  before: unknown
  after: unknown
  beforeTitle: ReactNode
  afterTitle: ReactNode
}) {
  const [old, now] = [shownLines(before), shownLines(after)]
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <Side title={beforeTitle} lines={old} others={now} tone="old" className="border-line" />
      <Side
        title={afterTitle}
        lines={now}
        others={old}
        tone="new"
        className="border-accent bg-accent-soft shadow-[0_0_0_1px_var(--accent)]"
      />
    </div>
  )
}
