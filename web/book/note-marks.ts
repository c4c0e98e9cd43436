import type { NoteMark } from '#contract/class-notes.ts'

/** What is said most of a class, in the words of whoever says it. */
export const markNames: Record<NoteMark, string> = {
  loved: 'They loved it',
  'too-long': 'Too long',
  'too-short': 'Too short',
  'too-hard': 'Too hard',
  'too-easy': 'Too easy',
  'not-again': 'Not again',
}
/** What a note can be about: the whole class, the story, each activity. */
export const aboutOptions = (book: {
  bibleStory: { title: string } | null
  activities: { title: string }[]
}): { value: string; label: string }[] => [
  { value: '', label: 'The whole class' },
  ...[...new Set([book.bibleStory?.title ?? '', ...book.activities.map(({ title }) => title)])]
    .filter(Boolean)
    .map((title) => ({ value: title, label: title })),
]
