import { Check } from 'lucide-react'
import { useState } from 'react'
import { changeBook, listRevisions } from '#contract/book-edits.ts'
import { changeClass, type ClassSettings, readClass } from '#contract/class-settings.ts'
import type { Reply } from '#contract/endpoint.ts'
import { listBooks, readBook } from '#contract/library.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { readSermon } from '#contract/sermons.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ClassFields } from '#web/book/class-fields.tsx'
import { filledWords } from '#web/book/own-words-field.tsx'
import { call } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { TwoSides } from './edit/two-sides.tsx'
import type { Tab } from './use-opened-book.ts'

type Changed = Reply<typeof changeClass>
type Proposed = Changed['proposals'][number]
const readBooksAgain = () => readAgain(readBook, listBooks, listRevisions, readSermon)

/** The class of a sermon, changed without writing its books anew: what depends on it follows, what would be another text is offered. */
export function ClassDialog({
  sermonId,
  tabs,
  flush,
  onClose,
}: {
  sermonId: string
  tabs: Tab[]
  flush: () => Promise<boolean>
  onClose: () => void
}) {
  const params = { id: sermonId }
  const { data, error } = useRead(readClass, { params })
  const [chosen, setChosen] = useState<ClassSettings>()
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState<Changed>()
  const value = chosen ?? data
  const change = async () => {
    if (!value) return
    setBusy(true)
    try {
      // What was typed goes up first: it is nobody's to change.
      await flush()
      setChanged(await call(changeClass, { params, body: { ...value, words: filledWords(value.words) } }))
      await Promise.all([readAgain(readClass), readBooksAgain()])
    } catch (failure) {
      toastFailure('Not changed', failure, 'The books are as they were. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      wide
      title="The class"
      onClose={onClose}
      actions={
        changed ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button disabled={!value || busy} onClick={() => void change()}>
            {busy && <Spinner className="size-4" />}
            Change the books
          </Button>
        )
      }
    >
      {changed ? (
        <WhatChanged changed={changed} tabs={tabs} />
      ) : error ? (
        <p className="text-bad">The class could not be loaded. {error.message}</p>
      ) : value ? (
        <>
          <p className="mb-6 max-w-[44em] text-ink-2">
            For the books of this sermon. Minutes, verse and the lines for your group change at once; other activities and stories are shown
            to you first. You can undo it from the history.
          </p>
          <ClassFields value={value} onChange={setChosen} />
        </>
      ) : (
        <PageSpinner />
      )}
    </Dialog>
  )
}

function WhatChanged({ changed: { books, proposals }, tabs }: { changed: Changed; tabs: Tab[] }) {
  const ageOf = (bookId: string): AgeGroup | undefined => tabs.find((one) => one.bookId === bookId)?.ageGroup
  const nameOf = (bookId: string) => ageProfiles[ageOf(bookId) ?? 'children'].short
  return (
    <>
      <p role="status" className="text-lg">
        {books.length > 0
          ? `Changed: ${books.map(({ book }) => ageProfiles[book.ageGroup].short).join(', ')}.`
          : 'The class is saved, and no line in the books had to change.'}
      </p>
      {proposals.length > 0 && (
        <p className="mt-1 text-ink-2">Something else would fit this class better. None of it is in the books yet.</p>
      )}
      <ul className="mt-5 space-y-8">
        {proposals.map((one) => (
          <Offer key={`${one.bookId} ${one.changes[0]?.path}`} offer={one} room={nameOf(one.bookId)} />
        ))}
      </ul>
    </>
  )
}

/** One thing that would fit the class better, beside the one that stands there. */
function Offer({ offer, room }: { offer: Proposed; room: string }) {
  const [state, setState] = useState<'open' | 'busy' | 'taken' | 'kept'>('open')
  const accept = async () => {
    setState('busy')
    try {
      const params = { id: offer.bookId }
      const { revision } = await call(readBook, { params })
      await call(changeBook, { params, body: { revision, changes: offer.changes.map(({ path, value }) => ({ path, value })) } })
      await readBooksAgain()
      setState('taken')
    } catch (failure) {
      toastFailure('Not accepted', failure, 'The book is as it was. Please try again.')
      setState('open')
    }
  }
  return (
    <li>
      <h3 className="mb-2.5 text-lg">
        {room}: {offer.section === 'story' ? 'an easier story' : 'an activity with what you have'}
      </h3>
      {state === 'taken' || state === 'kept' ? (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Check className="size-4" aria-hidden="true" />
          {state === 'taken' ? 'Accepted. It is in the book.' : 'The old one stays.'}
        </p>
      ) : (
        <>
          <TwoSides
            before={offer.changes.map(({ before }) => before)}
            after={offer.changes.map(({ value }) => value)}
            beforeTitle="Now"
            afterTitle="New"
          />
          <div className="mt-3 flex flex-wrap gap-1">
            <Button disabled={state === 'busy'} onClick={() => void accept()}>
              {state === 'busy' ? <Spinner className="size-4" /> : <Check className="size-5" aria-hidden="true" />}
              Accept
            </Button>
            <Button look="ghost" disabled={state === 'busy'} onClick={() => setState('kept')}>
              Keep the old one
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
