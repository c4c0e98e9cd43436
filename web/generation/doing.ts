import type { Generation, ShownBook } from './use-generation.ts'

/** What goes on, in one sentence for each stage. */
export const stages: Record<Generation['stage'], string> = {
  queued: 'Your sermon is saved. Writing starts in a moment.',
  reading: 'Reading the sermon: its passage, its points, its main idea.',
  asking: 'What was heard waits for your word.',
  writing: 'Writing the three books.',
  done: '',
  failed: '',
}

const sectionNames: Record<string, string> = {
  story: 'the story',
  title: 'the title',
  bottomLine: 'the main point',
  devotional: 'the devotional',
  bibleStory: 'the story',
  keyPoints: 'the key points',
  evidence: 'the key points',
  memoryVerse: 'the memory verse',
  activities: 'the activities',
  discussionQuestions: 'the questions',
  weeklyChallenge: 'the weekly challenge',
  prayer: 'the prayer',
  flashcards: 'the flashcards',
  song: 'the song',
  todayILearned: 'the summary',
}

/** What is done to one book just now. */
export function doing({ section, mending }: ShownBook): string {
  if (mending.length > 0) {
    const names = [...new Set(mending.map((one) => sectionNames[one] ?? 'a section'))]
    return `Mending ${names.join(', ')}: what was written did not pass the checks`
  }
  return sectionNames[section] ? `Writing ${sectionNames[section]}` : 'Checking the book'
}
