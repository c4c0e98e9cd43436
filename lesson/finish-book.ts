import type { LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from './analyse/analyse-sermon.ts'
import { checkBook, type Problem, type Section } from './checks/check-book.ts'
import { type Bible, wordsOf } from './scripture/bible.ts'
import { findReferences } from './scripture/references.ts'
import { verseForAge } from './write/memory-verse.ts'

/** The part of an analysis that a finished book is held against. */
type Held = Pick<Analysis, 'sermon' | 'scriptures'>

const samePoint = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ')

/** Puts the true words into the memory verse, and drops evidence that the sermon does not contain and points without any. */
export function groundBook(book: LessonBook, analysis: Held, bible: Bible): LessonBook {
  const verse = book.memoryVerse
  const found = verse && findReferences(verse.reference)[0]
  const verses = found ? bible.passage(found.osis) : []
  const sermon = wordsOf(analysis.sermon.content).join(' ')
  const evidence = book.evidence.filter((one) => wordsOf(one.quote).length >= 6 && sermon.includes(wordsOf(one.quote).join(' ')))
  return {
    ...book,
    passage:
      analysis.scriptures.main?.label ?? (findReferences(book.passage).some((one) => bible.passage(one.osis).length) ? book.passage : ''),
    memoryVerse: verses.length > 0 && verses.length <= 4 ? verseForAge(verses, verse?.explanation ?? '', book.ageGroup) : null,
    // A point that rests on nothing the sermon said is not a key point of it.
    keyPoints: book.keyPoints.filter((point) => evidence.some((one) => samePoint(one.point, point))),
    evidence,
  }
}

export const problemsOf = (book: LessonBook, analysis: Held, bible: Bible): Problem[] =>
  checkBook(book, { bible, sermonText: analysis.sermon.content })

/** Takes every section that is missing or still has a problem from the offline book, and says so to the leader. */
export function completeBook(book: LessonBook, offline: LessonBook, problems: Problem[]): LessonBook {
  const wrong = new Set<Section>(problems.map((problem) => problem.section))
  if (wrong.size === 0)
    return {
      ...book,
      bottomLine: book.bottomLine || offline.bottomLine,
      leftOut: book.leftOut.length ? book.leftOut : offline.leftOut,
      toCheck: offline.toCheck.filter((line) => !line.startsWith('The devotional quotes')),
    }
  const keep = <T>(section: Section, own: T, other: T): T => (wrong.has(section) ? other : own)
  const story = wrong.has('story')
  return {
    ...book,
    title: keep('title', book.title, offline.title),
    bottomLine: book.bottomLine || offline.bottomLine,
    devotional: story ? offline.devotional : book.devotional,
    bibleStory: story ? offline.bibleStory : book.bibleStory,
    keyPoints: keep('keyPoints', book.keyPoints, offline.keyPoints),
    evidence: keep('keyPoints', book.evidence, offline.evidence),
    memoryVerse: keep('memoryVerse', book.memoryVerse, offline.memoryVerse),
    activities: keep('activities', book.activities, offline.activities),
    discussionQuestions: keep('discussionQuestions', book.discussionQuestions, offline.discussionQuestions),
    weeklyChallenge: keep('weeklyChallenge', book.weeklyChallenge, offline.weeklyChallenge),
    prayer: keep('prayer', book.prayer || offline.prayer, offline.prayer),
    flashcards: keep('flashcards', book.flashcards, offline.flashcards),
    song: keep('song', book.song, offline.song),
    todayILearned: keep('todayILearned', book.todayILearned, offline.todayILearned),
    leftOut: [...new Set([...book.leftOut, ...(story ? offline.leftOut : [])])],
    toCheck: offline.toCheck,
    writtenBy: story && wrong.size > 5 ? 'offline' : 'both',
  }
}
