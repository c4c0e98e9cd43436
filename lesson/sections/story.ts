import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { object, text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { type Fields, fieldsOf, first, textOf } from './tolerant.ts'

const told = text('Paragraphs separated by blank lines.')

function readStory(fields: Fields, age: AgeGroup): Partial<LessonBook> {
  const story = first(fields, 'devotional', 'biblestory', 'story')
  const own = fieldsOf(story)
  const content = (typeof story === 'string' ? story.trim() : textOf(first(own, 'content', 'story', 'text'))) || textOf(fields.fulltext)
  const title = textOf(own.title)
  return {
    devotional: age === 'teens' && content ? { title, focus: textOf(own.focus), content } : null,
    bibleStory: age !== 'teens' && content ? { title, content } : null,
  }
}

/** A devotional for teens, a Bible story for the younger ones. */
export const story: Section = {
  id: 'story',
  label: 'The story',
  place: 'The story',
  ages: everyAge,
  needed: everyAge,
  goesWith: ['bottomLine'],
  fields: ['devotional', 'bibleStory'],
  editable: ['devotional', 'bibleStory'],
  isPublic: ['devotional', 'bibleStory'],
  empty: () => ({ devotional: null, bibleStory: null }),
  // Less than half of a story is the beginning of one, as an answer that was cut off has it.
  isThere: ({ ageGroup, devotional, bibleStory }) =>
    countWords((ageGroup === 'teens' ? devotional : bibleStory)?.content ?? '') >= ageProfiles[ageGroup].storyWords[0] / 2,
  words: ({ devotional, bibleStory }) =>
    `${devotional?.title ?? ''}\n${devotional?.focus ?? ''}\n${bibleStory?.title ?? ''}\n${devotional?.content ?? bibleStory?.content ?? ''}`,
  places: ({ devotional, bibleStory }) => [
    { path: 'devotional.focus', text: devotional?.focus, manner: 'say' },
    { path: 'devotional.content', text: devotional?.content, manner: 'story' },
    { path: 'bibleStory.content', text: bibleStory?.content, manner: 'story' },
  ],
  printed: ({ devotional, bibleStory }) => [
    devotional?.focus,
    ...(devotional?.content ?? '').split('\n'),
    ...(bibleStory?.content ?? '').split('\n'),
  ],
  heard: ({ devotional, bibleStory }) => [devotional?.focus, devotional?.content ?? bibleStory?.content],
  spoken: 'with its heading',
  // A line above the devotional is not asked for: the main point would be said there once more.
  model: (age) => ({ [age === 'teens' ? 'devotional' : 'bibleStory']: object({ title: text(), content: told }) }),
  read: readStory,
}
