import { everyAge, type Section } from './section.ts'

/** A devotional for teens, a Bible story for the younger ones. */
export const story: Section = {
  id: 'story',
  label: 'The story',
  ages: everyAge,
  fields: ['devotional', 'bibleStory'],
  editable: ['devotional', 'bibleStory'],
  isPublic: ['devotional', 'bibleStory'],
  empty: { devotional: null, bibleStory: null },
}
