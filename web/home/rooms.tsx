import { CircleCheck } from 'lucide-react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Link } from '#contract/links.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ageLook } from '#web/book/age-look.ts'

const weekMs = 6 * 86_400_000
// Made only where a day is said: to make one takes a phone as long as to draw the page.
const said = (at: Date, as: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', as).format(at)
function openedOn(openedAt: string): string {
  const at = new Date(openedAt)
  return said(at, Date.now() - at.getTime() < weekMs ? { weekday: 'long' } : { month: 'short', day: 'numeric' })
}

/** The link by which a room is taught: its own, else the one for the whole Sunday. */
const linkOf = (links: Link[], bookId: string) => {
  const teaching = links.filter(({ kind }) => kind === 'volunteer')
  return teaching.find((one) => one.bookId === bookId) ?? teaching.find((one) => one.bookId === null)
}

/** Who teaches in each room, and whether they have opened what was sent to them. */
export function Rooms({
  books,
  links,
  onAsk,
}: {
  books: { bookId: string; ageGroup: AgeGroup }[]
  links: Link[]
  onAsk: (bookId: string) => void
}) {
  return (
    <ul aria-label="Rooms" className="mt-5">
      {books.map(({ bookId, ageGroup }) => {
        const link = linkOf(links, bookId)
        const room = ageProfiles[ageGroup].short
        return (
          <li key={bookId} className="flex min-h-15 items-center gap-3.5 border-t border-line py-2 last:border-b">
            <i aria-hidden="true" className={`h-4.5 w-3.5 shrink-0 rounded-t-full rounded-b-[3px] ${ageLook[ageGroup].mark}`} />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block truncate">
                {room}
                {link ? link.teacher && `, ${link.teacher}` : ', no one yet'}
              </span>
              <span className="block text-sm text-mute">{link ? 'Link made' : ageProfiles[ageGroup].ages}</span>
            </p>
            {link?.openedAt ? (
              <span className="flex items-center gap-1.5 text-sm font-medium text-good">
                <CircleCheck className="size-4.5" aria-hidden="true" />
                Opened {openedOn(link.openedAt)}
              </span>
            ) : link ? (
              <span className="text-sm text-mute">Not opened yet</span>
            ) : (
              <button
                type="button"
                onClick={() => onAsk(bookId)}
                className="min-h-11 text-sm font-semibold text-accent-text underline underline-offset-4"
              >
                Ask someone<span className="sr-only"> for {room.toLowerCase()}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
