// Cards and small books: words with their pictures, the story in order, a picture and a sentence on every page.
import type { LessonBook } from '#contract/lesson-book.ts'
import { coverArt, lineArt } from '#lesson/pictures/art-of-book.ts'
import { type Drawn, drawn } from '#lesson/pictures/draw-art.ts'
import { coverSceneOf, scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { thingNamed, thingsIn } from '#lesson/pictures/thing-of.ts'
import { drawable, icon } from './icons/icon.ts'
import { credited, type Picture, storyOf, told } from './sheet.ts'

type Card = { word: string; description: string; art: Drawn | string }
const square = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${inner}</svg>`
/** The picture of a word: drawn here, else line art that is right for the word; undefined for a word that nothing shows. */
export function cardArt(word: string): Drawn | string | undefined {
  const thing = thingNamed(word)
  if (thing) return drawn({ thing, look: 'line', label: word })
  return drawable(word) ? square(icon(word, { x: 4, y: 4, size: 112, pen: 2.2 })) : undefined
}
const cardsOf = (book: LessonBook): Card[] =>
  book.flashcards.flatMap(({ word, description }) => {
    const art = cardArt(word)
    // A word without a picture is no game for a child who cannot read: its card stays in the book and off the sheet.
    return art ? [{ word, description, art }] : []
  })

/** Word cards, four on a page, the words behind the pictures. */
export const flashcards = (book: LessonBook): Picture => ({
  name: 'flashcards',
  title: 'Flashcards',
  description: 'Four on a page with lines to cut along; print on both sides, and each word is on the back of its picture.',
  copies: 'room',
  sheet: () => {
    const cards = cardsOf(book).slice(0, 8)
    return cards.length >= 2
      ? {
          kind: 'cards',
          title: `${book.title}: flashcards`,
          cards,
          credit: credited(
            book,
            cards.some(({ art }) => typeof art === 'string'),
          ),
        }
      : undefined
  },
})
/** The story to put in order. */
export const storyCards = (book: LessonBook): Picture => ({
  name: 'story-cards',
  title: 'Story cards',
  description: 'The story in pictures, to tell it and to put it in order; print on both sides, and each sentence is on the back.',
  copies: 'room',
  sheet: () => {
    const scenes = scenesOfPassage(book.passage)
    if (scenes.length < 3) return undefined
    const cards = scenes.slice(0, 8).map(({ id, sentence }, i): Card => ({
      word: String(i + 1),
      description: sentence,
      art: drawn({ scene: id, look: 'young-kids' }),
    }))
    return { kind: 'cards', title: `${book.title}: story cards`, cards, credit: credited(book) }
  },
})

/** The pages of a picture book: each a picture and a sentence that a four-year-old follows. */
function pagesOf(book: LessonBook, look: 'colour' | 'young-kids'): { art: Drawn; alt: string; sentence: string }[] {
  return scenesOfPassage(book.passage)
    .slice(0, 6)
    .map(({ id, alt, sentence }) => ({ art: drawn({ scene: id, look }), alt, sentence }))
}
export const pictureBook = (book: LessonBook): Picture => ({
  name: 'picture-book',
  title: 'Picture book',
  description: 'A picture and one sentence on every page, in color, to read on a lap or to show in class.',
  copies: 'room',
  sheet: () => {
    const pages = pagesOf(book, 'colour')
    if (!pages.length) return undefined
    return {
      kind: 'picture-book',
      title: told(book).title || book.title,
      passage: book.passage,
      cover: drawn(coverArt(book, 'print')),
      coverAlt: coverSceneOf(book)?.alt ?? book.title,
      pages,
      verse: book.memoryVerse?.text ?? '',
      reference: book.memoryVerse?.reference ?? '',
      credit: credited(book),
    }
  },
})

/** Six inner pages: the scenes, then what can be drawn of the story, then a page of the child's own. */
function panelsOf(book: LessonBook): { art: Drawn | ''; sentence: string }[] {
  const scenes = pagesOf(book, 'young-kids').map(({ art, sentence }) => ({ art, sentence }))
  const things = thingsIn(storyOf(book)).map(({ word, thing }) => ({
    art: drawn({ thing, look: 'line', label: word }),
    sentence: `Look: ${word}.`,
  }))
  const filled: { art: Drawn | ''; sentence: string }[] = [...scenes, ...things.slice(0, Math.max(0, 5 - scenes.length))].slice(0, 6)
  while (filled.length < 6) filled.push({ art: '', sentence: filled.length === 5 ? 'I draw what I like best.' : 'I draw the story.' })
  return filled
}
/** One sheet that is folded and cut into a book of eight pages. */
export const foldBook = (book: LessonBook): Picture => ({
  name: 'fold-book',
  title: 'Fold-up book',
  description: 'One sheet becomes a book of eight small pages: fold it, cut the middle, fold again.',
  copies: 'each',
  sheet: () => {
    if (!book.memoryVerse?.text) return undefined
    return {
      kind: 'fold-book',
      title: told(book).title || book.title,
      cover: drawn(lineArt(book, 'young-kids').art),
      panels: panelsOf(book),
      verse: book.memoryVerse.text,
      reference: book.memoryVerse.reference,
      credit: credited(book),
    }
  },
})

/** The song in large letters. */
export const song = (book: LessonBook): Picture => ({
  name: 'song',
  title: 'Song sheet',
  description: 'The song in large letters, to hold up or hang on the wall.',
  copies: 'room',
  sheet: () => {
    if (!book.song) return undefined
    const { art, alt } = lineArt(book, 'young-kids')
    return {
      kind: 'song',
      title: book.song.title,
      tune: book.song.tune,
      lines: book.song.lyrics,
      art: drawn(art),
      alt,
      credit: credited(book),
    }
  },
})
