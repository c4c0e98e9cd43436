import { type FormEvent, useState } from 'react'
import { familySheet } from '#contract/exports.ts'
import { endLink, lastDayOf, type Link, listLinks, makeLink } from '#contract/links.ts'
import type { Book } from '#contract/library.ts'
import { linkNote, linkTeacher } from '#contract/limits.ts'
import { readSermon } from '#contract/sermons.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { familyText } from '#lesson/layout/family.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { call, CallError } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const formId = 'make-link'
type For = 'book' | 'sunday' | 'family'
/** What of a book is needed to hand it on. */
export type SentBook = Pick<Book, 'id' | 'sermonId' | 'sermonTitle' | 'ageGroup'>
type Made = { address: string; mailed: boolean }

/** Hands a book on: a link for whoever teaches, a page and a text for the families, and the links that there are. */
export function SendDialog({ book, first = 'book', onClose }: { book: SentBook; first?: For; onClose: () => void }) {
  const params = { id: book.sermonId }
  const { data: sermon } = useRead(readSermon, { params })
  const { data: links = [], error } = useRead(listLinks, { params })
  const [paper] = usePaper()
  const [made, setMade] = useState<Made>()
  const [to, setTo] = useState<For>(first)
  const [busy, setBusy] = useState(false)
  const room = ageProfiles[book.ageGroup].short
  const text = sermon && familyText({ sermonTitle: book.sermonTitle, books: sermon.generatedContent.map(({ content }) => content) })
  const copy = async (what: string, said: string) => {
    try {
      await navigator.clipboard.writeText(what)
      toast({ title: said })
    } catch (failure) {
      toastFailure('Copy failed', failure, 'The browser did not allow copying. Select the text and copy it by hand.')
    }
  }
  const sheet = () =>
    download(familySheet, { params, query: { paper } }).catch((failure: unknown) =>
      toastFailure('Download failed', failure, 'The file could not be made. Please try again.'),
    )
  return (
    <Dialog
      wide
      title="Send"
      onClose={onClose}
      actions={
        !made && (
          <Button type="submit" form={formId} disabled={busy}>
            {busy && <Spinner className="size-4" />}
            Make the link
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink made={made} onCopy={() => void copy(made.address, 'Link Copied!')} onMore={() => setMade(undefined)} />
      ) : (
        <LinkForm book={book} to={to} onTo={setTo} room={room} onMade={setMade} onBusy={setBusy} />
      )}
      {to === 'family' && text && (
        <section className="mt-7">
          <h3 className="mb-2 text-lg">As text, for a newsletter</h3>
          {/* A long text is scrolled by keyboard too. */}
          <pre
            tabIndex={0}
            className="max-h-56 overflow-auto rounded-xl border border-line bg-paper p-4 font-sans text-sm whitespace-pre-wrap"
          >
            {text}
          </pre>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button look="outline" size="sm" onClick={() => void copy(text, 'Content copied!')}>
              Copy the text
            </Button>
            <Button look="outline" size="sm" onClick={() => void sheet()}>
              The page as PDF
            </Button>
          </div>
        </section>
      )}
      {error && <p className="mt-6 text-bad">The links could not be read. {error.message}</p>}
      {links.length > 0 && <Links links={links} sermonId={book.sermonId} rooms={sermon?.generatedContent ?? []} />}
    </Dialog>
  )
}

