import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { openLesson } from './open-lesson.ts'

const stored = JSON.parse(readFileSync(new URL('../../tests/stored-books/version-1-children.json', import.meta.url), 'utf8')) as LessonBook
const book: LessonBook = { ...emptyBook('children', 'offline'), ...stored }
const at = { id: 'b1', sermonId: 's1', sermonTitle: 'Who Is My Neighbor', series: 'Luke: Summer' }

test('a lesson in the Open Lesson Format has every step of the class, in its order, with every line that is said and done', () => {
  const lesson = openLesson(book, at)
  expect(lesson).toMatchObject({ lessonName: book.title, lessonId: 's1', studyName: 'Luke: Summer', studySlug: 'luke-summer' })
  expect(lesson.sections.map(({ name }) => name)).toEqual(runSheet(book).map(({ title, minutes }) => `${title} (${minutes} min)`))
  const all = JSON.stringify(lesson).replace(/\\\\/g, '')
  // A step that only asks stands as its question.
  const steps = book.activities.flatMap((one) => one.steps).filter((step) => !step.startsWith('Ask, '))
  for (const line of [...book.discussionQuestions, ...steps, book.prayer])
    expect(all).toContain(JSON.stringify(line).slice(1, -1).replace(/\\\\/g, ''))
  for (const { sort, actions } of lesson.sections) {
    expect(sort).toBeGreaterThan(0)
    for (const { actionType, content } of actions) {
      expect(['say', 'do', 'note']).toContain(actionType)
      expect(content).not.toBe('')
    }
  }
})
test('what a person typed is no Markdown and no HTML in it', () => {
  const typed = openLesson({ ...book, prayer: '<script>*x*</script> [a](b)' }, at)
  expect(JSON.stringify(typed)).not.toContain('<script>')
  expect(JSON.stringify(typed)).toContain(String.raw`\\<script\\>\\*x\\*`)
})
