import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { noteMarks, writeLinkNote } from '#contract/class-notes.ts'
import { addressOf } from '#contract/endpoint.ts'
import { classNote } from '#contract/limits.ts'
import type { TaughtBook } from '#contract/links.ts'
import { aboutOptions, markNames } from '#web/book/note-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'

/** How the class went, told to whoever sent the link. The page is HTML; `web/lib/send-note.ts` sends it. */
export function TellOwner({ book, token, by }: { book: TaughtBook; token: string; by: string }) {
  const place = `after-${book.id}`
  return (
    <>
      <details className="needs-script no-print mt-10 rounded-2xl border border-line bg-card px-5">
        <summary className="flex min-h-16 list-none items-center justify-between gap-3">
          <h2 className="text-xl">After class: how did it go?</h2>
          <ChevronDown className="turns size-5 shrink-0 text-mute" aria-hidden="true" />
        </summary>
        <p className="text-sm text-ink-2">
          Only {by || 'whoever sent you this link'} will read it, next to this book. If something cannot wait, such as a Sunday you cannot
          make, please also reply to the message that brought you this link.
        </p>
        {/* The address of the form opens what it stands in: whoever comes from the class sees it at once. */}
        <form
          id={place}
          data-by={by}
          data-note={addressOf(writeLinkNote, { token, bookId: book.id })}
          className="mt-4 mb-5 grid scroll-mt-24 gap-4"
        >
          <fieldset>
            <legend className="sr-only">How it went</legend>
            <div className="flex flex-wrap gap-2">
              {noteMarks.map((mark) => (
                <label
                  key={mark}
                  className={clsx(
                    'flex min-h-11 cursor-pointer items-center rounded-full border border-line-2 px-4',
                    'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text',
                    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  )}
                >
                  <input type="checkbox" name="marks" value={mark} className="sr-only" />
                  {markNames[mark]}
                </label>
              ))}
            </div>
          </fieldset>
          <SelectField label="About" name="about" options={aboutOptions(book.content)} />
          <TextArea label="A few words" name="text" rows={3} maxLength={classNote.text} />
          <TextField label="Your name" name="by" autoComplete="name" maxLength={classNote.by} />
          <Button type="submit" look="outline" className="justify-self-start">
            Send it
          </Button>
          <p data-said role="status" className="empty:hidden" />
        </form>
      </details>
      <p className="needs-script no-print mt-3 text-center text-[0.9375rem] text-mute">
        Cannot make it?{' '}
        <a href={`#${place}`} className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4">
          Tell {by || 'whoever sent it'}
        </a>
      </p>
    </>
  )
}
