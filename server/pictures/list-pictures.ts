import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { maze } from '#lesson/puzzles/maze.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { balancedLines, shortClause } from '#lesson/puzzles/verse-lines.ts'
import { wordSearch } from '#lesson/puzzles/word-search.ts'
import { wordsOfBook } from '#lesson/puzzles/words-of-book.ts'
import { frame } from './art/scenery.ts'
import { at } from './art/ink.ts'
import { person } from './art/person.ts'
import { keyPerson, personNamed, sceneOf } from './compose-scene.ts'
import { drawMaze } from './draw-maze.ts'
import { drawable, icon, pictureOf } from './icons/icon.ts'
import { keyThing, nounsOf } from './nouns-of.ts'

/** A sheet as the template takes it; `kind` chooses its layout. */
export type Sheet = { kind: string; title: string; credit: string } & Record<string, unknown>
/** A printable of a book: its name in addresses, what a leader reads of it, and how it is made. Undefined where the book has nothing for it. */
export type Picture = { name: string; title: string; description: string; sheet: () => Sheet | undefined }

const adapted = 'Pictures adapted from Noto Emoji (Apache License 2.0)'
const svg = (inner: string, width: number = frame.width, height: number = frame.height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`
/** A drawing of one thing on a square of 120; `pen` is thinner where the square is printed large. */
const iconSvg = (word: string, pen = 2.2) => svg(icon(word, { x: 4, y: 4, size: 112, pen }), 120, 120)
const cardArt = (word: string): string => {
  const who = personNamed(word)
  if (who) return svg(at(120, 224, 1, person(who)), 240, 240)
  return pictureOf(word) ? iconSvg(word) : ''
}
const told = (book: LessonBook) => book.bibleStory ?? { title: '', content: '' }
const storyOf = (book: LessonBook) => `${told(book).title} ${told(book).content}`

/** What can be printed with a book for its age, in the order in which a leader looks for it. */
export function picturesOf(book: LessonBook): Picture[] {
  const all: Record<AgeGroup, Picture[]> = {
    'young-kids': [coloringStory(book), coloringVerse(book), flashcards(book), song(book)],
    children: [trace(book), search(book, false), search(book, true), mazeOf(book), matching(book), coloringStory(book)],
    teens: [],
  }
  return all[book.ageGroup].filter((picture) => picture.sheet() !== undefined)
}

const credited = ({ memoryVerse }: LessonBook) => [memoryVerse?.translation, adapted, PRODUCT].filter(Boolean).join(' · ')
/** Two lines of big letters. A clause that is longer than that is set smaller in at most four: it is never cut. */
const clauseLines = (book: LessonBook, most: number) => {
  const clause = shortClause(book.memoryVerse?.text ?? '', 2 * most)
  return balancedLines(clause, Math.max(most, Math.ceil(clause.length / 4) + 4))
}

function coloringStory(book: LessonBook): Picture {
  return {
    name: 'coloring-story',
    title: 'Coloring page: the story',
    description: 'The scene of the story with words of the memory verse in big letters.',
    sheet: () =>
      book.memoryVerse?.text
        ? {
            kind: 'coloring',
            title: `${book.title}: a coloring page`,
            lines: clauseLines(book, 22),
            reference: book.memoryVerse.reference,
            art: svg(sceneOf(book)),
            alt: `A scene of ${book.bibleStory?.title ?? book.title} to color`,
            credit: credited(book),
          }
        : undefined,
  }
}

function coloringVerse(book: LessonBook): Picture {
  return {
    name: 'coloring-picture',
    title: 'Coloring page: one big picture',
    description: 'One thing of the story, large, for small hands, with words of the memory verse.',
    sheet: () => {
      const noun = bigPicture(book)
      if (!noun || !book.memoryVerse?.text) return undefined
      return {
        kind: 'coloring',
        title: `${noun}: a coloring page`,
        lines: clauseLines(book, 22),
        reference: book.memoryVerse.reference,
        art: svg(icon(noun, { x: 84, y: 64, size: 560, pen: 5 })),
        alt: `A ${noun} to color`,
        credit: credited(book),
      }
    },
  }
}

/** The noun that is worth a page: one of the cards first, and one whose picture has something to color. */
function bigPicture(book: LessonBook): string | undefined {
  const cards = book.flashcards.map((card) => drawable(card.word)).filter((word) => word !== undefined)
  const candidates = [...cards, ...nounsOf(storyOf(book))].filter((word) => !plain.has(word))
  return candidates[0] ?? cards[0]
}
const plain = new Set([
  'water',
  'wind',
  'friend',
  'people',
  'family',
  'door',
  'egg',
  'rock',
  'stone',
  'stones',
  'milk',
  'tear',
  'tears',
  'rain',
  'wave',
  'waves',
  'sea',
  'lake',
  'river',
  'day',
  'night',
  'moon',
  'cloud',
  'help',
  'share',
  'hug',
  'run',
  'sing',
  'song',
  'pray',
  'happy',
  'sad',
  'joy',
  'smile',
  'child',
  'boy',
  'girl',
  'king',
  'eye',
  'eyes',
  'ear',
  'hand',
  'hands',
  'foot',
  'mouth',
  'tongue',
  'strong',
  'work',
  'wait',
  'listen',
  'voice',
  'sleep',
  'hungry',
  'love',
  'light',
])

function flashcards(book: LessonBook): Picture {
  return {
    name: 'flashcards',
    title: 'Flashcards',
    description: 'Eight on a page, with lines to cut along.',
    sheet: () => {
      // A word without a picture is no game for a child who cannot read: its card stays in the book and off the sheet.
      const cards = book.flashcards
        .map(({ word, description }) => ({ word, description, art: cardArt(word) }))
        .filter(({ art }) => art)
        .slice(0, 8)
      return cards.length >= 2 ? { kind: 'flashcards', title: `${book.title}: flashcards`, cards, credit: credited(book) } : undefined
    },
  }
}

function song(book: LessonBook): Picture {
  return {
    name: 'song',
    title: 'Song sheet',
    description: 'The song in large letters, to hold up or hang on the wall.',
    sheet: () =>
      book.song
        ? {
            kind: 'song',
            title: book.song.title,
            tune: book.song.tune,
            lines: book.song.lyrics,
            art: svg(sceneOf(book)),
            alt: `A scene of ${book.bibleStory?.title ?? book.title}`,
            credit: credited(book),
          }
        : undefined,
  }
}

function trace(book: LessonBook): Picture {
  return {
    name: 'trace-the-verse',
    title: 'Trace the verse',
    description: 'Words of the memory verse in dotted letters on writing lines.',
    sheet: () => {
      if (!book.memoryVerse?.text) return undefined
      const noun = keyThing(told(book))
      return {
        kind: 'trace',
        title: 'Trace the Verse',
        lines: traceLines(shortClause(book.memoryVerse.text, 88)),
        reference: book.memoryVerse.reference,
        art: iconSvg(noun ?? 'heart', 1),
        alt: `A ${noun ?? 'heart'} to color`,
        credit: credited(book),
      }
    },
  }
}

const traceLines = (clause: string) => balancedLines(clause, Math.max(22, Math.ceil(clause.length / 5) + 4))

function search(book: LessonBook, answers: boolean): Picture {
  return {
    name: answers ? 'word-search-answers' : 'word-search',
    title: answers ? 'Word search: answers' : 'Word search',
    description: answers ? 'For the leader: where each word is hidden.' : 'Words of the story, hidden in a square of letters.',
    sheet: () => {
      const { rows, placed } = wordSearch(wordsOfBook(book), 12)
      if (placed.length < 4) return undefined
      const found = placed.flatMap(({ word, row, column, down, across }) =>
        [...word].map((_, at) => (row + down * at) * rows.length + column + across * at),
      )
      const words = placed.map((one) => one.word).sort()
      return { kind: 'word-search', title: 'Word Search', rows, words, answers, found, credit: credited(book) }
    },
  }
}

function mazeOf(book: LessonBook): Picture {
  return {
    name: 'maze',
    title: 'Maze',
    description: 'One way leads through, to something of the story.',
    sheet: () => {
      const thing = keyThing(told(book))
      const who = thing ? undefined : keyPerson(told(book))
      const goal = thing ? `the ${thing}` : who?.who
      const art = thing
        ? (x: number, y: number, size: number) => icon(thing, { x, y, size })
        : who && ((x: number, y: number, size: number) => at(x + size / 2, y + size, 0.46, person(who.person)))
      return {
        kind: 'maze',
        title: goal ? `Find the way to ${goal}` : 'Find the way through',
        art: drawMaze(maze(`${book.title} ${book.passage}`), art),
        alt: `A maze with one way from the child to ${goal ?? 'the way out'}`,
        credit: credited(book),
      }
    },
  }
}

function matching(book: LessonBook): Picture {
  return {
    name: 'matching',
    title: 'Match the words',
    description: 'Words of the story and their pictures, mixed up.',
    sheet: () => {
      const words = nounsOf(storyOf(book)).slice(0, 6)
      if (words.length < 3) return undefined
      const mixed = mixedApart(words, book.title)
      const pairs = words.map((word, at) => ({ word, art: iconSvg(mixed[at] ?? word), number: at + 1 }))
      return { kind: 'matching', title: 'Match the Words', pairs, credit: credited(book) }
    },
  }
}

/** Mixed so that no word stands beside its own picture. */
function mixedApart(words: string[], seed: string): string[] {
  const random = seededRandom(seed)
  for (let tries = 0; tries < 50; tries++) {
    const mixed = shuffled(words, random)
    if (mixed.every((word, at) => word !== words[at])) return mixed
  }
  return [...words.slice(1), ...words.slice(0, 1)]
}
