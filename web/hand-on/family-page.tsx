import { clsx } from 'clsx'
import { Download, Printer } from 'lucide-react'
import { addressOf } from '#contract/endpoint.ts'
import { type HandedOn, linkFamily } from '#contract/links.ts'
import { familyParts } from '#lesson/layout/family.ts'
import { weekdayAndDate } from '#lesson/words/long-date.ts'
import { AgeCover } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChurchLine, UntilLine } from './church-line.tsx'

/** Children against a door frame. */
const tall = { teens: 'h-32', children: 'h-27', 'young-kids': 'h-22' }

/** What the three rooms heard, for one table: a sentence, a verse, a question and one thing to do tonight for each age. */
export function FamilyPage({ handed }: { handed: HandedOn & { token: string } }) {
  const { church, by, note, sermonTitle, sermonDate, until, books } = handed
  return (
    <main id="main" className="mx-auto max-w-[62rem] px-4.5 pb-10 lg:px-9">
      <ChurchLine church={church} by={by} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-[0.9375rem] font-semibold text-ink-2">{weekdayAndDate(sermonDate) || sermonDate}</p>
          <h1 className="mt-1 text-3xl [overflow-wrap:anywhere]">{sermonTitle}</h1>
          <p className="mt-2 text-lg text-ink-2">What was heard in every room, for one table at home.</p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <ButtonLink look="outline" size="sm" href={addressOf(linkFamily, { token: handed.token })}>
            <Download className="size-4" aria-hidden="true" />
            One sheet, PDF
          </ButtonLink>
          <Button look="outline" size="sm" data-print className="needs-script">
            <Printer className="size-4" aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
      {note && <p className="mt-4 max-w-[40rem] [overflow-wrap:anywhere]">{note}</p>}
      <div className="mt-7 grid gap-5 lg:grid-cols-3">
        {familyParts(books.map(({ content }) => content)).map((part, at) => (
          <article key={part.age} className={clsx('flex flex-col overflow-hidden rounded-2xl border', ageLook[part.age].soft)}>
            <header className="grid min-h-37 grid-cols-[minmax(0,1fr)_auto] items-end gap-3 px-5 pt-5">
              <div className="min-w-0 self-center pb-4">
                <p className={clsx('text-sm font-semibold', ageLook[part.age].text)}>{part.name}</p>
                <h2 className="mt-1 text-[1.375rem] [overflow-wrap:anywhere]">{part.title}</h2>
              </div>
              {books[at] && <AgeCover book={books[at].content} className={clsx('-mb-px w-auto max-w-none', tall[part.age])} />}
            </header>
            <div className={clsx('flex-1 space-y-4 border-t border-line bg-card px-5 py-5', ageLook[part.age].body)}>
              <p className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">{part.bottomLine}</p>
              {part.verse && (
                <p className="leading-snug">
                  “{part.verse.text}” <span className="font-sans text-sm text-mute">{part.verse.reference}</span>
                </p>
              )}
              {part.question && <Asked title="Ask at the table" text={part.question} tone={ageLook[part.age].text} />}
              {part.tonight && <Asked title="Tonight" text={part.tonight} tone={ageLook[part.age].text} />}
            </div>
          </article>
        ))}
      </div>
      <UntilLine until={until} />
    </main>
  )
}
const Asked = ({ title, text, tone }: { title: string; text: string; tone: string }) => (
  <div>
    <h3 className={clsx('font-sans text-[0.8125rem] leading-tight font-semibold tracking-normal', tone)}>{title}</h3>
    <p className="mt-0.5 leading-snug [overflow-wrap:anywhere]">{text}</p>
  </div>
)
