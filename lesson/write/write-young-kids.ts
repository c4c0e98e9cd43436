import type { LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { flashcards, type Story, type Theme } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { chooseActivities } from './choose-activities.ts'
import { pointsOf } from './find-evidence.ts'
import { chooseMemoryVerse } from './memory-verse.ts'
import { notesOnStory } from './write-children.ts'

/** The book for 3-5: never a sentence of the sermon, only the bank's own words. */
export function writeYoungKids(analysis: Analysis, theme: Theme, bible: Bible, story: Story): LessonBook {
  const truth = theme.truth['young-kids']
  const [own] = pointsOf(analysis, { theme, story, ageGroup: 'young-kids' })
  const told = story.youngKids.join(' ')
  const inStory = Object.keys(flashcards).filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(told))
  const words = [...new Set([...wordsOfStory(inStory, told), ...theme.flashcards])].slice(0, 6)
  return {
    ...emptyBook('young-kids', 'offline'),
    title: theme.titles['young-kids'] === analysis.sermon.title ? story.title : theme.titles['young-kids'],
    bottomLine: truth,
    passage: analysis.scriptures.main?.label ?? labelOf(bible.passage(story.span)),
    bibleStory: { title: story.title, content: [...story.youngKids, `Say it with me: ${truth} ${truth}`].join('\n\n') },
    keyPoints: own ? [own.point] : [],
    evidence: own ? [own] : [],
    memoryVerse: chooseMemoryVerse(analysis, theme, bible, 'young-kids'),
    activities: chooseActivities(analysis, theme, 'young-kids'),
    discussionQuestions: [theme.questions['young-kids'].recall, theme.questions['young-kids'].feel],
    weeklyChallenge: { title: 'One thing tonight', description: theme.tonight, days: [] },
    prayer: theme.prayer['young-kids'],
    flashcards: words.map((word) => ({ word: word.charAt(0).toUpperCase() + word.slice(1), description: flashcards[word] ?? '' })),
    song: theme.song,
    todayILearned: { summary: `Today I learned: ${truth}` },
    leftOut: [...story.leftOut.map((line) => line.replace(' (young kids)', '')), ...analysis.sensitive],
    toCheck: notesOnStory(analysis, story, bible),
  }
}

const plain = new Set([
  'day',
  'man',
  'woman',
  'boy',
  'girl',
  'people',
  'head',
  'face',
  'work',
  'walk',
  'run',
  'sit',
  'sad',
  'glad',
  'name',
  'hear',
  'wait',
])
/** Four words that a child can see in the story, the most frequent first; words for everything wait. */
function wordsOfStory(found: string[], told: string): string[] {
  const times = (word: string) => told.match(new RegExp(`\\b${word}s?\\b`, 'gi'))?.length ?? 0
  return found
    .filter((word) => !plain.has(word))
    .sort((a, b) => times(b) - times(a))
    .slice(0, 4)
}
