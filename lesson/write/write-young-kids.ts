import type { LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { sentencesOf } from '#lesson/analyse/sentences.ts'
import { flashcards, type Story, type Theme } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { chooseActivities } from './choose-activities.ts'
import { evidenceFor } from './find-evidence.ts'
import { chooseMemoryVerse } from './memory-verse.ts'
import { notesOnStory } from './write-children.ts'

/** The book for 3-5: never a sentence of the sermon, only the bank's own words. */
export function writeYoungKids(analysis: Analysis, theme: Theme, bible: Bible, story: Story): LessonBook {
  const truth = theme.truth['young-kids']
  const own = evidenceFor(analysis, truth, Object.keys(theme.words))
  const inStory = Object.keys(flashcards).filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(story.youngKids))
  const words = [...new Set([...theme.flashcards, ...inStory])].filter((word) => flashcards[word]).slice(0, 6)
  return {
    ...emptyBook('young-kids', 'offline'),
    title: theme.titles['young-kids'] === analysis.sermon.title ? story.title : theme.titles['young-kids'],
    bottomLine: truth,
    passage: analysis.scriptures.main?.label ?? labelOf(bible.passage(story.span)),
    bibleStory: { title: story.title, content: `${paragraphs(story.youngKids)}\n\nSay it with me: ${truth} ${truth}` },
    keyPoints: [truth],
    evidence: own ? [own] : [],
    memoryVerse: chooseMemoryVerse(analysis, theme, bible, 'young-kids'),
    activities: chooseActivities(analysis, theme, 'young-kids'),
    discussionQuestions: theme.questions['young-kids'],
    weeklyChallenge: { title: 'One thing tonight', description: theme.tonight, days: [] },
    prayer: theme.prayer['young-kids'],
    flashcards: words.map((word) => ({ word: word.charAt(0).toUpperCase() + word.slice(1), description: flashcards[word] ?? '' })),
    song: theme.song,
    todayILearned: { summary: `Today I learned: ${truth}` },
    leftOut: [...story.leftOut.map((line) => line.replace(' (young kids)', '')), ...analysis.sensitive],
    toCheck: notesOnStory(analysis, story, bible),
  }
}

/** Short read-aloud paragraphs of four or five sentences. */
function paragraphs(text: string): string {
  const sentences = sentencesOf(text)
  const size = Math.ceil(sentences.length / Math.ceil(sentences.length / 5))
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, at) => sentences.slice(at * size, at * size + size).join(' ')).join(
    '\n\n',
  )
}
