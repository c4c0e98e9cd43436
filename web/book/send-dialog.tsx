import { useState } from 'react'
import { familySheet } from '#contract/exports.ts'
import { endLink, lastDayOf, type Link, listLinks } from '#contract/links.ts'
import type { Book } from '#contract/library.ts'
import { readSermon } from '#contract/sermons.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { familyText } from '#lesson/layout/family.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { call } from '#web/lib/call.ts'
import { download } from '#web/lib/download.ts'
import { usePaper } from '#web/lib/paper.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type For, LinkForm, type Made, type SentBook } from './link-form.tsx'

const formId = 'make-link'

/** Hands a book on: a link for whoever teaches, a page and a text for the families, and the links that there are. */
export function SendDialog({ book, first = 'book', onClose }: { book: SentBook; first?: For; onClose: () => void }) {
  const params = { id: book.sermonId }
  const { data: sermon } = useRead(readSermon, { params })
  const { data: links = [], error } = useRead(listLinks, { params })
  const [paper] = usePaper()
  const [made, setMade] = useState<Made>()
  const [to, setTo] = useState<For>(first)
  const [mailTo, setMailTo] = useState('')
  const [busy, setBusy] = useState(false)
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
      wide={to === 'family'}
      title="Send"
      onClose={onClose}
      actions={
        !made && (
          <Button type="submit" form={formId} disabled={busy}>
            {busy && <Spinner className="size-4" />}
            {mailTo ? 'Email the link' : 'Make the link'}
          </Button>
        )
      }
    >
      {made ? (
        <MadeLink made={made} onCopy={() => void copy(made.address, 'Link Copied!')} onMore={() => setMade(undefined)} />
      ) : (
        <LinkForm
          id={formId}
          book={book}
          sunday={sermon?.date ?? ''}
          to={to}
          onTo={setTo}
          mailTo={mailTo}
          onMailTo={setMailTo}
          onMade={setMade}
          onBusy={setBusy}
        />
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
      {error && <p className="mt-6 text-bad">The links could not be loaded. {error.message}</p>}
      {links.length > 0 && <Links links={links} sermonId={book.sermonId} rooms={sermon?.generatedContent ?? []} />}
    </Dialog>
  )
}

const MadeLink = ({ made, onCopy, onMore }: { made: Made; onCopy: () => void; onMore: () => void }) => (
  <section aria-label="The link" role="status">
    <p className="mb-3 text-ink-2">
      {made.mailed ? 'It is on its way by email. ' : ''}Copy the address now. It is shown only once; you can make a new link at any time.
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
      toast({ title: 'Link ended', description: 'Nobody can open it anymore.' })
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
