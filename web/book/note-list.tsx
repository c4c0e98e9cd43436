import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { ClassNote } from '#contract/class-notes.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { markNames } from './note-marks.ts'

/** Notes as they were said. `onDelete` is there for those that stand here; the others name the lesson that they come from. */
export const NoteList = ({ notes, onDelete }: { notes: ClassNote[]; onDelete?: (id: string) => void }) => (
  <ul>
    {notes.map((note) => (
      <li key={note.id} className="flex items-start gap-2 border-t border-line py-2.5 first:border-0">
        <div className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
          {note.marks.length > 0 && (
            <p className="font-semibold">
              {note.marks.map((mark) => markNames[mark]).join(', ')}
              {note.about && <span className="font-normal">: {note.about}</span>}
            </p>
          )}
          {note.marks.length === 0 && note.about && <p className="font-semibold">{note.about}</p>}
          {note.text && <p className="whitespace-pre-line">{note.text}</p>}
          <p className="text-sm text-mute">
            {note.by || 'You'}, {longDate(onDelete ? note.at.slice(0, 10) : note.day)}
            {!onDelete && (
              <>
                , {ageProfiles[note.ageGroup].short.toLowerCase()},{' '}
                <Link href={paths.book(note.bookId)} className="underline underline-offset-4">
                  “{note.sermonTitle}”
                </Link>
              </>
            )}
          </p>
        </div>
        {onDelete && (
          <Button look="ghost" size="icon" aria-label="Delete this note" onClick={() => onDelete(note.id)}>
            <Trash2 className="size-4" />
          </Button>
        )}
      </li>
    ))}
  </ul>
)
