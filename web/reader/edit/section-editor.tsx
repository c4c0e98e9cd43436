import { Check, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SectionId } from '#contract/lesson-book.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BookHistory } from './book-history.tsx'
import { ClashCard } from './clash-card.tsx'
import { EditContext, useEdit } from './edit-context.ts'
import { Findings } from './findings.tsx'
import { SaveLine } from './save-line.tsx'
import { sectionAt } from './section-at.ts'
import { SectionFields } from './section-fields.tsx'
import { shownLines } from './shown-lines.ts'
import { StepWords } from './step-words.tsx'
import { TwoSides } from './two-sides.tsx'
import { useProposal } from './use-proposal.ts'
import { WriteAgain } from './write-again.tsx'

/** A section opened for writing: its fields, its other versions, its history. */
export function SectionEditor({ id, onDone, onCompare }: { id: string; onDone: () => void; onCompare: (on: boolean) => void }) {
  const place = sectionAt(id)
  return place ? <OpenSection key={id} id={id} section={place.section} item={place.item} onDone={onDone} onCompare={onCompare} /> : null
}

type Open = { id: string; section: SectionId; item: number | undefined; onDone: () => void; onCompare: (on: boolean) => void }
function OpenSection({ id, section, item, onDone, onCompare }: Open) {
  const edit = useEdit()
  const { editing } = edit
  const { proposed, busy, coming, isMending, stop, ask, mend, another, keepOld, accept } = useProposal(editing, { section, item })
  const clashes = editing.clashes.filter(({ field }) => fieldsOf(section).includes(field))
  const isCompared = proposed !== undefined || clashes.length > 0
  useEffect(() => {
    onCompare(isCompared)
    return () => onCompare(false)
  }, [isCompared, onCompare])
  const here = useRef<HTMLElement>(null)
  const place = runSheet(editing.draft).findIndex((step) => step.id === id)
  // What was opened from elsewhere, or has moved in the class, comes into view.
  useEffect(() => {
    const frame = here.current?.closest('[data-section]')
    const top = frame?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight - 200) frame?.scrollIntoView({ behavior: 'instant' })
  }, [place])
  // The button that opened it is gone: whoever writes by keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true })
  }, [])
  const done = () => {
    void editing.flush()
    onDone()
  }
  return (
    <section
      ref={here}
      tabIndex={-1}
      className="outline-none"
      aria-label="Write"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && done()}
    >
      <div className="mb-4 flex items-center justify-end gap-1 sm:-mt-2">
        {hints[section] && <p className="mr-auto font-sans text-sm text-mute">{hints[section]}</p>}
        {!unwritten.includes(section) && <WriteAgain section={section} busy={busy} onWish={(wish, name) => void ask(wish, name)} />}
        <Button look="ghost" size="sm" className="max-sm:min-h-11" onClick={done}>
          Done
        </Button>
      </div>
      {clashes.map((clash) => (
        <ClashCard key={clash.field} clash={clash} />
      ))}
      {busy && !proposed ? (
        <BeingWritten coming={coming} does={isMending ? 'Fixing' : 'Writing'} onStop={stop} />
      ) : proposed ? (
        <div>
          <TwoSides
            before={proposed.proposal.changes.map(({ before }) => before)}
            after={proposed.proposal.changes.map(({ value }) => value)}
            beforeTitle="Now"
            afterTitle={`New: ${proposed.name}`}
          />
          {proposed.proposal.notice && <p className="mt-3 font-sans text-sm text-ink-2">{proposed.proposal.notice}</p>}
          <div className="sticky bottom-0 z-10 -mx-4 mt-2 flex items-center gap-1 border-t border-line bg-card px-4 pt-3 pb-[max(.875rem,env(safe-area-inset-bottom))] sm:-mx-6.5 sm:px-6.5">
            <Button onClick={accept}>
              <Check className="size-5" aria-hidden="true" />
              Accept
            </Button>
            <Button look="ghost" className="max-sm:px-3" onClick={keepOld}>
              Keep the old one
            </Button>
            {proposed.proposal.more && (
              <Button look="ghost" className="ml-auto max-sm:w-11 max-sm:px-0!" disabled={busy} onClick={another}>
                {busy ? <Spinner className="size-4" /> : <RefreshCw className="size-4" aria-hidden="true" />}
                <span className="max-sm:sr-only">Another</span>
              </Button>
            )}
          </div>
        </div>
      ) : (
        <EditContext value={{ ...edit, mend: { ask: mend, busy } }}>
          <Findings path={`section ${section}`} />
          <div className="space-y-4">
            <SectionFields id={id} book={editing.draft} />
            {item === undefined && <StepWords id={id} book={editing.draft} />}
          </div>
        </EditContext>
      )}
      <div className="mt-4 border-t border-line pt-2">
        <SaveLine />
      </div>
      <BookHistory section={section} />
    </section>
  )
}
/** What has come so far of another version; the old one stays until that is taken. */
const BeingWritten = ({ coming, does, onStop }: { coming: unknown; does: string; onStop: () => void }) => (
  <section aria-label="Being written" aria-busy="true" className="rounded-[14px] border border-accent-line bg-accent-soft px-4 pt-3.5 pb-3">
    <div className="flex items-center gap-2.5 font-sans text-sm font-semibold text-accent-text">
      <Spinner className="size-4 shrink-0" />
      {does}. The old text stays until you take the new one.
      <Button look="ghost" size="sm" className="ml-auto" onClick={onStop}>
        Stop
      </Button>
    </div>
    <ul className="mt-2 space-y-1.5 leading-normal [overflow-wrap:anywhere]">
      {shownLines(coming === undefined ? [] : Object.values(coming as object)).map((line, at) => (
        <li key={at}>
          {line.name && <span className="font-sans text-sm text-mute">{line.name}: </span>}
          {line.text}
        </li>
      ))}
    </ul>
  </section>
)

/** What no other version is written of: the words are the plan's, the checks' or the leader's. */
const unwritten: readonly SectionId[] = ['steps', 'leaderNotes']
const hints: Partial<Record<SectionId, string>> = {
  steps: 'Each line is a thing to do.',
  leaderNotes: 'For whoever leads, never for the group.',
}
/** The fields that belong to an open section; its key points are written with the story, and what the leader does stands in each. */
const fieldsOf = (section: SectionId): string[] => [...(more[section] ?? [section]), ...sectionOf('steps').editable]
const more: Partial<Record<SectionId, string[]>> = {
  story: ['devotional', 'bibleStory', 'keyPoints'],
  prayer: ['prayer', 'todayILearned'],
  bottomLine: ['title', 'bottomLine'],
  leaderNotes: ['toCheck', 'leftOut'],
}
