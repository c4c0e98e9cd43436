import type { SectionId } from '#contract/lesson-book.ts'

/** Which section of the book stands behind a place of the page, and which of its items. Places that follow from the book have none. */
export function sectionAt(id: string): { section: SectionId; item?: number } | undefined {
  const activity = /^activity-(\d+)$/.exec(id)?.[1]
  if (activity) return { section: 'activities', item: Number(activity) - 1 }
  if (id === 'welcome' || /^(?:filler|pause|own)-/.test(id)) return { section: 'steps' }
  const sections: Record<string, SectionId> = {
    head: 'bottomLine',
    story: 'story',
    song: 'song',
    verse: 'memoryVerse',
    questions: 'discussionQuestions',
    close: 'prayer',
    week: 'weeklyChallenge',
    flashcards: 'flashcards',
    leader: 'leaderNotes',
  }
  const section = sections[id]
  return section && { section }
}
