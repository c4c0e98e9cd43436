import { clsx } from 'clsx'
import { BookOpen, ChevronDown, ChevronRight, Download, type LucideIcon, Play, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import { type HandedOn, linkPicture, type TaughtBook } from '#contract/links.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { weekdayAndDate } from '#lesson/words/long-date.ts'
import { beforeSunday } from '#lesson/plan/before-sunday.ts'
import { checkBefore, safetyOf } from '#lesson/plan/check-before.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { CheckBeforeLines } from '#web/book/check-before.tsx'
import { Errands } from '#web/book/errands.tsx'
import { LessonView } from '#web/book/lesson-view.tsx'
import { StepSheets } from '#web/book/step-sheets.tsx'
import { initialsOf } from '#web/lib/initials.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChurchLine, UntilLine } from './church-line.tsx'
import { RoomSheets, sheetsAt } from './room-sheets.tsx'
import { TellOwner } from './tell-owner.tsx'

/** What somebody who teaches on Sunday opens: what it is, what is needed, one button, the sheets. A link for the whole Sunday asks for the room first. */
export function VolunteerPage({ handed }: { handed: HandedOn & { token: string } }) {
  const { church, by, note, books, sermonDate, until, token } = handed
  const [only, ...more] = books
  const word = <Word note={note} by={by} />
  return (
    <main id="main" data-link={token} className="mx-auto max-w-[62rem] px-4.5 pb-10 lg:px-9">
      <ChurchLine church={church} by={by} />
      <p
        hidden
        data-as-of
        role="status"
        className="mb-3 rounded-[14px] border border-line bg-card px-3.5 py-2 text-[0.9375rem] leading-snug"
      >
        <b className="font-semibold">No internet.</b> <span />
      </p>
      {only && more.length === 0 ? (
        <article>
          <RoomHead book={only} day={sermonDate} title={<h1 className={titleLook}>{only.content.title}</h1>} />
          {word}
          <Room alone book={only} token={token} by={by} />
        </article>
      ) : (
        <>
          <p className="mt-3 text-[0.9375rem] font-semibold text-accent-text">{weekdayAndDate(sermonDate) || sermonDate}</p>
          <h1 className="mt-1 text-[1.875rem] lg:text-[2.75rem]">Which room do you teach?</h1>
          {word}
          <div className="mt-6 grid gap-4">
            {books.toReversed().map((book) => (
              // Of several with one name the browser holds one open: a page for three rooms has one thing to press.
              <details key={book.id} name="room">
                <summary className="relative list-none rounded-2xl">
                  <RoomHead book={book} day="" title={<h2 className={titleLook}>{book.content.title}</h2>} />
                  <ChevronDown aria-hidden="true" className={clsx('turns absolute top-4 right-4 size-5', ageLook[book.ageGroup].text)} />
                </summary>
                <Room alone={false} book={book} token={token} by={by} />
              </details>
            ))}
          </div>
        </>
      )}
      <UntilLine until={until} />
    </main>
  )
}

/** What whoever sent it says with it, beside their initials. */
const Word = ({ note, by }: { note: string; by: string }) =>
  note && (
    <p className="mt-5 flex max-w-[40rem] items-start gap-3.5 leading-normal">
      {by && (
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-teens text-[0.8125rem] font-bold text-on-teens"
        >
          {initialsOf(by)}
        </span>
      )}
      <span className="min-w-0 pt-1 [overflow-wrap:anywhere]">
        {note} {by && <span className="text-mute">{by}</span>}
      </span>
    </p>
  )

const titleLook = 'my-2 text-[1.875rem] [overflow-wrap:anywhere] lg:text-[2.75rem]'
function RoomHead({ book, day, title }: { book: TaughtBook; day: string; title: ReactNode }) {
  const { content } = book
  const look = ageLook[book.ageGroup]
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 overflow-hidden rounded-2xl border px-5.5 pt-5.5 lg:px-10',
        look.soft,
      )}
    >
      <div className="min-w-0 self-center pb-5.5">
        <p className={clsx('text-[0.9375rem] leading-snug font-semibold', look.text)}>
          {day && (
            <>
              {weekdayAndDate(day) || day}
              <br />
            </>
          )}
          {ageProfiles[book.ageGroup].short}
        </p>
        {title}
        <p className="text-[0.9375rem] leading-snug text-ink-2">
          Ages {ageProfiles[book.ageGroup].ages}, {content.minutes} minutes
          <br />
          {content.passage}
        </p>
      </div>
      <AgeCover first book={content} className="-mb-px h-32 w-auto max-w-none sm:h-36 lg:h-48" />
    </div>
  )
}

