import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { isAnother, partnerOf, piecesOf, type ShownLine, shownLines } from './shown-lines.ts'

function Side({
  title,
  lines,
  others,
  tone,
  marked,
  className,
}: {
  title: ReactNode
  lines: ShownLine[]
  others: ShownLine[]
  tone: 'old' | 'new'
  marked: boolean
  className: string
}) {
  const Mark = tone === 'old' ? 'del' : 'ins'
  return (
    <section className={clsx('min-w-0 rounded-[14px] border px-4 pt-3.5 pb-3', className)}>
      <h4 className={clsx('font-sans text-sm font-semibold', tone === 'new' ? 'text-accent-text' : 'text-mute')}>{title}</h4>
      <ul className={clsx('mt-2 space-y-1.5 leading-normal [overflow-wrap:anywhere]', !marked && tone === 'old' && 'text-ink-2')}>
        {lines.map((line, at) => (
          <li key={at} className={clsx(line.number !== undefined && 'relative pl-6', line.isTitle && 'font-semibold')}>
            {line.number !== undefined && (
              <span className="absolute top-0.5 left-0 font-sans text-sm leading-[inherit] text-mute tabular-nums">{line.number}</span>
            )}
            {line.name && <span className="font-sans text-sm text-mute">{line.name}: </span>}
            {piecesOf(line.text, marked ? partnerOf(line, at, others) : line.text).map((piece, n) =>
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

/** Two versions side by side. What is only in one of them is marked, where they are versions of one thing. */
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
  const marked = !isAnother(old, now)
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <Side title={beforeTitle} lines={old} others={now} tone="old" marked={marked} className="border-line" />
      <Side
        title={afterTitle}
        lines={now}
        others={old}
        tone="new"
        marked={marked}
        // On a phone the one that is new comes first, where it is no matter of comparing words.
        className={clsx(!marked && 'max-sm:order-first', 'border-accent bg-accent-soft shadow-[0_0_0_1px_var(--accent)]')}
      />
    </div>
  )
}
