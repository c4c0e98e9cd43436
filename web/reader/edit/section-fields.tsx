import { Plus, X } from 'lucide-react'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { ageLook } from '#web/book/age-look.ts'
import { Button } from '#web/ui/button.tsx'
import { ActivityFields } from './activity-fields.tsx'
import { useEdit } from './edit-context.ts'
import { Findings } from './findings.tsx'
import { TakeOut } from './plan-tools.tsx'
import { sectionAt } from './section-at.ts'
import { TextLine } from './text-line.tsx'
import { ItemTools, moved, TextList } from './text-list.tsx'

/** Everything of a section that a person may write. */
export function SectionFields({ id, book }: { id: string; book: LessonBook }) {
  const { section, item } = sectionAt(id) ?? {}
  const age = book.ageGroup
  switch (section) {
    case 'story':
      return <StoryFields book={book} />
    case 'activities':
      return <ActivityFields book={book} at={item ?? 0} />
    case 'memoryVerse':
      return <VerseFields book={book} />
    case 'discussionQuestions':
      return (
        <TextList
          path="discussionQuestions"
          lines={book.discussionQuestions}
          label="Questions"
          item="Question"
          add="Add a question"
          age={age}
        />
      )
    case 'prayer':
      return (
        <div className="space-y-4">
          {book.todayILearned && <TextLine path="todayILearned.summary" value={book.todayILearned.summary} label="Today I learned" />}
          <TextLine path="prayer" value={book.prayer} label="Prayer" className={ageLook[age].read} />
        </div>
      )
    case 'song':
      return (
        book.song && (
          <div className="space-y-4">
            <TextLine path="song.title" value={book.song.title} label="Title" one />
            <TextLine path="song.tune" value={book.song.tune} label="Tune" one />
            <TextList path="song.lyrics" lines={book.song.lyrics} label="Lines" item="Line" add="Add a line" age={age} plain />
          </div>
        )
      )
    case 'weeklyChallenge':
      return <WeekFields book={book} age={age} />
    case 'flashcards':
      return <CardFields book={book} />
    case 'leaderNotes':
      return <LeaderNotes book={book} />
    default:
      return null
  }
}

