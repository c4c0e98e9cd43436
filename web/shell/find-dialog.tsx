import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { readLibrary, readShelf, type Shelf } from '#contract/library.ts'
import { useRead, useReadOn } from '#web/lib/use-read.ts'
import { useModal } from '#web/ui/modal.ts'
import { type FindEntry, knownEntries, matching, sermonEntries } from './find-entries.ts'

const groups: FindEntry['group'][] = ['Do', 'Sermons', 'Books', 'Pages', 'Settings', 'Help']
const pauseMs = 150
const most = { typed: 6, untyped: 11 }

/** Find: one field over everything that one may look for, from the keyboard alone. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [, go] = useLocation()
  const read = useSermonEntries(typed.trim())
  const { data: shelf } = useRead(readShelf)
  const found = entriesFor(typed, read.entries, shelf)
  const chosen = found[Math.min(at, found.length - 1)]
  useModal(dialog)
  useEffect(() => {
    document.getElementById(`${id}-${chosen?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen?.id])

  const open = ({ to, outside }: FindEntry) => {
    onClose()
    const { pathname, hash } = new URL(to, location.origin)
    if (outside) location.assign(to)
    else if (pathname === location.pathname && hash) location.hash = hash
    else go(to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((now) => (Math.min(now, found.length - 1) + step + found.length) % Math.max(1, found.length))
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    }
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Find"
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => undefined}
      className="mx-auto mt-3 p-3 sm:mt-[12vh]"
    >
      <div className="flex max-h-[min(34rem,calc(100dvh-2.5rem))] w-[min(40rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-xl border border-line bg-card shadow-3">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search className="size-5 shrink-0 text-mute" aria-hidden="true" />
          <input
            data-first
            type="text"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            aria-autocomplete="list"
            aria-label="Find"
            autoComplete="off"
            spellCheck={false}
            placeholder="Sermon, book, setting or question"
            value={typed}
            onChange={(event) => (setTyped(event.target.value), setAt(0))}
            onKeyDown={press}
            className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-mute"
          />
          <button type="button" onClick={onClose} className="min-h-11 rounded-md px-2 text-sm font-semibold text-mute hover:text-ink">
            <kbd className="font-sans max-sm:hidden">Esc</kbd>
            <X className="size-5 sm:hidden" aria-hidden="true" />
            <span className="sr-only">, close</span>
          </button>
        </div>
        {/* The focus stays in the field; the list is reached with its arrow keys. */}
        <div id={`${id}-list`} role="listbox" aria-label="What was found" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto p-1.5">
          {groups.map((group) => {
            const own = found.filter((one) => one.group === group)
            return own.length === 0 ? null : (
              <div key={group} role="group" aria-label={group}>
                <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-[0.8125rem] font-semibold text-mute">
                  {group}
                </p>
                {own.map((one) => (
                  <div
                    key={one.id}
                    id={`${id}-${one.id}`}
                    role="option"
                    aria-selected={one === chosen}
                    tabIndex={-1}
                    onMouseMove={() => setAt(found.indexOf(one))}
                    onClick={() => open(one)}
                    onKeyDown={() => undefined}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-paper-2"
                  >
                    <one.icon className="size-4.5 shrink-0 text-mute" aria-hidden="true" />
                    <span className="min-w-0 flex-1 truncate text-[0.9375rem] font-medium">{one.name}</span>
                    {one.about && <span className="max-w-[45%] truncate text-sm text-mute">{one.about}</span>}
                  </div>
                ))}
              </div>
            )
          })}
        </div>
        {found.length === 0 && !read.pending && (
          <p role="status" className="px-5 pb-6 text-ink-2">
            Nothing by that name. You can also search for a word from the sermon’s text.
          </p>
        )}
        <p aria-hidden="true" className="flex gap-4 border-t border-line px-4 py-2 text-[0.8125rem] text-mute max-sm:hidden">
          <span>↑ ↓ move</span>
          <span>↵ open</span>
        </p>
      </div>
    </dialog>
  )
}

/** The newest sermons, or those in which what was typed is found, a moment after the last key; until then those that were found before and fit by name. */
function useSermonEntries(typed: string): { entries: FindEntry[]; pending: boolean } {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isFetching } = useReadOn(readLibrary, { query: asked ? { q: asked } : {}, cursorOf: () => null })
  const entries = sermonEntries(data?.pages[0]?.sermons ?? [], asked)
  const pending = asked !== typed || isFetching
  // Enter opens what fits the letters that stand there, never what fitted those before.
  return { entries: pending ? matching(entries, typed) : entries, pending }
}

/** What is shown, in the order of its groups: of a long group only the first. */
function entriesFor(typed: string, read: FindEntry[], shelf: Shelf | undefined): FindEntry[] {
  // Nobody is offered to print, send or take back where there is nothing yet.
  const idle = new Set([...(shelf?.sermons === 0 ? ['print', 'send'] : []), ...(shelf?.deleted === 0 ? ['deleted'] : [])])
  const all = typed.trim()
    ? matching(knownEntries, typed)
    : knownEntries.filter(({ group, id }) => group !== 'Help' && group !== 'Settings' && !idle.has(id))
  return groups.flatMap((group) =>
    [...read, ...all].filter((one) => one.group === group).slice(0, typed.trim() ? most.typed : most.untyped),
  )
}
