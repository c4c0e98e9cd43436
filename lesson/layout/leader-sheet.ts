import type { LessonBook } from '#contract/lesson-book.ts'
import { beforeSunday, errandLine } from '#lesson/plan/before-sunday.ts'
import { ideaLine, lateOrEarly } from '#lesson/plan/late-or-early.ts'
import { activityBlocks, type Block, planRows, sectionOf, verseBlock } from './blocks.ts'

/** What the leader holds in the hand on Sunday: the minutes, what to say and do, what to bring, what may go wrong. */
export function leaderSheet(book: LessonBook): Block[] {
  const { late, early } = lateOrEarly(book)
  const list = (items: string[]): Block | undefined => (items.length ? { type: 'list', items } : undefined)
  const checklist = (items: string[]): Block | undefined => (items.length ? { type: 'checklist', items } : undefined)
  return [
    ...sectionOf('Say It Often', book.bottomLine ? { type: 'lead', text: book.bottomLine } : undefined, verseBlock(book)),
    ...sectionOf('Before Sunday', checklist(beforeSunday(book, []).map(errandLine))),
    ...sectionOf('The Class', { type: 'plan', rows: planRows(book) }),
    ...sectionOf('Activities', ...activityBlocks(book)),
    ...sectionOf('Questions', book.discussionQuestions.length ? { type: 'numbered', items: book.discussionQuestions } : undefined),
    ...sectionOf('If You Are Late', list(late)),
    ...sectionOf('With Time Left', list(early.map(ideaLine))),
    ...sectionOf('Prayer', book.prayer ? { type: 'paragraph', text: book.prayer } : undefined),
    ...sectionOf('Check Before You Teach', list(book.toCheck)),
  ]
}
