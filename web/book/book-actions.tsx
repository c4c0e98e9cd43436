import { BookOpen, Copy, Download, Eye, Printer, Share2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { ListenButton, type Listening } from './listen.tsx'
import { type BookInHand, useBookDeeds } from './use-book-deeds.tsx'

/** What can be done with a finished book: open it at its own address, read it on paper, take it along, hear it, print, copy, share. */
export function BookActions(inHand: BookInHand) {
  const { bookId } = inHand
  const [reading, setReading] = useState<string>()
  const [listening, setListening] = useState<Listening>()
  const deeds = useBookDeeds(inHand)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:[&>*]:justify-center max-sm:[&>*]:gap-1.5 max-sm:[&>*]:px-2 max-sm:[&>*]:py-1 max-sm:[&>*]:leading-tight max-sm:[&>*]:whitespace-normal xl:justify-between">
        <Button look="outline" size="sm" onClick={() => deeds.open('take')}>
          <Download className="size-4" aria-hidden="true" />
          Take it with you
        </Button>
        <Link
          href={paths.book(bookId)}
          className="inline-flex min-h-9 items-center gap-2 rounded-md border border-line-2 bg-card px-3.5 text-sm font-semibold hover:border-accent hover:text-accent-text"
        >
          <BookOpen className="size-4" aria-hidden="true" />
          Open the book
        </Link>
        <Button look="outline" size="sm" onClick={() => deeds.open('preview')}>
          <Eye className="size-4" aria-hidden="true" />
          PDF
        </Button>
        <ListenButton
          bookId={bookId}
          title={deeds.printed.title}
          place="results"
          busy={reading}
          onBusy={setReading}
          onReady={setListening}
        />
        <Button look="outline" size="sm" onClick={deeds.print}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        <Button look="outline" size="sm" onClick={() => void deeds.copy()}>
          <Copy className="size-4" aria-hidden="true" />
          Copy
        </Button>
        <Button look="outline" size="sm" onClick={() => void deeds.share()}>
          <Share2 className="size-4" aria-hidden="true" />
          Share text
        </Button>
        <Button look="outline" size="sm" onClick={() => deeds.open('share')}>
          <Users className="size-4" aria-hidden="true" />
          Share to community
        </Button>
      </div>
      {listening?.bookId === bookId && <AudioPlayer narration={listening.narration} title={deeds.printed.title} />}
      {deeds.dialog}
    </div>
  )
}
