import { ChevronRight } from 'lucide-react'
import { recentSermons } from '#contract/sermons.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Spinner } from '#web/ui/spinner.tsx'

export function RecentGenerations({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, refetch } = useRead(recentSermons)
  if (error)
    return (
      <p className="mt-12 text-bad">
        Recent generations could not be read: {error.message}{' '}
        <button type="button" className="underline" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    )
  if (!data?.length) return null
  return (
    <section aria-labelledby="recent" className="mt-12">
      <h2 id="recent" className="mb-5 text-xl">
        Recent generations
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((sermon) => (
          <li key={sermon.id}>
            <button
              type="button"
              onClick={() => onOpen(sermon.id)}
              className="group flex w-full items-center gap-4 rounded-xl border border-line bg-card p-4 text-left transition-shadow hover:border-accent-line hover:shadow-2"
            >
              <span className="flex h-11 items-end gap-[3px]" aria-hidden="true">
                <i className="h-5 w-2.5 rounded-t-full bg-kids" />
                <i className="h-8 w-2.5 rounded-t-full bg-children" />
                <i className="h-11 w-2.5 rounded-t-full bg-teens" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{sermon.title}</span>
                <span className="block truncate text-sm text-mute">
                  {sermon.speaker}, {longDate(sermon.createdAt)}
                </span>
                {sermon.state === 'asking' && (
                  <span className="block text-sm text-accent-text">Waits for your word on what was heard.</span>
                )}
                {sermon.state === 'failed' && <span className="block text-sm text-bad">Not finished. Open to try again.</span>}
              </span>
              {sermon.state === 'writing' ? (
                <Spinner className="size-5 text-accent-text" />
              ) : (
                <ChevronRight className="size-5 text-mute transition-transform group-hover:translate-x-0.5" aria-hidden="true" />
              )}
              {sermon.state === 'writing' && <span className="sr-only">being written</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
