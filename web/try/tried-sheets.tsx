import { Printer } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { triedPage, triedPdf, triedPicture, type Tried } from '#contract/tries.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { youngestFirst } from './use-try.ts'

/** What is colored, or written in by those who color no more. */
const favorites = ['coloring-story', 'coloring-picture', 'journal', 'verse-grid']

/** What of a tried book is looked at: the page to teach from, and a sheet to color. */
function papersOf(tried: Tried, age: AgeGroup): { title: string; picture: string; pdf: string }[] {
  const at = { claim: tried.claim, age }
  const pictures = tried.pictures.find((one) => one.ageGroup === age)?.pictures ?? []
  const sheet = favorites.map((name) => pictures.find((one) => one.name === name)).find(Boolean) ?? pictures[0]
  const own = sheet && addressOf(triedPicture, { ...at, name: sheet.name })
  return [
    { title: 'To teach from', picture: `${addressOf(triedPage, at)}?kind=leader`, pdf: `${addressOf(triedPdf, at)}?kind=leader` },
    ...(sheet && own ? [{ title: sheet.title, picture: `${own}?format=webp`, pdf: own }] : []),
  ]
}
/** Fetches the papers one after the other while the arches are looked at, so that they are there when one is opened. */
export async function fetchPapers(tried: Tried, signal: AbortSignal): Promise<void> {
  for (const age of youngestFirst)
    for (const { picture } of papersOf(tried, age)) {
      if (signal.aborted) return
      const image = new Image()
      image.src = picture
      await image.decode().catch(() => undefined)
    }
}

/** Two papers of a tried book as they are printed. */
export function TriedSheets({ tried, age, onClose, onKeep }: { tried: Tried; age: AgeGroup; onClose: () => void; onKeep: () => void }) {
  const book = tried[age]
  const papers = papersOf(tried, age)
  const others = (tried.pictures.find((one) => one.ageGroup === age)?.pictures.length ?? 1) - 1
  return (
    <Dialog
      wide
      title={book.title}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onKeep}>Keep these three books</Button>
        </>
      }
    >
      <p className="mb-5 text-ink-2">
        {ageProfiles[age].short} {ageProfiles[age].ages}. {book.bottomLine}
      </p>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {papers.map((paper) => (
          <Paper key={paper.pdf} {...paper} />
        ))}
      </div>
      <p className="mt-6 text-sm text-mute">
        {others > 0 && `With it come ${others} more sheets to print, the book to read and hear, and the class on a phone. `}
        Written without AI, from the sermon’s own words and our bank of Bible stories.
      </p>
    </Dialog>
  )
}

function Paper({ title, picture, pdf }: { title: string; picture: string; pdf: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  return (
    <figure className="min-w-0">
      <div className="relative grid aspect-[612/792] place-items-center rounded-[3px] bg-white text-[#534056] shadow-3 dark:brightness-94">
        {state === 'loading' && <Spinner className="size-6" />}
        {state === 'failed' ? (
          <p className="px-6 text-center text-sm">This page cannot be shown right now. Open it to print, or try again.</p>
        ) : (
          <img
            src={picture}
            alt={`${title}, the first page`}
            onLoad={() => setState('there')}
            onError={() => setState('failed')}
            className="absolute inset-0 h-full w-full rounded-[3px]"
          />
        )}
      </div>
      <figcaption className="mt-3 flex items-center justify-between gap-3">
        <span className="text-sm leading-snug font-semibold">{title}</span>
        <a
          href={pdf}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold text-accent-text underline underline-offset-4"
        >
          <Printer className="size-4" aria-hidden="true" />
          Print<span className="sr-only"> {title}</span>
        </a>
      </figcaption>
    </figure>
  )
}
