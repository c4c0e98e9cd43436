import { Link } from 'wouter'
import { recentSermons, type SermonSummary } from '#contract/sermons.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { ShelvedCover } from '#web/book/book-cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const widths = { 'young-kids': 'w-6.5', children: 'w-7.5', teens: 'w-8.5' }
const says: Partial<Record<SermonSummary['state'], string>> = {
  asking: 'Waiting for you to confirm what was heard.',
  failed: 'Not finished. Open to try again.',
  writing: 'Being written.',
}

/** The sermons that were given last, but for the one that is shown. */
export function RecentGenerations({ shownId, onOpen }: { shownId: string | undefined; onOpen?: () => void }) {
  const { data, error, refetch } = useRead(recentSermons)
  if (error)
    return (
      <p className="text-bad">
        Recent generations could not be loaded: {error.message}{' '}
        <button type="button" className="underline" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  const earlier = (data ?? []).filter(({ id }) => id !== shownId)
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <h2 id="recent" className="text-[1.375rem]">
          Recent Generations
        </h2>
        <Link href={paths.library} className="text-sm font-semibold text-accent-text underline underline-offset-4">
          All sermons
        </Link>
      </div>
      <ul>
        {earlier.map((sermon) => (
          <li key={sermon.id}>
            <Link
              {...(onOpen ? { onClick: onOpen } : {})}
              href={sermon.state === 'asking' ? paths.plan(sermon.id) : paths.homeWith(sermon.id)}
              className="flex min-h-17 items-center gap-4 border-b border-line py-2 hover:bg-paper-2"
            >
              <span className="flex w-26 shrink-0 items-end gap-1" aria-hidden="true">
                {sermon.books.toReversed().map((book) => (
                  <ShelvedCover key={book.id} book={book} className={`p-[1.5px] ${widths[book.ageGroup]}`} />
                ))}
                {sermon.books.length === 0 && (
                  <span className="grid h-10 w-full place-items-center rounded-md border border-dashed border-line-2">
                    {sermon.state === 'writing' && <Spinner className="size-4 text-accent-text" />}
                  </span>
                )}
              </span>
              <span className="min-w-0 flex-1 leading-snug">
                <span className="line-clamp-2 block font-semibold">{sermon.title}</span>
                <span className="block truncate text-sm text-mute">{[sermon.passage, sermon.speaker].filter(Boolean).join(', ')}</span>
                {says[sermon.state] && <span className="block text-sm text-accent-text">{says[sermon.state]}</span>}
              </span>
              <span className="shrink-0 text-sm text-mute tabular-nums max-sm:hidden">{longDate(sermon.day)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
