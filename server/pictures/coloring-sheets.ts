// Pages to color: the scenes of the story, and one big thing.
import { translationNames } from '#contract/generation-wishes.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { lineArt, thingOfBook } from '#lesson/pictures/art-of-book.ts'
import { drawn } from '#lesson/pictures/draw-art.ts'
import type { Weight } from '#lesson/pictures/line/coloring.ts'
import { coverSceneOf, scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { thingNamed, thingsIn } from '#lesson/pictures/thing-of.ts'
import { balancedLines } from '#lesson/puzzles/verse-lines.ts'
import { clauseLines, credited, type Picture, storyOf } from './sheet.ts'

const weightOf = ({ ageGroup }: LessonBook): Weight => (ageGroup === 'young-kids' ? 'young-kids' : 'children')

/** The story's scene with words of the memory verse in big letters. */
export const coloringStory = (book: LessonBook): Picture => ({
  name: 'coloring-story',
  title: 'Coloring page: the story',
  description: 'The scene from the story with words from the memory verse in big letters.',
  copies: 'each',
  scene: coverSceneOf(book)?.alt ?? '',
  sheet: () => {
    if (!book.memoryVerse?.text) return undefined
    const { art, alt } = lineArt(book, weightOf(book))
    return {
      kind: 'coloring',
      title: `${book.title}: a coloring page`,
      lines: clauseLines(book, 22),
      reference: book.memoryVerse.reference,
      art: drawn(art),
      alt,
      credit: credited(book),
    }
  },
})
/** The other scenes of the story for whoever is done early: for the youngest each with its sentence, for those who read with words of the Bible. */
export const moreScenes = (book: LessonBook): Picture[] =>
  scenesOfPassage(book.passage)
    .filter(({ id }) => id !== coverSceneOf(book)?.id)
    .slice(0, 4)
    .map((scene, i) => ({
      name: `coloring-story-${i + 2}`,
      title: `Coloring page: ${scene.action}`,
      description: `For whoever is done early: ${scene.sentence}`,
      copies: 'some',
      scene: scene.alt,
      sheet: () => ({
        kind: 'coloring',
        title: `${book.title}: a coloring page`,
        lines: balancedLines(book.ageGroup === 'young-kids' ? scene.sentence : scene.verse, 26),
        reference: book.passage,
        art: drawn(lineArt(book, weightOf(book), scene).art),
        alt: scene.alt,
        // The words of a scene are always those of one Bible, whichever the class reads.
        credit: book.ageGroup === 'young-kids' ? credited(book) : [translationNames.WEB, PRODUCT].join(' · '),
      }),
    }))

/** One thing of the story, large, for small hands. */
export const coloringThing = (book: LessonBook): Picture => ({
  name: 'coloring-picture',
  title: 'Coloring page: one big picture',
  description: 'One thing from the story, large, for the smallest hands, with words from the memory verse.',
  copies: 'some',
  sheet: () => {
    // Where no scene is drawn the first page has a thing already.
    const shown = coverSceneOf(book) ? undefined : thingOfBook(book)
    const thing = [...book.flashcards.map(({ word }) => thingNamed(word)), ...thingsIn(storyOf(book)).map((one) => one.thing)].find(
      (one) => one !== undefined && one !== shown,
    )
    if (!thing || !book.memoryVerse?.text) return undefined
    return {
      kind: 'coloring',
      title: `${book.title}: one big picture`,
      lines: clauseLines(book, 22),
      reference: book.memoryVerse.reference,
      art: drawn({ thing, look: 'young-kids', label: thing }),
      alt: `One thing from the story to color: ${thing}`,
      credit: credited(book),
    }
  },
})
