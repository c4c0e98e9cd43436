import { Plus } from 'lucide-react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { Button } from '#web/ui/button.tsx'
import { useEdit } from './edit-context.ts'
import { emptyActivity } from './empty-activity.ts'

type Missing = { name: string; id: string; path: string; value: unknown }
/** What a book of this age can have and has not, and how it begins. */
function missingIn({ ageGroup, activities, discussionQuestions, weeklyChallenge, song, flashcards }: LessonBook): Missing[] {
  const young = ageGroup === 'young-kids'
  const days = young ? [] : [{ day: 'Day 1', activity: '' }]
  return [
    activities.length === 0 && { name: 'an activity', id: 'activity-1', path: 'activities', value: [emptyActivity] },
    discussionQuestions.length === 0 && { name: 'questions', id: 'questions', path: 'discussionQuestions', value: [''] },
    !weeklyChallenge && { name: 'a week at home', id: 'week', path: 'weeklyChallenge', value: { title: '', description: '', days } },
    young && !song && { name: 'a song', id: 'song', path: 'song', value: { title: 'A song', tune: '', lyrics: [''] } },
    young &&
      flashcards.length === 0 && { name: 'flashcards', id: 'flashcards', path: 'flashcards', value: [{ word: '', description: '' }] },
  ].filter((one) => one !== false)
}

/** What was taken out of a book, or was never in it, can be put in. */
export function MissingSections({ book }: { book: LessonBook }) {
  const { editing, open } = useEdit()
  const missing = missingIn(book)
  if (missing.length === 0) return null
  return (
    <p className="mb-9 -ml-3.5 flex flex-wrap gap-1 font-sans">
      {missing.map(({ name, id, path, value }) => (
        <Button key={id} look="ghost" size="sm" className="max-sm:min-h-11" onClick={() => (editing.set(path, value), open(id))}>
          <Plus className="size-4" aria-hidden="true" />
          Add {name}
        </Button>
      ))}
    </p>
  )
}
