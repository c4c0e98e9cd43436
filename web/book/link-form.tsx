import { type FormEvent, useState } from 'react'
import type { Book } from '#contract/library.ts'
import { linkDays, linkNote, linkTeacher, roomSize } from '#contract/limits.ts'
import { listLinks, makeLink } from '#contract/links.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { call, CallError } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useRoomCount } from '#web/lib/use-room-count.ts'

export type For = 'book' | 'sunday' | 'family'
/** What of a book is needed to hand it on. */
export type SentBook = Pick<Book, 'id' | 'sermonId' | 'sermonTitle' | 'ageGroup'>
export type Made = { address: string; mailed: boolean }

const day = 86_400_000
/** The last day of a link for which no other is chosen, as the server counts it. */
const usualEnd = (sunday: string): string =>
  longDate(new Date(Math.max(Date.parse(sunday) || 0, Date.now()) + linkDays.after * day).toISOString())

/** Asks who teaches and where to mail it. For whom the link is and how long it works stands in one line, and is right for most. */
export function LinkForm({
  id,
  book,
  sunday,
  to,
  onTo,
  mailTo,
  onMailTo,
  onMade,
  onBusy,
}: {
  id: string
  book: SentBook
  sunday: string
  to: For
  onTo: (to: For) => void
  mailTo: string
  onMailTo: (address: string) => void
  onMade: (made: Made) => void
  onBusy: (busy: boolean) => void
}) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [open, setOpen] = useState(false)
  const { countOf, type, keep } = useRoomCount(book.sermonId)
  const [chosen, setChosen] = useState({ from: '', until: '', note: '' })
  const whom = {
    book: `Whoever teaches the ${ageProfiles[book.ageGroup].short.toLowerCase()}`,
    sunday: 'Everyone who teaches this Sunday',
    family: 'The families, for the week',
  }
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const teacher = new FormData(event.currentTarget).get('teacher')
    onBusy(true)
    setErrors({})
    try {
      // The page of the link begins with it.
      await keep()
      const { address, mailed } = await call(makeLink, {
        params: { id: book.sermonId },
        body: {
          ...chosen,
          kind: to === 'family' ? 'family' : 'volunteer',
          bookId: to === 'book' ? book.id : null,
          teacher: typeof teacher === 'string' ? teacher : '',
          mailTo,
        },
      })
      onMade({ address, mailed })
      await readAgain(listLinks)
    } catch (error) {
      if (error instanceof CallError) {
        setErrors(error.fields)
        // A field that is refused has to be seen.
        if (error.fields.from || error.fields.until || error.fields.note) setOpen(true)
      }
      toastFailure('Not sent', error, 'No link was made. Please try again.')
    } finally {
      onBusy(false)
    }
  }
  const set = (change: Partial<typeof chosen>) => setChosen({ ...chosen, ...change })
  return (
    <form id={id} onSubmit={(event) => void make(event)} className="grid gap-4 sm:grid-cols-2">
      {to === 'book' && (
        <>
          <TextField label="Who teaches" hint="the name you use" name="teacher" maxLength={linkTeacher} />
          <TextField
            label="How many come"
            type="number"
            inputMode="numeric"
            min={1}
            max={roomSize.most}
            required
            value={countOf(book.ageGroup)}
            onChange={(event) => type(book.ageGroup, Number(event.target.value))}
          />
        </>
      )}
      <TextField
        className="sm:col-span-2"
        label="Email it to"
        hint="or copy the link yourself"
        name="mailTo"
        type="email"
        value={mailTo}
        onChange={(event) => onMailTo(event.target.value)}
        error={errors.mailTo}
      />
      <div className="sm:col-span-2">
        <p className="text-sm leading-relaxed text-ink-2">
          A link for {whom[to][0]?.toLowerCase()}
          {whom[to].slice(1)}, from {chosen.from ? longDate(chosen.from) : 'today'} until{' '}
          {chosen.until ? longDate(chosen.until) : sunday ? usualEnd(sunday) : 'a week after Sunday'}
          {chosen.note.trim() ? ', with a word from you' : ''}. No account needed.{' '}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-more`}
            className="font-semibold text-accent-text underline underline-offset-4"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'Change'}
          </button>
        </p>
        {open && (
          <div id={`${id}-more`} className="mt-4 grid gap-4 sm:grid-cols-2">
            <SelectField
              className="sm:col-span-2"
              label="For whom"
              value={to}
              onChange={(event) => onTo(event.target.value as For)}
              options={(['book', 'sunday', 'family'] as const).map((value) => ({ value, label: whom[value] }))}
            />
            <TextField
              label="From"
              hint="today, if empty"
              type="date"
              value={chosen.from}
              onChange={(event) => set({ from: event.target.value })}
              error={errors.from}
            />
            <TextField
              label="Until"
              hint="a week after Sunday, if empty"
              type="date"
              value={chosen.until}
              onChange={(event) => set({ until: event.target.value })}
              error={errors.until}
            />
            <TextArea
              className="sm:col-span-2"
              label="Add a short note"
              short
              maxLength={linkNote}
              value={chosen.note}
              onChange={(event) => set({ note: event.target.value })}
              error={errors.note}
              placeholder="Thank you for taking the class. The tape is in the blue cupboard."
            />
          </div>
        )}
      </div>
    </form>
  )
}
