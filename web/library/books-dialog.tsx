import { BookOpen, Printer, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { LibraryRow } from '#contract/library.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { AudioPlayer } from '#web/book/audio-player.tsx'
import { ShelvedCover } from '#web/book/book-cover.tsx'
import { ListenButton, type Listening } from '#web/book/listen.tsx'
import { printBook } from '#web/book/use-book-deeds.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const ShareLesson = lazy(() => import('#web/book/share-lesson.tsx').then((file) => ({ default: file.ShareLesson })))

/** The books of one sermon, each with what is done with it most. */
export function BooksDialog({ row, onClose }: { row: LibraryRow; onClose: () => void }) {
  const [sharing, setSharing] = useState<string>()
  const [reading, setReading] = useState<string>()
  const [listening, setListening] = useState<Listening>()
  return (
    <Dialog wide title={row.title} onClose={onClose}>
      <ul>
        {row.books.map((book) => (
          <li
            key={book.id}
            className="flex items-center gap-5 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 max-sm:items-start"
          >
            <ShelvedCover book={book} className="w-16 shrink-0 p-[2px]" />
            <div className="min-w-0 flex-1">
              <p className="text-sm text-mute">
                {ageProfiles[book.ageGroup].short}, {ageProfiles[book.ageGroup].ages}
              </p>
              <h3 className="text-lg">{book.title}</h3>
              <div className="mt-2.5 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>*]:px-2">
                <Link
                  href={paths.book(book.id)}
                  className="inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-line-2 bg-card px-3.5 text-sm font-semibold hover:border-accent hover:text-accent-text"
                >
                  {/* On a phone the words need the width. */}
                  <BookOpen className="size-4 max-sm:hidden" aria-hidden="true" />
                  View Content
                </Link>
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
                <Button look="outline" size="sm" onClick={() => setSharing(book.id)}>
                  <Users className="size-4" aria-hidden="true" />
                  Share
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
      {sharing && (
        <Suspense>
          <ShareLesson bookId={sharing} onClose={() => setSharing(undefined)} />
        </Suspense>
      )}
    </Dialog>
  )
}