function LinkForm({
  book,
  to,
  onTo,
  room,
  onMade,
  onBusy,
}: {
  book: SentBook
  to: For
  onTo: (to: For) => void
  room: string
  onMade: (made: Made) => void
  onBusy: (busy: boolean) => void
}) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const said = (name: string) => String(data.get(name) ?? '')
    onBusy(true)
    setErrors({})
    try {
      const { address, mailed } = await call(makeLink, {
        params: { id: book.sermonId },
        body: {
          kind: to === 'family' ? 'family' : 'volunteer',
          bookId: to === 'book' ? book.id : null,
          teacher: to === 'family' ? '' : said('teacher'),
          note: said('note'),
          from: said('from'),
          until: said('until'),
          mailTo: said('mailTo'),
        },
      })
      onMade({ address, mailed })
      await readAgain(listLinks)
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields)
      toastFailure('Not sent', error, 'No link was made. Please try again.')
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={formId} onSubmit={(event) => void make(event)} className="grid gap-4 sm:grid-cols-2">
      <p className="max-w-[44em] text-ink-2 sm:col-span-2">
        A link opens without an account, on any phone. Whoever has it can open it until it ends; no search engine finds it.
      </p>
      <SelectField
        className="sm:col-span-2"
        label="For whom"
        value={to}
        onChange={(event) => onTo(event.target.value as For)}
        options={[
          { value: 'book', label: `Whoever teaches the ${room.toLowerCase()}` },
          { value: 'sunday', label: 'All who teach this Sunday' },
          { value: 'family', label: 'The families, for the week' },
        ]}
      />
      {to !== 'family' && (
        <TextField
          className="sm:col-span-2"
          label="Who teaches"
          hint="as you call them; the page of this Sunday shows it"
          name="teacher"
          maxLength={linkTeacher}
        />
      )}
      <TextField label="From" hint="today, if empty" name="from" type="date" error={errors.from} />
      <TextField label="Until" hint="a week after Sunday, if empty" name="until" type="date" error={errors.until} />
      <TextArea
        className="sm:col-span-2"
        label="A word with it"
        short
        name="note"
        maxLength={linkNote}
        placeholder="Thank you for taking the class. The tape is in the blue cupboard."
      />
      <TextField
        className="sm:col-span-2"
        label="Mail it to"
        hint="or leave it empty and copy the link"
        name="mailTo"
        type="email"
        error={errors.mailTo}
      />
    </form>
  )
}

const MadeLink = ({ made, onCopy, onMore }: { made: Made; onCopy: () => void; onMore: () => void }) => (
  <section aria-label="The link" role="status">
    <p className="mb-3 text-ink-2">
      {made.mailed ? 'It is on its way by mail. ' : ''}Copy the address now. It is shown only this once; a new link can be made at any time.
    </p>
    <p className="rounded-xl border border-line bg-paper px-4 py-3 font-semibold [overflow-wrap:anywhere]">{made.address}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button onClick={onCopy}>Copy link</Button>
      <ButtonLink look="outline" href={made.address} target="_blank" rel="noopener">
        Open it
      </ButtonLink>
      <Button look="ghost" onClick={onMore}>
        Another link
      </Button>
    </div>
  </section>
)

function Links({ links, sermonId, rooms }: { links: Link[]; sermonId: string; rooms: { bookId: string; ageGroup: Book['ageGroup'] }[] }) {
  const [busy, setBusy] = useState(false)
  const end = async (id: string) => {
    setBusy(true)
    try {
      await call(endLink, { params: { id } })
      await readAgain(listLinks)
      toast({ title: 'Link ended', description: 'Nobody can open it any more.' })
    } catch (error) {
      toastFailure('Not ended', error, 'The link still works. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  const nameOf = ({ kind, bookId }: Link) => {
    if (kind === 'family') return 'Families'
    const room = rooms.find((one) => one.bookId === bookId)
    return room ? ageProfiles[room.ageGroup].short : 'All three books'
  }
  return (
    <section className="mt-8" aria-labelledby={`links-${sermonId}`}>
      <h3 id={`links-${sermonId}`} className="mb-1 text-lg">
        Links to this Sunday
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.id} className="flex min-h-14 items-center gap-3 border-t border-line first:border-0">
            <span className="min-w-0 flex-1 leading-snug">
              <b className="font-semibold">{nameOf(link)}</b>
              {link.teacher && `, ${link.teacher}`}, until {longDate(lastDayOf(link.until))}
              <span className="block text-sm text-mute">
                {link.openings === 0 ? 'Not opened yet' : link.openings === 1 ? 'Opened once' : `Opened ${link.openings} times`}
              </span>
            </span>
            <Button look="ghost" size="sm" disabled={busy} onClick={() => void end(link.id)}>
              End it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
