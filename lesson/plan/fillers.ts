import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { storyOf } from '#lesson/book-text.ts'
import { lineForAll } from './line-for-all.ts'
import type { Stretch } from './minute-plan.ts'

const part = { of: 'filler' } as const
export const showTheCards = 'Say it back'
const drawTheStory = 'Draw the story'
const drawTheBestPart = 'Draw the best part'
const readAgain = 'Read the passage again'
const writeItDown = 'Write it down'
export const cards = 'the flashcards of this lesson'
/** What stands on the list of what to bring for what fills the time, by its title. */
export const neededFor: Partial<Record<string, string[]>> = {
  [drawTheStory]: ['paper', 'crayons'],
  [showTheCards]: [cards],
  [drawTheBestPart]: ['paper', 'crayons'],
  [readAgain]: ['Bibles'],
  [writeItDown]: ['paper', 'pens'],
}

const standForTheLine = 'Stand up for the line'

/** What fills a longer class: each is worth doing and needs nothing new. */
const fillers: Record<AgeGroup, Stretch[]> = {
  'young-kids': [
    {
      kind: 'move',
      title: standForTheLine,
      what: 'Tell the story again. Each time “{line}” comes, everybody stands up and says it.',
      least: 3,
      most: 5,
      needed: false,
      part,
    },
    {
      kind: 'make',
      title: drawTheStory,
      what: 'Each child draws one thing from the story and tells a friend about it.',
      least: 3,
      most: 5,
      needed: false,
      part,
    },
    {
      kind: 'sit',
      title: showTheCards,
      what: 'Show each flashcard. The children say the word and where it was in the story.',
      least: 2,
      most: 4,
      needed: false,
      part,
    },
    {
      kind: 'move',
      title: 'Sing it again',
      what: 'Sing the song softly, then loud, then in a whisper.',
      least: 2,
      most: 4,
      needed: false,
      part,
    },
    {
      kind: 'move',
      title: 'Do as they did',
      what: 'Without a word, do three things that somebody in the story did. The children do them too, and say who it was.',
      least: 2,
      most: 4,
      needed: false,
      part,
    },
    {
      kind: 'sit',
      title: 'To each of us',
      what: 'Say each child’s name in turn, and after it the Key Message. Everybody waves to that child.',
      least: 2,
      most: 4,
      needed: false,
      part,
    },
  ],
  children: [
    {
      kind: 'move',
      title: 'Stand at the turn',
      what: 'Read the story again. Stand up where something changes, and say what is different now.',
      least: 5,
      most: 10,
      needed: false,
      part,
    },
    {
      kind: 'make',
      title: drawTheBestPart,
      what: 'Each child draws the part that matters most and says why.',
      least: 5,
      most: 10,
      needed: false,
      part,
    },
    {
      kind: 'sit',
      title: 'Tell it back',
      what: 'In a circle, each child tells one sentence of the story.',
      least: 3,
      most: 6,
      needed: false,
      part,
    },
  ],
  teens: [
    {
      kind: 'move',
      title: 'Walk and talk',
      what: 'In pairs, walk and answer one question that has not been asked yet.',
      least: 5,
      most: 12,
      needed: false,
      part,
    },
    {
      kind: 'sit',
      title: readAgain,
      what: 'Have somebody else read it. Everyone says one word that stood out.',
      least: 5,
      most: 10,
      needed: false,
      part,
    },
    {
      kind: 'make',
      title: writeItDown,
      what: 'Write the main point in your own words, and one name to pray for.',
      least: 5,
      most: 10,
      needed: false,
      part,
    },
  ],
}

const drawn = /\b(?:crayons?|markers?|paint|colored pencils)\b/i
/** With fewer cards there is nothing to show. */
const leastCards = 4
type Book = Pick<LessonBook, 'ageGroup' | 'activities' | 'flashcards' | 'bibleStory' | 'devotional' | 'stepsOut'>

/** What fills the class of a book: nobody draws twice in it, shows cards that it has not, or waits for a line that its story has not; what the leader took out stays out. */
export function fillersOf(book: Book): Stretch[] {
  const { ageGroup, activities, flashcards, stepsOut } = book
  const draws = activities.some(({ materials }) => materials.some((one) => drawn.test(one)))
  const line = lineForAll(storyOf(book))
  return fillers[ageGroup]
    .filter(
      ({ kind, title }) =>
        !stepsOut.includes(title) &&
        !(draws && kind === 'make' && ageGroup !== 'teens') &&
        !(title === showTheCards && flashcards.length < leastCards) &&
        !(title === standForTheLine && !line),
    )
    .map((one) => ({ ...one, what: one.what.replace('{line}', line.replace(/\.$/, '')) }))
}
