import { clsx } from 'clsx'
import { FileText, Quote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ageLook } from '#web/book/age-look.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { forgetClaim } from './kept-claim.ts'
import { KeepForm } from './keep-form.tsx'
import type { Given } from './take-sermon.ts'
import { fetchPapers, TriedSheets } from './tried-sheets.tsx'
import { TriedShelf } from './tried-shelf.tsx'
import { type Try, useTry, youngestFirst } from './use-try.ts'

/** A sermon that somebody tries: what was heard, the three books as they are lit, and the way to keep them. */
export function TriedSermon({ given, stage, onLeave }: { given: Given; stage: HTMLElement; onLeave: () => void }) {
  const at = useTry(given)
  const [open, setOpen] = useState<AgeGroup>()
  const [keeping, setKeeping] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const complete = at.tried !== undefined && at.lit === youngestFirst.length
  useEffect(() => title.current?.focus({ preventScroll: true }), [at.failed])
  const { tried } = at
  useEffect(() => {
    const left = new AbortController()
    if (tried) void fetchPapers(tried, left.signal)
    return () => left.abort()
  }, [tried])
  const leave = () => {
    forgetClaim()
    onLeave()
  }
  const keep = () => {
    setOpen(undefined)
    setKeeping(true)
  }
  return (
    <section
      aria-label="Your sermon"
      className="mt-6 max-w-[33rem] rounded-[24px] border border-line bg-card px-4.5 pt-4 pb-4.5 shadow-1 sm:px-5"
    >
      <div className="flex items-center gap-3.5 pb-3.5">
        <span className="grid h-13 w-10 shrink-0 -rotate-3 place-items-center rounded-[3px] border border-line bg-white text-[#6b5a6c] shadow-2">
          <FileText className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2
            ref={title}
            tabIndex={-1}
            className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal outline-none"
          >
            {nameOf(given, at)}
          </h2>
          <p className="text-sm leading-snug text-mute">{at.sermon && aboutOf(at)}</p>
        </div>
        <Button look="ghost" size="sm" onClick={leave}>
          {complete || at.failed ? 'Try another' : 'Stop'}
        </Button>
      </div>
      {at.failed ? (
        <Refused failed={at.failed} onAnyway={at.anyway} />
      ) : (
        <>
          {at.plan && (
            <p className="flex gap-2.5 border-t border-line py-3 text-[0.9375rem] leading-snug text-ink-2">
              <Quote className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
              <span>
                <b className="block text-[0.8125rem] font-semibold text-mute">What we heard</b>
                {at.plan.bigIdea.text}
              </span>
            </p>
          )}
          <ul>
            {youngestFirst.map((age, index) => (
              <Row key={age} age={age} at={at} lit={index < at.lit} next={index === at.lit} onOpen={() => setOpen(age)} />
            ))}
          </ul>
          <p role="status" className="sr-only">
            {complete ? 'Your three books are ready.' : at.plan ? 'Writing the books.' : 'Reading the sermon.'}
          </p>
          {at.tried && complete && (
            <div className="border-t border-line pt-4">
              {keeping ? (
                <KeepForm tried={at.tried} />
              ) : (
                <Button size="lg" className="w-full" onClick={() => setKeeping(true)}>
                  Keep these three books
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {createPortal(<TriedShelf at={at} onOpen={setOpen} />, stage)}
      {open && at.tried && <TriedSheets tried={at.tried} age={open} onClose={() => setOpen(undefined)} onKeep={keep} />}
    </section>
  )
}

const nameOf = (given: Given, { sermon }: Try) =>
  sermon?.title || sermon?.filename || ('file' in given ? given.file.name : 'claim' in given ? 'Your three books' : 'The text you pasted')
const aboutOf = ({ sermon, plan }: Try) =>
  [sermon?.speaker, plan?.passage ?? sermon?.scripture].filter(Boolean).join(', ') || (sermon?.title ? sermon.filename : '')

function Row({ age, at, lit, next, onOpen }: { age: AgeGroup; at: Try; lit: boolean; next: boolean; onOpen: () => void }) {
  return (
    <li className="grid min-h-12 grid-cols-[20px_1fr_auto] items-center gap-3 border-t border-line">
      <span className={clsx('h-[18px] w-3.5 rounded-t-full rounded-b-[3px]', lit ? ageLook[age].mark : 'bg-line')} aria-hidden="true" />
      <span className="min-w-0 py-2 leading-snug">
        {lit ? (
          <>
            <b className="font-semibold">{at.books[age]?.title}</b>{' '}
            <span className="text-[0.9375rem] text-mute">{ageProfiles[age].short}</span>
          </>
        ) : (
          <span className="text-[0.9375rem] text-mute">
            {ageProfiles[age].short} {ageProfiles[age].ages}
          </span>
        )}
      </span>
      {lit && at.tried ? (
        <Button
          look="link"
          size="link"
          className="!min-h-11 px-1 underline"
          onClick={onOpen}
          aria-label={`Open ${at.books[age]?.title ?? ''}`}
        >
          Open
        </Button>
      ) : (
        <span className="flex items-center gap-2 text-sm text-mute">
          {next && <Spinner className="size-4" />}
          {next ? (at.plan ? 'writing' : 'reading') : lit ? '' : 'waits'}
        </span>
      )}
    </li>
  )
}

const Refused = ({ failed, onAnyway }: { failed: { message: string; code: string }; onAnyway: () => void }) => (
  <div className="border-t border-line pt-3.5">
    <p role="alert" className="text-bad">
      {failed.message}
    </p>
    {failed.code === 'generation.not_a_sermon' && (
      <Button look="outline" className="mt-3.5" onClick={onAnyway}>
        It is a sermon: make the books
      </Button>
    )}
  </div>
)
