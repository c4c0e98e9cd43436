import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { type Drawn, drawn } from '#lesson/pictures/draw-art.ts'
import { coverSceneOf, scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { type Block, sectionOf, verseBlock } from './blocks.ts'
import { pointsToList } from './said-once.ts'

/** A picture and the sentence that is read with it. */
export type Spread = { art: Drawn; alt: string; sentence: string }
/** What a child or a teen holds as a book of their own: nothing in it is for the one who teaches. */
export type OwnBook = { cover: Drawn; coverAlt: string; spreads: Spread[]; blocks: Block[] }

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ type: 'paragraph', text: one }))

function blocksOf(book: LessonBook): Block[] {
  const story = book.devotional ?? book.bibleStory
  const points = pointsToList(book)
  const young = book.ageGroup === 'young-kids'
  return [
    ...(story ? sectionOf(ageProfiles[book.ageGroup].storyHeading, ...paragraphs(story.content)) : []),
    ...sectionOf(
      'Words to Know',
      book.newWords.length ? { type: 'terms', terms: book.newWords.map((one) => ({ term: one.word, meaning: one.meaning })) } : undefined,
    ),
    ...sectionOf(
      'Key Message',
      book.bottomLine ? { type: 'lead', text: book.bottomLine } : undefined,
      points.length && !young ? { type: 'list', items: points } : undefined,
    ),
    ...sectionOf('Memory Verse', verseBlock(book)),
    ...(young
      ? []
      : sectionOf('To Think About', ...book.discussionQuestions.slice(-2).map((prompt): Block => ({ type: 'write', prompt, lines: 3 })))),
    ...(young || !book.weeklyChallenge?.days.length ? [] : sectionOf('This Week', { type: 'days', days: book.weeklyChallenge.days })),
    ...sectionOf('Song', book.song ? { type: 'song', title: book.song.title, tune: book.song.tune, lines: book.song.lyrics } : undefined),
    ...sectionOf('Prayer', book.prayer ? { type: 'lead', text: book.prayer } : undefined),
  ]
}
/** The book of an age as it is printed for one of that age. */
export const ownBook = (book: LessonBook): OwnBook => ({
  cover: drawn(coverArt(book, 'print')),
  coverAlt: coverSceneOf(book)?.alt ?? book.title,
  spreads:
    book.ageGroup === 'young-kids'
      ? scenesOfPassage(book.passage)
          .slice(0, 6)
          .map(({ id, alt, sentence }) => ({ art: drawn({ scene: id, look: 'colour' }), alt, sentence }))
      : [],
  blocks: blocksOf(book),
})
