import { useState } from 'react'
import { echoesOf } from '#lesson/sections/echoes.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { BookHistory } from './book-history.tsx'
import { ClashCard } from './clash-card.tsx'
import { useEdit } from './edit-context.ts'
import { SaveLine } from './save-line.tsx'
import { TextLine } from './text-line.tsx'

/** The name of a book and the one thing that it says; where it says that again is shown before it is changed. */
export function HeadEditor({ onDone }: { onDone: () => void }) {
  const { editing } = useEdit()
  const { draft } = editing
  const [before] = useState(draft.bottomLine)
  const echoes = draft.bottomLine.trim() ? echoesOf(before, draft) : []
  const done = () => {
    void editing.flush()
    onDone()
  }
  return (
    <section
      aria-label="The head of the book"
      className="rounded-xl border border-accent-line bg-card p-5 shadow-2"
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      {editing.clashes
        .filter(({ field }) => field === 'title' || field === 'bottomLine' || field === 'passage')
        .map((clash) => (
          <ClashCard key={clash.field} clash={clash} />
        ))}
      <div className="space-y-4">
        <TextLine path="title" value={draft.title} label="Title" one className="display text-2xl" />
        <TextLine path="bottomLine" value={draft.bottomLine} label="What it says, in one sentence" one className="text-lg" />
        <TextLine path="passage" value={draft.passage} label="Passage, as in Luke 10:25-37" one />
      </div>
      {echoes.length > 0 && (
        <div className="mt-4 rounded-[14px] border border-line bg-paper-2 p-4 font-sans">
          <p className="font-semibold">
            The old sentence is in {echoes.length} other {echoes.length === 1 ? 'place' : 'places'} of this book.
          </p>
          <ul className="mt-2 space-y-1 text-sm">
            {echoes.map((one) => (
              <li key={one.path} className="[overflow-wrap:anywhere]">
                <span className="text-mute">{sectionOf(one.section).label}: </span>
                <del className="text-bad">{one.before}</del> <ins className="text-good no-underline">{one.after}</ins>
              </li>
            ))}
          </ul>
          <Button size="sm" className="mt-3" onClick={() => editing.setAll(echoes)}>
            Change {echoes.length === 1 ? 'it' : `all ${echoes.length}`} too
          </Button>
        </div>
      )}
      <div className="mt-4 flex items-center gap-2 border-t border-line pt-2">
        <div className="min-w-0 flex-1">
          <SaveLine />
        </div>
        <Button look="outline" size="sm" onClick={done}>
          Done
        </Button>
      </div>
      <BookHistory />
    </section>
  )
}
