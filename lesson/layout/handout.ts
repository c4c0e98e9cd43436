import type { LessonBook } from '#contract/lesson-book.ts'
import { type Block, sectionOf, verseBlock } from './blocks.ts'

/** The sheet that goes home: for a teenager to write on, for a child to draw on, for the youngest with a grown-up. */
export function handout(book: LessonBook): Block[] {
  const lead: Block | undefined = book.bottomLine ? { type: 'lead', text: book.bottomLine } : undefined
  const verse = sectionOf('Memory Verse', verseBlock(book))
  const week = weekOf(book)
  const prayer = sectionOf('Prayer', book.prayer ? { type: 'paragraph', text: book.prayer } : undefined)
  if (book.ageGroup === 'teens') {
    const points = book.keyPoints.filter((point) => point !== book.bottomLine)
    return [
      ...(lead ? [lead] : []),
      ...verse,
      ...sectionOf('Worth Keeping', points.length ? { type: 'list', items: points } : undefined),
      ...sectionOf('In My Own Words', ...book.discussionQuestions.slice(-3).map((prompt): Block => ({ type: 'write', prompt, lines: 2 }))),
      ...week,
    ]
  }
  if (book.ageGroup === 'children')
    return [
      ...(lead ? [lead] : []),
      ...verse,
      ...sectionOf('Draw It', { type: 'draw', prompt: `Draw the part of “${book.bibleStory?.title ?? book.title}” that you like best.` }),
      ...week,
      ...prayer,
    ]
  return [
    ...sectionOf('Today I Learned', book.todayILearned ? { type: 'lead', text: book.todayILearned.summary } : lead),
    ...verse,
    ...sectionOf('Draw It', { type: 'draw', prompt: 'Draw something from the story.' }),
    ...sectionOf(
      'Sing It',
      book.song ? { type: 'song', title: book.song.title, tune: book.song.tune, lines: book.song.lyrics } : undefined,
    ),
    ...week,
    ...prayer,
  ]
}

function weekOf({ weeklyChallenge, ageGroup }: LessonBook): Block[] {
  if (!weeklyChallenge) return []
  const { description, days } = weeklyChallenge
  const items = days.length ? days.map((day) => `${day.day}: ${day.activity}`) : [description]
  return sectionOf(ageGroup === 'young-kids' ? 'At Home' : 'This Week', items.some(Boolean) ? { type: 'checklist', items } : undefined)
}
