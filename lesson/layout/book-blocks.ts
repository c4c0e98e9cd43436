import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { qualityReport } from '#lesson/plan/quality-report.ts'
import { saidFirst } from '#lesson/notes/note-sentences.ts'
import { activityBlocks, type Block, planRows, sectionOf, verseBlock } from './blocks.ts'
import { lineAbove, pointsToList } from './said-once.ts'

/** The whole book, in the order in which it is read. */
export function blocksOf(book: LessonBook): Block[] {
  const profile = ageProfiles[book.ageGroup]
  const story = book.devotional ?? book.bibleStory
  const verse = book.memoryVerse
  const above = lineAbove(book)
  const first = saidFirst(book)
  return [
    ...sectionOf({ of: 'leader', text: 'Before You Teach' }, ...first.map((text): Block => ({ type: 'paragraph', text }))),
    ...(story
      ? sectionOf(
          { of: 'story', text: profile.storyHeading },
          story.title && story.title !== book.title ? { type: 'heading', level: 3, text: story.title } : undefined,
          above ? { type: 'lead', text: above } : undefined,
          ...paragraphs(story.content),
        )
      : []),
    ...sectionOf(
      { of: 'newWords', text: 'Words to Know' },
      book.newWords.length ? { type: 'terms', terms: book.newWords.map((one) => ({ term: one.word, meaning: one.meaning })) } : undefined,
    ),
    ...sectionOf(
      { of: 'keyPoints', text: 'Key Message' },
      book.bottomLine ? { type: 'lead', text: book.bottomLine } : undefined,
      points(book),
    ),
    ...sectionOf(
      { of: 'memoryVerse', text: 'Memory Verse' },
      verseBlock(book),
      verse?.explanation ? { type: 'paragraph', text: verse.explanation } : undefined,
    ),
    ...sectionOf({ of: 'activities', text: 'Activities' }, ...activityBlocks(book)),
    ...sectionOf(
      { of: 'discussionQuestions', text: 'Discussion Questions' },
      book.discussionQuestions.length ? { type: 'numbered', items: book.discussionQuestions } : undefined,
    ),
    ...challenge(book),
    ...sectionOf({ of: 'flashcards', text: 'Flashcards' }, book.flashcards.length ? { type: 'cards', cards: book.flashcards } : undefined),
    ...sectionOf(
      { of: 'song', text: 'Song' },
      book.song ? { type: 'song', title: book.song.title, tune: book.song.tune, lines: book.song.lyrics } : undefined,
    ),
    ...sectionOf({ of: 'prayer', text: 'Prayer' }, book.prayer ? { type: 'lead', text: book.prayer } : undefined),
    ...sectionOf(
      { of: 'todayILearned', text: 'Today I Learned' },
      book.todayILearned ? { type: 'lead', text: book.todayILearned.summary } : undefined,
    ),
    ...(story ? sectionOf({ of: 'leader', text: 'For the Leader' }, { type: 'plan', rows: planRows(book) }, report(book, first)) : []),
  ]
}

function challenge({ weeklyChallenge }: LessonBook): Block[] {
  if (!weeklyChallenge) return []
  const { title, description, days } = weeklyChallenge
  return sectionOf(
    { of: 'weeklyChallenge', text: 'Weekly Challenge' },
    title ? { type: 'heading', level: 3, text: title } : undefined,
    description ? { type: 'paragraph', text: description } : undefined,
    days.length ? { type: 'days', days } : undefined,
  )
}

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ type: 'paragraph', text: one }))
const points = (book: LessonBook): Block | undefined => {
  const items = pointsToList(book)
  return items.length ? { type: 'list', items } : undefined
}
/** What a leader wants to know of the book; what was said at its top is not said again. */
const report = (book: LessonBook, said: readonly string[]): Block => ({
  type: 'terms',
  terms: qualityReport({ ...book, toCheck: book.toCheck.filter((line) => !said.includes(line)) }).map(({ name, lines }) => ({
    term: name,
    meaning: lines.map(ended).join(' '),
  })),
})
const ended = (line: string) => (/[.!?…]["”’]?$/.test(line) ? line : `${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
