import { readSermonNotes } from '#contract/class-notes.ts'
import { NoteList } from '#web/book/note-list.tsx'
import { useRead } from '#web/lib/use-read.ts'

/** What was said after class when this story was told before, so that the next lesson knows it. Nothing where it is new. */
export function SaidBefore({ sermonId }: { sermonId: string }) {
  const { data } = useRead(readSermonNotes, { params: { id: sermonId } })
  if (!data?.length) return null
  return (
    <section aria-labelledby="said-before" className="mt-8">
      <h2 id="said-before" className="text-xl">
        Said after class last time
      </h2>
      <div className="mt-2">
        <NoteList notes={data} />
      </div>
    </section>
  )
}
