import { ListChecks, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type LibraryRow as Row, readLibrary, readShelf } from '#contract/library.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { usePageKeys } from '#web/lib/use-page-keys.ts'
import { readAhead, readListAhead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BibleStrip } from './bible-strip.tsx'
import { DeletedSermons } from './deleted-sermons.tsx'
import { DeleteSermons } from './delete-sermons.tsx'
import { EditSermon } from './edit-sermon.tsx'
import { EmptyLibrary, NothingFound } from './empty-library.tsx'
import { LibraryFilters, noFilters } from './library-filters.tsx'
import { LibraryRow, type RowDeed } from './library-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { byMonth, useLibrary } from './use-library.ts'

const BooksDialog = lazy(() => import('./books-dialog.tsx').then((file) => ({ default: file.BooksDialog })))
const PackDialog = lazy(() => import('#web/book/pack-dialog.tsx').then((file) => ({ default: file.PackDialog })))
const SendDialog = lazy(() => import('#web/book/send-dialog.tsx').then((file) => ({ default: file.SendDialog })))

const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`

/** What the page begins with while nothing is looked for. */
export const prepare = (): Promise<unknown> => Promise.all([readListAhead(readLibrary), readAhead(readShelf)])

/** My Book Library: every sermon with its books, by month, found by word, and moved through by keys. */
export function LibraryPage({ notice }: { notice?: ReactNode }) {
  useTitle('My Book Library')
  const [, go] = useLocation()
  const { filters, set, pages, rows, shelf, filtered } = useLibrary()
  const [at, setAt] = useState(-1)
  const [chosen, setChosen] = useState<string[]>([])
  const [selecting, setSelecting] = useState(false)
  const [doing, setDoing] = useState<{ deed: RowDeed; rows: Row[] }>()
  const field = useRef<HTMLInputElement>(null)
  const here = rows[at]
  const picked = rows.filter(({ id }) => chosen.includes(id))
  const move = (step: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + step))
    setAt(next)
    document.getElementById(`row-${rows[next]?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const act = (deed: RowDeed, row: Row | undefined) =>
    row && (row.books.length > 0 || deed === 'edit' || deed === 'delete') && setDoing({ deed, rows: [row] })
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    p: () => act('print', here),
    s: () => act('send', here),
    x: () => here && choose(here.id),
    '/': () => field.current?.focus(),
    ...(here ? { Enter: () => go(here.state === 'asking' ? paths.plan(here.id) : paths.homeWith(here.id)) } : {}),
  })
  const deleted = filters.deleted === '1'
  const close = () => setDoing(undefined)
  const [first] = doing?.rows ?? []
  return (
    <main id="main" className="wrap pt-6 pb-28">
      {notice}
      <div className="mb-4 flex items-center gap-2 md:gap-4">
        <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-4">
          <h1 className="text-[1.75rem] md:text-[2.25rem]">My Book Library</h1>
          <p role="status" className="text-[0.9375rem] text-mute tabular-nums">
            {shelf && shelf.sermons > 0 && `${counted(shelf.sermons, 'sermon')}, ${counted(shelf.books, 'book')}`}
          </p>
        </div>
        {rows.length > 0 && !deleted && !selecting && (
          <Button look="outline" size="icon" className="shrink-0 md:hidden" aria-label="Select" onClick={() => setSelecting(true)}>
            <ListChecks className="size-5" />
          </Button>
        )}
        {/* An empty library has a button of its own for that. */}
        {(filtered || deleted || rows.length > 0) && (
          <Link
            href={paths.newSermon}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-[12px] border border-line-2 bg-card text-[0.9375rem] font-semibold hover:border-accent hover:text-accent-text md:px-4"
          >
            <Plus className="size-5 md:size-4" aria-hidden="true" />
            <span className="max-md:sr-only">New sermon</span>
          </Link>
        )}
      </div>
      {deleted ? (
        <DeletedSermons rows={rows} pending={pages.isPending} onBack={() => set({ deleted: '' })} />
      ) : (
        <>
          {(filtered || rows.length > 0) && (
            <div className="mb-2 grid gap-4">
              <LibraryFilters filters={filters} onChange={(change) => (setAt(-1), set(change))} shelf={shelf} field={field} />
              {shelf && <BibleStrip bible={shelf.bible} chosen={filters.book ?? ''} onChoose={(book) => set({ book })} />}
            </div>
          )}
          {pages.isPending && (
            <p role="status" className="flex justify-center py-24 text-accent-text">
              <Spinner className="size-9" />
              <span className="sr-only">Loading</span>
            </p>
          )}
          {pages.error && (
            <div className="py-20 text-center">
              <p className="mb-4 text-bad">Your library could not be loaded. {pages.error.message}</p>
              <Button look="outline" onClick={() => void pages.refetch()}>
                Try again
              </Button>
            </div>
          )}
          {!pages.isPending &&
            !pages.error &&
            rows.length === 0 &&
            (filtered ? <NothingFound onAll={() => set(noFilters)} /> : <EmptyLibrary />)}
          {byMonth(rows).map((month) => (
            <section key={month.name} aria-label={month.name}>
              <h2 className="border-b border-line pt-5 pb-2 font-sans md:-mx-7 md:px-7 text-sm font-semibold tracking-normal text-mute">
                {month.name}
              </h2>
              <ul className="md:-mx-7 md:[&>li]:px-7">
                {month.rows.map((row) => (
                  <LibraryRow
                    key={row.id}
                    row={row}
                    at={row === here}
                    chosen={chosen.includes(row.id)}
                    selecting={selecting}
                    onChoose={() => choose(row.id)}
                    onDo={(deed) => setDoing({ deed, rows: [row] })}
                  />
                ))}
              </ul>
            </section>
          ))}
          {pages.hasNextPage && (
            <p className="mt-6 text-center">
              <Button look="outline" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {pages.isFetchingNextPage && <Spinner className="size-4" />}
                Show more
              </Button>
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            {rows.length > 0 ? <Keys /> : <span />}
            {shelf && shelf.deleted > 0 && (
              <Button look="link" size="link" onClick={() => set({ deleted: '1' })}>
                Recently deleted ({shelf.deleted})
              </Button>
            )}
          </div>
        </>
      )}
      {(picked.length > 0 || selecting) && (
        <SelectionBar
          rows={picked}
          onDo={(deed) => setDoing({ deed, rows: picked })}
          onClear={() => (setChosen([]), setSelecting(false))}
        />
      )}
      <Suspense>
        {first && doing?.deed === 'books' && <BooksDialog row={first} onClose={close} />}
        {first && doing?.deed === 'print' && (
          <PackDialog sermonId={first.id} ages={first.books.map(({ ageGroup }) => ageGroup)} onClose={close} />
        )}
        {first?.books[0] && doing?.deed === 'send' && (
          <SendDialog
            book={{ id: first.books[0].id, ageGroup: first.books[0].ageGroup, sermonId: first.id, sermonTitle: first.title }}
            first="sunday"
            onClose={close}
          />
        )}
      </Suspense>
      {doing?.deed === 'edit' && <EditSermon rows={doing.rows} shelf={shelf} onClose={close} />}
      {doing?.deed === 'delete' && (
        <DeleteSermons rows={doing.rows} onDone={() => (close(), setChosen([]), setSelecting(false), setAt(-1))} onClose={close} />
      )}
    </main>
  )
}

const key = 'rounded-sm border border-line bg-card px-1.5 py-0.5 font-sans text-xs'
const Keys = () => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-mute max-md:hidden">
    <span>
      <kbd className={key}>J</kbd> <kbd className={key}>K</kbd> move
    </span>
    <span>
      <kbd className={key}>↵</kbd> open
    </span>
    <span>
      <kbd className={key}>X</kbd> select
    </span>
    <span>
      <kbd className={key}>P</kbd> print pack
    </span>
    <span>
      <kbd className={key}>S</kbd> send
    </span>
    <span>
      <kbd className={key}>/</kbd> search
    </span>
  </p>
)
