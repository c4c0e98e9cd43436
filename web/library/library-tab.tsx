import { BookOpen, Printer, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Book, listBooks } from '#contract/library.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { ArchArt } from '#web/art/scenes.tsx'
import { BookCover } from '#web/book/book-cover.tsx'
import { AudioPlayer } from '#web/book/audio-player.tsx'
import { BookActions } from '#web/book/book-actions.tsx'
import { printBook } from '#web/book/use-book-deeds.tsx'
import { ListenButton, type Listening } from '#web/book/listen.tsx'
import { useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteSermon } from './delete-sermon.tsx'

const ShareLesson = lazy(() => import('#web/book/share-lesson.tsx').then((file) => ({ default: file.ShareLesson })))
const LessonView = lazy(() => import('#web/book/lesson-view.tsx').then((file) => ({ default: file.LessonView })))
const sermonOf = (book: Book) => ({ title: book.sermonTitle, speaker: book.speaker, date: book.sermonDate })

/** My Book Library: every book, newest first, with its detail and the deletion of its sermon. */
export function LibraryTab() {
  const { data, error, isPending, refetch } = useRead(listBooks)
  const [open, setOpen] = useState<Book>()
  const [sharing, setSharing] = useState<Book>()
  const [deleting, setDeleting] = useState<Book>()
  const [reading, setReading] = useState<string>()
  const [listening, setListening] = useState<Listening>()
  if (isPending)
    return (
      <p role="status" className="flex justify-center py-24 text-accent-text">
        <Spinner className="size-9" />
        <span className="sr-only">Loading</span>
      </p>
    )
  if (error)
    return (
      <div className="py-20 text-center">
        <p className="mb-4 text-bad">Your library could not be read. {error.message}</p>
        <Button look="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  return (
    <section aria-label="Books">
      <p className="mb-6 text-mute">
        {data.length} {data.length === 1 ? 'book' : 'books'}
      </p>
      {data.length === 0 ? (
        <EmptyLibrary />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((book) => (
            <li key={book.id} className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-1">
              <div
                className={`flex h-36 items-end justify-center overflow-hidden ${{ teens: 'bg-teens-soft', children: 'bg-children-soft', 'young-kids': 'bg-kids-soft' }[book.ageGroup]}`}
              >
                <BookCover book={book.content} className="h-[92%] w-auto translate-y-[6%]" />
              </div>
              <div className="flex flex-1 flex-col p-5">
                <Pill tone={book.ageGroup} className="mb-3 self-start">
                  {ageProfiles[book.ageGroup].short} <span className="font-medium">{ageProfiles[book.ageGroup].ages}</span>
                </Pill>
                <h2 className="text-xl">{book.title}</h2>
                <p className="mt-1.5 flex-1 text-ink-2">{book.description}</p>
                <p className="mt-3 text-sm text-mute">
                  {book.sermonTitle}, {longDate(book.createdAt)}
                </p>
                <div className="mt-4 flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => setOpen(book)}>
                    <BookOpen className="size-4" aria-hidden="true" />
                    View Content
                  </Button>
                  <ListenButton
                    bookId={book.id}
                    title={book.title}
                    place="library"
                    busy={reading}
                    onBusy={setReading}
                    onReady={setListening}
                  />
                  <Button look="outline" size="sm" onClick={() => printBook(book.id)}>
                    <Printer className="size-4" aria-hidden="true" />
                    Print
                  </Button>
                  <Button look="outline" size="sm" onClick={() => setSharing(book)}>
                    <Users className="size-4" aria-hidden="true" />
                    Share
                  </Button>
                  <Button look="ghost" size="sm" onClick={() => setDeleting(book)}>
                    Delete
                  </Button>
                </div>
                {listening?.bookId === book.id && (
                  <div className="mt-3">
                    <AudioPlayer narration={listening.narration} title={book.title} />
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Dialog wide title={open.title} onClose={() => setOpen(undefined)}>
          <div className="mb-7">
            <BookActions book={open.content} bookId={open.id} sermon={sermonOf(open)} sermonId={open.sermonId} />
          </div>
          <Suspense>
            <LessonView book={open.content} finished sermonId={open.sermonId} />
          </Suspense>
        </Dialog>
      )}
      {sharing && (
        <Suspense>
          <ShareLesson bookId={sharing.id} onClose={() => setSharing(undefined)} />
        </Suspense>
      )}
      {deleting && <DeleteSermon book={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  )
}

const EmptyLibrary = () => (
  <div className="grid place-items-center rounded-2xl border border-line bg-card px-6 py-16 text-center">
    <ArchArt age="children" h={300} className="mb-6 w-28" />
    <h2 className="text-xl">No books yet</h2>
    <p className="mt-2 max-w-[28em] text-ink-2">The lesson books you make appear here, ready to read, print and teach.</p>
  </div>
)