const heading = 'mt-7 mb-2 text-xl'
const row = 'grid min-h-16 grid-cols-[44px_1fr_auto] items-center gap-3.5 border-t border-line first:border-0'
function Room({ book, token, by, alone }: { book: TaughtBook; token: string; by: string; alone: boolean }) {
  const { content } = book
  const safety = safetyOf(content)
  const checks = [...checkBefore(content), ...(safety.length > 0 ? [{ name: 'Keep everyone safe', lines: safety }] : [])]
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
        <div>
          <ButtonLink href={paths.volunteerClass(token, book.id)} size="lg" className="mt-6 max-sm:w-full" data-class={book.id}>
            <Play className="size-5" aria-hidden="true" />
            <span>Start teaching</span>
          </ButtonLink>
          <p hidden data-saved className="mt-2.5 flex items-center gap-1.5 text-sm text-mute max-sm:justify-center">
            <Smartphone className="size-4 shrink-0" aria-hidden="true" />
            Saved on this device. Works without internet.
          </p>
          <h2 className={heading}>Before Sunday</h2>
          <ToDo book={book} token={token} alone={alone} />
          {checks.length > 0 && (
            <>
              <h2 className={heading}>Check before you teach</h2>
              <CheckBeforeLines checks={checks} />
            </>
          )}
          <h2 className={heading}>Read it beforehand</h2>
          <details>
            <summary className={clsx(row, 'list-none')}>
              <StepMark icon={BookOpen} age={book.ageGroup} />
              <span className="leading-snug">
                The whole lesson
                <small className="block text-sm text-mute">Say, do and ask, step by step</small>
              </span>
              <ChevronDown className="turns size-5 text-mute" aria-hidden="true" />
            </summary>
            <div className="border-t border-line pt-6">
              <LessonView
                book={content}
                finished={false}
                sermonId={undefined}
                sections={{
                  after: (step) => (
                    <StepSheets
                      step={step}
                      printables={book.pictures}
                      show={({ name, title }) => (
                        <a
                          href={addressOf(linkPicture, { token, bookId: book.id, name })}
                          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
                        >
                          {title}
                        </a>
                      )}
                    />
                  ),
                }}
              />
            </div>
          </details>
        </div>
        <div>
          {book.narration && (
            <>
              <h2 className={heading}>Listen to the story</h2>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the whole text that is read stands on the same page */}
              <audio controls preload="none" src={book.narration.audioUrl} className="w-full" />
            </>
          )}
          <h2 id={sheetsAt(book)} className={clsx(heading, 'scroll-mt-4')}>
            Print the sheets
          </h2>
          <RoomSheets book={book} token={token} />
        </div>
      </div>
      <TellOwner book={book} token={token} by={by} />
    </>
  )
}
const StepMark = ({ icon: Icon, age }: { icon: LucideIcon; age: TaughtBook['ageGroup'] }) => (
  <span aria-hidden="true" className={clsx('grid h-12 w-10 place-items-center rounded-t-full rounded-b-lg', ageLook[age].arch)}>
    <Icon className="size-4.5" />
  </span>
)
const go = 'flex size-11 shrink-0 items-center justify-end rounded-md text-mute hover:text-accent-text'
/** What to bring, print and get ready, each with the way to it. */
function ToDo({ book, token, alone }: { book: TaughtBook; token: string; alone: boolean }) {
  const errands = beforeSunday(book.content, book.pictures)
  if (errands.length === 0) return <p className="text-ink-2">Nothing but this page.</p>
  return (
    <Errands
      errands={errands}
      box={(key, look) => <input type="checkbox" data-kept={`${book.id} ${key}`} className={look} />}
      way={({ text, step, sheets: [sheet, ...others] }) =>
        sheet && others.length === 0 ? (
          <a href={addressOf(linkPicture, { token, bookId: book.id, name: sheet.name })} className={go}>
            <Download className="size-4.5" aria-hidden="true" />
            <span className="sr-only">{text}, PDF</span>
          </a>
        ) : sheet ? (
          <a href={`#${sheetsAt(book)}`} className={go}>
            <ChevronRight className="size-5" aria-hidden="true" />
            <span className="sr-only">To the sheets</span>
          </a>
        ) : (
          // The address of a step opens the lesson at it; in a page of three rooms it would be the first room's.
          step &&
          alone && (
            <a href={`#${step}`} className={go}>
              <ChevronRight className="size-5" aria-hidden="true" />
              <span className="sr-only">{text} in the lesson</span>
            </a>
          )
        )
      }
    />
  )
}
