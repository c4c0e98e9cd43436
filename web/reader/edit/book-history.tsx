import { History } from 'lucide-react'
import { useState } from 'react'
import { type BookRevision, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import type { SectionId } from '#contract/lesson-book.ts'
import { sermonSteps } from '#lesson/plan/minute-plan.ts'
import { call } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useEdit } from './edit-context.ts'

const today = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const when = (at: string) => (new Date(at).toDateString() === new Date().toDateString() ? today : day).format(new Date(at))
const cut = (text: string) => (text.length > 70 ? `${text.slice(0, 68).trimEnd()}…` : text)

/** A step of the class as it is called. */
const named = (step: string) => (step === sermonSteps.all ? 'what is said about the sermon' : `“${step}”`)
/** What a step did, in a line. */
function said({ kind, by, changes }: BookRevision, section: SectionId | undefined): string {
  if (kind === 'restore') return `${by} brought an earlier text back`
  if (kind === 'written') return 'Written again from the sermon'
  const who = kind === 'checked' ? 'The checks' : by
  const here = changes.filter((one) => !section || one.section === section)
  // An order says little of itself beside what was written with it; a step that was added says most.
  const [found, ...others] = here
    .filter(({ path }) => !path.startsWith('stepsMoved'))
    .toSorted((a, b) => Number(b.path.startsWith('addedSteps')) - Number(a.path.startsWith('addedSteps')))
  if (!found && here.length > 0) return `${who} changed the order of the class`
  if (found?.path.startsWith('stepsOut'))
    return found.after ? `${who} took out ${named(found.after)}` : `${who} brought back ${named(found.before)}`
  // A step of the class comes with its name before its words; a whole activity is known by its title.
  const words = (text: string) =>
    found?.path.startsWith('ownSteps')
      ? text.slice(text.indexOf('\n') + 1)
      : /^(?:addedSteps|activities)\.\d+$/.test(found?.path ?? '')
        ? (text.split('\n')[0] ?? '')
        : text
  const first = found && { before: words(found.before), after: words(found.after) }
  if (!first) return `${who} changed something else`
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  if (!first.before) return `${who} added “${cut(first.after)}”${more}`
  if (!first.after) return `${who} took out “${cut(first.before)}”${more}`
  return `${who} changed “${cut(first.before)}” to “${cut(first.after)}”${more}`
}

/** Every step of a section, or of the whole book, each to be brought back. */
export function BookHistory({ section }: { section?: SectionId }) {
  const { editing } = useEdit()
  const { id, revision } = editing.server
  const { data: steps = [], error } = useRead(listRevisions, { params: { id } })
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const mine = steps.filter((step) => !section || step.sections.includes(section))
  const bringBack = async (to: number) => {
    setBusy(true)
    try {
      if (!(await editing.flush())) return
      editing.take(await call(restoreRevision, { params: { id, revision: String(to) }, body: section ? { sections: [section] } : {} }))
      await readAgain(listRevisions)
    } catch (failure) {
      toastFailure('Not brought back', failure, 'The book is as it was. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  const row = (key: string, time: string, text: string, to: number | undefined) => (
    <li
      key={key}
      className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5 text-sm sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:py-0"
    >
      <span className="text-mute tabular-nums max-sm:col-start-1 max-sm:row-start-1">{time}</span>
      <span className="text-ink-2 [overflow-wrap:anywhere] max-sm:col-start-1 max-sm:row-start-2">{text}</span>
      {to !== undefined && (
        <Button
          look="ghost"
          size="sm"
          className="max-sm:row-span-2 max-sm:row-start-1 max-sm:-mr-2 max-sm:min-h-11"
          disabled={busy}
          onClick={() => void bringBack(to)}
        >
          Bring back
        </Button>
      )}
    </li>
  )
  const rows = [
    ...mine.map((step, at) =>
      row(String(step.revision), when(step.at), said(step, section), at === 0 && step.revision === revision ? undefined : step.revision),
    ),
    row(
      'written',
      when(editing.server.createdAt),
      mine.at(-1)?.kind === 'checked' ? 'As the AI first wrote it' : 'Written from the sermon',
      mine.length ? 1 : undefined,
    ),
  ]
  return (
    <section aria-label="History" className="mt-4 font-sans">
      <p className="flex min-h-9 items-center gap-2 text-sm">
        <History className="size-4 text-mute" aria-hidden="true" />
        <b className="font-semibold">History</b>
        {rows.length > 3 && (
          <button type="button" className="ml-auto min-h-9 text-accent-text underline underline-offset-4" onClick={() => setAll(true)}>
            See all {rows.length}
          </button>
        )}
      </p>
      {error && <p className="text-sm text-bad">The history could not be loaded. {error.message}</p>}
      <ol>{rows.slice(0, 3)}</ol>
      {all && (
        <Dialog wide title="History" onClose={() => setAll(false)}>
          <ol>{rows}</ol>
        </Dialog>
      )}
    </section>
  )
}
