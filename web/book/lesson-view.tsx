import { clsx } from 'clsx'
import {
  BookA,
  BookOpen,
  CalendarCheck,
  ClipboardList,
  HandHeart,
  Layers,
  MessageCircle,
  Music,
  Quote,
  Scissors,
  Sun,
  Tag,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import { ageLook } from './age-look.ts'
import { ActivityCard } from './activity-card.tsx'
import { KeyPoints } from './key-points.tsx'
import { LeaderReport } from './leader-report.tsx'

function Section({ title, icon, look, children }: { title: string; icon: ReactNode; look: { text: string }; children: ReactNode }) {
  return (
    <section className="rise">
      <h3 className="mb-3 flex items-center gap-2.5 text-xl">
        <span className={clsx(look.text, '[&>svg]:size-5')} aria-hidden="true">
          {icon}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A lesson as it is read on the screen. Sections that are not written yet are not there. */
export function LessonView({ book, finished, sermonId }: { book: LessonBook; finished: boolean; sermonId: string | undefined }) {
  const look = ageLook[book.ageGroup]
  const story = book.devotional ?? book.bibleStory
  return (
    <div className={clsx('space-y-9', look.body)}>
      {story && story.content && (
        <Section look={look} title="Story" icon={<BookOpen />}>
          {story.title && story.title !== book.title && <p className="mb-2 font-semibold">{story.title}</p>}
          {book.devotional?.focus && <p className="display mb-4 text-lg">{book.devotional.focus}</p>}
          <div className="space-y-4 text-lg leading-[1.7] text-ink-2">
            {story.content.split(/\n+/).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {book.newWords.length > 0 && (
        <Section look={look} title="Words to know" icon={<BookA />}>
          <dl className="space-y-1.5">
            {book.newWords.map((one) => (
              <div key={one.word}>
                <dt className="inline font-semibold">{one.word}: </dt>
                <dd className="inline text-ink-2">{one.meaning}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {(book.bottomLine || book.keyPoints.length > 0) && (
        <Section look={look} title="Key Points" icon={<Tag />}>
          <KeyPoints book={book} sermonId={sermonId} />
        </Section>
      )}
      {book.activities.length > 0 && (
        <Section look={look} title="Activities" icon={<Scissors />}>
          <div className="grid gap-4 xl:grid-cols-2">
            {book.activities.map((activity, at) => (
              <ActivityCard key={at} activity={activity} ageGroup={book.ageGroup} />
            ))}
          </div>
        </Section>
      )}
      {book.memoryVerse?.text && (
        <figure className={clsx('rise relative rounded-xl border py-6 pr-6 pl-16', look.soft)}>
          <Quote className={clsx('absolute top-6 left-6 size-7', look.text)} aria-hidden="true" />
          <figcaption>
            <h3 className={clsx('mb-1 font-sans text-sm font-semibold tracking-normal', look.text)}>Memory Verse</h3>
          </figcaption>
          <blockquote className="display text-xl leading-snug">“{book.memoryVerse.text}”</blockquote>
          <p className="mt-2 text-sm text-ink-2">
            {book.memoryVerse.reference}, {book.memoryVerse.translation}
          </p>
          {book.memoryVerse.explanation && <p className="mt-3 text-ink-2">{book.memoryVerse.explanation}</p>}
        </figure>
      )}
      {book.discussionQuestions.length > 0 && (
        <Section look={look} title="Discussion Questions" icon={<MessageCircle />}>
          <ol className="space-y-2.5">
            {book.discussionQuestions.map((question, at) => (
              <li key={at} className="flex gap-3">
                <span className={clsx('display w-5 shrink-0', look.text)} aria-hidden="true">
                  {at + 1}
                </span>
                {question}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {book.weeklyChallenge && (
        <Section look={look} title="Weekly Challenge" icon={<CalendarCheck />}>
          {book.weeklyChallenge.title && <p className="font-semibold">{book.weeklyChallenge.title}</p>}
          <p className="mb-4 text-ink-2">{book.weeklyChallenge.description}</p>
          <ol className="space-y-2">
            {book.weeklyChallenge.days.map((day, at) => (
              <li key={at} className="flex items-center gap-3.5">
                <span
                  className={clsx(
                    'grid size-13 shrink-0 place-items-center rounded-t-full rounded-b-md border px-1 pt-1.5 text-center text-xs leading-tight font-semibold',
                    look.day,
                  )}
                >
                  {day.day}
                </span>
                <span>{day.activity}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {book.flashcards.length > 0 && (
        <Section look={look} title="Flashcards" icon={<Layers />}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {book.flashcards.map((card, at) => (
              <li key={at} className={clsx('rounded-t-[3rem] rounded-b-lg border px-4 pt-7 pb-4 text-center', look.soft)}>
                <p className={clsx('text-xl font-bold', look.text)}>{card.word}</p>
                <p className="mt-1 text-ink-2">{card.description}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {book.song && (
        <Section look={look} title="Song" icon={<Music />}>
          <p className="font-semibold">{book.song.title}</p>
          {book.song.tune && <p className="mb-2 text-sm text-mute">Tune: {book.song.tune}</p>}
          {book.song.lyrics.map((line, at) => (
            <p key={at} className="text-lg">
              {line}
            </p>
          ))}
        </Section>
      )}
      {book.prayer && (
        <Section look={look} title="Prayer" icon={<HandHeart />}>
          <p className="text-lg text-ink-2">{book.prayer}</p>
        </Section>
      )}
      {book.todayILearned && (
        <Section look={look} title="Today I Learned" icon={<Sun />}>
          <p className="display text-lg">{book.todayILearned.summary}</p>
        </Section>
      )}
      {finished && (
        <Section look={look} title="For the leader" icon={<ClipboardList />}>
          <LeaderReport book={book} />
        </Section>
      )}
    </div>
  )
}
