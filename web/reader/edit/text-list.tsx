import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ArchNumber } from '#web/book/run-parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { Findings } from './findings.tsx'
import { TextLine } from './text-line.tsx'

/** The same list with one item elsewhere. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  return item === undefined || to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The three buttons at the end of an item: earlier, later, out. */
export function ItemTools({
  name,
  at,
  count,
  canMove = () => true,
  onMove,
  onRemove,
}: {
  name: string
  at: number
  count: number
  canMove?: ((to: number) => boolean) | undefined
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const tool = 'grid size-11 place-items-center rounded-md text-mute hover:bg-paper-2 hover:text-ink disabled:invisible sm:size-9'
  return (
    <span className="flex shrink-0 font-sans max-sm:hidden max-sm:basis-full max-sm:justify-end max-sm:group-focus-within/item:flex">
      <button
        type="button"
        className={tool}
        aria-label={`Move ${name} up`}
        disabled={at === 0 || !canMove(at - 1)}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp className="size-4" />
      </button>
      <button
        type="button"
        className={tool}
        aria-label={`Move ${name} down`}
        disabled={at === count - 1 || !canMove(at + 1)}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown className="size-4" />
      </button>
      <button type="button" className={tool} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X className="size-4" />
      </button>
    </span>
  )
}

/**
 * A list of lines: Enter begins a new one, Backspace in an empty one takes it out, Alt with an arrow moves it. The buttons
 * do the same.
 */
export function TextList({
  path,
  lines,
  label,
  item,
  add,
  age,
  plain = false,
  kindOf = () => '',
  onLines,
}: {
  path: string
  lines: string[]
  label: string
  /** What one of them is called: "Step". */
  item: string
  add: string
  age: AgeGroup
  /** Without numbers. */
  plain?: boolean
  /** Only lines of one kind change places. */
  kindOf?: (line: string) => unknown
  /** Where the lines are not simply what stands at the path. */
  onLines?: (lines: string[]) => void
}) {
  const { editing } = useEdit()
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<number>(undefined)
  const go = (next: string[], at?: number) => {
    focus.current = at
    if (onLines) onLines(next)
    else editing.set(path, next)
  }
  useEffect(() => {
    if (focus.current === undefined) return
    list.current?.querySelectorAll('textarea')[focus.current]?.focus()
    focus.current = undefined
  })
  const canMove = (at: number) => (to: number) => kindOf(lines[at] ?? '') === kindOf(lines[to] ?? '')
  const press = (at: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const does = (work: () => void) => (event.preventDefault(), work())
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) does(() => go(lines.toSpliced(at + 1, 0, ''), at + 1))
    else if (event.key === 'Backspace' && lines[at] === '' && lines.length > 1) does(() => go(lines.toSpliced(at, 1), Math.max(0, at - 1)))
    else if (event.altKey && event.key === 'ArrowUp' && at > 0 && canMove(at)(at - 1)) does(() => go(moved(lines, at, at - 1), at - 1))
    else if (event.altKey && event.key === 'ArrowDown' && at < lines.length - 1 && canMove(at)(at + 1))
      does(() => go(moved(lines, at, at + 1), at + 1))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-sans text-[0.8125rem] font-semibold text-mute">{label}</legend>
      <ol ref={list} className="space-y-1.5">
        {lines.map((line, at) => (
          <Item key={at} number={plain ? undefined : <ArchNumber age={age}>{at + 1}</ArchNumber>}>
            <TextLine
              path={`${path}.${at}`}
              value={line}
              label={`${item} ${at + 1}`}
              hidden
              onKeyDown={press(at)}
              {...(onLines ? { onText: (text: string) => onLines(lines.with(at, text)) } : {})}
            />
            <ItemTools
              name={`${item.toLowerCase()} ${at + 1}`}
              at={at}
              count={lines.length}
              canMove={canMove(at)}
              onMove={(to) => go(moved(lines, at, to), to)}
              onRemove={() => go(lines.toSpliced(at, 1))}
            />
          </Item>
        ))}
      </ol>
      <Findings path={path} />
      <Button look="ghost" size="sm" className="mt-1.5 -ml-2" onClick={() => go([...lines, ''], lines.length)}>
        <Plus className="size-4" aria-hidden="true" />
        {add}
      </Button>
    </fieldset>
  )
}
const Item = ({ number, children }: { number: ReactNode; children: ReactNode }) => (
  <li className="group/item flex items-start gap-2.5 max-sm:flex-wrap">
    {number && <span className="pt-1">{number}</span>}
    {children}
  </li>
)