function StoryFields({ book }: { book: LessonBook }) {
  const field = book.devotional ? 'devotional' : 'bibleStory'
  const story = book.devotional ?? book.bibleStory
  if (!story) return null
  return (
    <div className="space-y-4">
      <TextLine path={`${field}.title`} value={story.title} label="Title" one />
      {book.devotional && <TextLine path="devotional.focus" value={book.devotional.focus} label="In one line" one />}
      <TextLine path={`${field}.content`} value={story.content} label="Story" className={ageLook[book.ageGroup].read} />
      <Findings path={field} />
      <TextList path="keyPoints" lines={book.keyPoints} label="Key points" item="Point" add="Add a point" age={book.ageGroup} plain />
    </div>
  )
}
function VerseFields({ book: { memoryVerse } }: { book: LessonBook }) {
  const { editing } = useEdit()
  if (!memoryVerse)
    return (
      <Button
        look="outline"
        size="sm"
        onClick={() => editing.set('memoryVerse', { reference: '', text: '', translation: '', explanation: '' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        Add a verse
      </Button>
    )
  return (
    <div className="space-y-4">
      <TextLine path="memoryVerse.reference" value={memoryVerse.reference} label="Verse, as in Psalm 56:3" one />
      <div aria-live="polite">
        <p className="display text-xl leading-snug">“{memoryVerse.text}”</p>
        <p className="mt-1 font-sans text-sm text-mute">
          {memoryVerse.translation}. The words are filled in from the verse you name; nobody types them.
        </p>
      </div>
      <Findings path="memoryVerse" />
      <TextLine path="memoryVerse.explanation" value={memoryVerse.explanation} label="What it says" />
    </div>
  )
}
function WeekFields({ book: { weeklyChallenge }, age }: { book: LessonBook; age: AgeGroup }) {
  const { editing } = useEdit()
  if (!weeklyChallenge) return null
  const { title, description, days } = weeklyChallenge
  const set = (next: typeof days) => editing.set('weeklyChallenge.days', next)
  return (
    <div className="space-y-4">
      <TextLine path="weeklyChallenge.title" value={title} label="Title" one />
      <TextLine path="weeklyChallenge.description" value={description} label="In a line or two" />
      {(days.length > 0 || age !== 'young-kids') && (
        <fieldset>
          <legend className="mb-1.5 font-sans text-[0.8125rem] font-semibold text-mute">Days</legend>
          <ol className="space-y-1.5">
            {days.map((one, at) => (
              <li key={at} className="group/item flex items-start gap-2 max-sm:flex-wrap">
                <div className="w-24 shrink-0">
                  <TextLine path={`weeklyChallenge.days.${at}.day`} value={one.day} label={`Name of day ${at + 1}`} hidden one />
                </div>
                <TextLine path={`weeklyChallenge.days.${at}.activity`} value={one.activity} label={`Day ${at + 1}`} hidden />
                <ItemTools
                  name={`day ${at + 1}`}
                  at={at}
                  count={days.length}
                  onMove={(to) => set(moved(days, at, to).map((day, index) => ({ ...day, day: days[index]?.day ?? day.day })))}
                  onRemove={() => set(days.toSpliced(at, 1))}
                />
              </li>
            ))}
          </ol>
          <Button
            look="ghost"
            size="sm"
            className="mt-1.5 -ml-2"
            onClick={() => set([...days, { day: `Day ${days.length + 1}`, activity: '' }])}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add a day
          </Button>
        </fieldset>
      )}
      <Findings path="weeklyChallenge" />
      <div className="-ml-3.5 font-sans">
        <TakeOut title={title || 'Week at home'} from="the book" take={() => editing.set('weeklyChallenge', null)} />
      </div>
    </div>
  )
}
/** What the checks say stands there as long as it is so: it is taken out, and not put into other words. */
function LeaderNotes({ book }: { book: LessonBook }) {
  const { editing } = useEdit()
  const said = new Map(editing.server.findings.map(({ message, severity }) => [message, severity]))
  const ofChecks = book.toCheck.filter((line) => said.has(line))
  const own = book.toCheck.filter((line) => !said.has(line))
  // The program's own lines stand first, each kind in the order that the leader gives it.
  const ofProgram = new Set(book.notes.map(noteSentence))
  return (
    <div className="space-y-6">
      <TextList
        path="toCheck"
        lines={own}
        label="To check"
        item="Note"
        add="Add a note"
        age={book.ageGroup}
        plain
        kindOf={(line) => ofProgram.has(line)}
        onLines={(next) => editing.set('toCheck', [...next, ...ofChecks])}
      />
      {ofChecks.length > 0 && (
        <section>
          <h4 className="mb-1.5 text-[0.8125rem] font-semibold text-mute">What the checks say, until it is fixed</h4>
          <ul className="space-y-1.5">
            {ofChecks.map((line) => (
              <li key={line} className="flex items-start gap-2">
                <span className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">{line}</span>
                {said.get(line) !== 'hard' && (
                  <button
                    type="button"
                    className="grid size-11 shrink-0 place-items-center rounded-md text-mute hover:bg-paper-2 hover:text-ink sm:size-9"
                    aria-label={`Take out: ${line}`}
                    onClick={() =>
                      editing.set(
                        'toCheck',
                        book.toCheck.filter((one) => one !== line),
                      )
                    }
                  >
                    <X className="size-4" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextList path="leftOut" lines={book.leftOut} label="Left out for this age" item="Line" add="Add a line" age={book.ageGroup} plain />
    </div>
  )
}
function CardFields({ book: { flashcards } }: { book: LessonBook }) {
  const { editing } = useEdit()
  const set = (next: typeof flashcards) => editing.set('flashcards', next)
  return (
    <div>
      <ol className="space-y-1.5">
        {flashcards.map((card, at) => (
          <li key={at} className="group/item flex items-start gap-2 max-sm:flex-wrap">
            <div className="w-32 shrink-0">
              <TextLine path={`flashcards.${at}.word`} value={card.word} label={`Word of card ${at + 1}`} hidden one />
            </div>
            <TextLine path={`flashcards.${at}.description`} value={card.description} label={`Line of card ${at + 1}`} hidden />
            <ItemTools
              name={`card ${at + 1}`}
              at={at}
              count={flashcards.length}
              onMove={(to) => set(moved(flashcards, at, to))}
              onRemove={() => set(flashcards.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Findings path="flashcards" />
      <Button look="ghost" size="sm" className="mt-1.5 -ml-2" onClick={() => set([...flashcards, { word: '', description: '' }])}>
        <Plus className="size-4" aria-hidden="true" />
        Add a card
      </Button>
    </div>
  )
}
