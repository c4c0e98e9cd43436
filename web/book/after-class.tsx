import { type FormEvent, useState } from 'react'
import { deleteNote, type NoteMark, noteMarks, readNotes, writeNote } from '#contract/class-notes.ts'
import { classNote } from '#contract/limits.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { call, CallError } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { NoteList } from './note-list.tsx'
import { aboutOptions, markNames } from './note-marks.ts'

/** What earlier classes with the same story or activity said. Nothing where there were none. */
export function EarlierNotes({ bookId }: { bookId: string }) {
  const { data } = useRead(readNotes, { params: { id: bookId } })
  if (!data?.earlier.length) return null
  return (
    <section aria-labelledby="earlier-notes" className="mt-6">
      <h2 id="earlier-notes" className="font-sans text-[0.8125rem] leading-snug font-semibold tracking-normal text-mute">
        Said after class last time
      </h2>
      <div className="mt-1 text-[0.9375rem]">
        <NoteList notes={data.earlier} />
      </div>
    </section>
  )
}

/** How the class went: what was said of it, and a few words for the next time. */
export function AfterClass({ bookId, book }: { bookId: string; book: LessonBook }) {
  const params = { id: bookId }
  const { data } = useRead(readNotes, { params })
  const [marks, setMarks] = useState<NoteMark[]>([])
  const [about, setAbout] = useState('')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    try {
      await call(writeNote, { params, body: { marks, about, text } })
      setMarks([])
      setText('')
      setAbout('')
      await readAgain(readNotes)
    } catch (failure) {
      if (failure instanceof CallError && failure.fields.text) setError(failure.fields.text)
      else toastFailure('Not kept', failure, 'What you wrote is still here. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  const remove = async (id: string) => {
    try {
      await call(deleteNote, { params: { id } })
      await readAgain(readNotes)
    } catch (failure) {
      toastFailure('Not deleted', failure, 'The note is still there. Please try again.')
    }
  }
  return (
    <section
      id="after-class"
      aria-labelledby="after-class-title"
      className="no-print mt-10 scroll-mt-24 rounded-xl border border-line bg-card p-5"
    >
      <h2 id="after-class-title" className="text-xl">
        How did it go?
      </h2>
      <p className="mt-1 text-sm text-ink-2">Kept with the story. You will see it when the story or the activity comes up again.</p>
      {data && data.here.length > 0 && (
        <div className="mt-3">
          <NoteList notes={data.here} onDelete={(id) => void remove(id)} />
        </div>
      )}
      <form onSubmit={(event) => void save(event)} className="mt-4 grid gap-4">
        <fieldset>
          <legend className="sr-only">How it went</legend>
          <div className="flex flex-wrap gap-2">
            {noteMarks.map((mark) => (
              <label
                key={mark}
                className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-2 px-4 has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={marks.includes(mark)}
                  onChange={() => setMarks(marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark])}
                />
                {markNames[mark]}
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField label="About" value={about} options={aboutOptions(book)} onChange={(event) => setAbout(event.target.value)} />
        <TextArea
          label="A few words for next time"
          value={text}
          rows={3}
          maxLength={classNote.text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="outline" className="justify-self-start" disabled={busy}>
          {busy && <Spinner className="size-4" />}
          Keep it
        </Button>
      </form>
    </section>
  )
}
