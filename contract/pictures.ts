import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup } from '#contract/lesson-book.ts'
import { imagePrompts, rates } from '#contract/limits.ts'

/** `scene` says what a page to color shows, so that a model can be asked to draw the same; '' where it is no scene. */
export const picture = z.object({ name: z.string(), title: z.string(), description: z.string(), scene: z._default(z.string(), '') })
export type Picture = z.output<typeof picture>

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/books/:id/pictures',
  access: 'user',
  summary: 'What can be printed with a book: coloring pages, cards, puzzles',
  reply: z.array(picture),
})
export const readPicture = endpoint({
  method: 'GET',
  path: '/api/books/:id/pictures/:name',
  access: 'user',
  summary: 'One printable of a book',
  query: z.strictObject({
    format: z._default(z.enum(['pdf', 'png', 'svg']), 'pdf'),
    paper: z._default(z.enum(['a4', 'letter']), 'a4'),
  }),
  reply: 'file',
})

const passage = z._default(z.string().check(z.maxLength(200)), '')
/** The cover of a lesson: a scene of its passage, else a thing that its words name. It shows no word of the lesson; the teens' says which passage. */
export const readCover = endpoint({
  method: 'GET',
  path: '/api/drawings/cover',
  access: 'anyone',
  summary: 'The cover of a passage as SVG: a scene of it, else a thing that the title names',
  query: z.strictObject({
    passage,
    title: z._default(z.string().check(z.maxLength(300)), ''),
    /** Whose book it is: each age has its own treatment of the same scene. */
    age: z.optional(ageGroup),
    /** In line, as it is before there is a book. */
    look: z._default(z.enum(['color', 'line']), 'color'),
    edition: z.optional(z.string().check(z.maxLength(12))),
    /** With an age: in a frame that grows with it. */
    framed: z.optional(z.literal('yes')),
  }),
  reply: 'file',
})
/** Changes when scenes are drawn anew, so that no browser keeps the old ones. */
export const drawingEdition = '3'
export const storyScene = z.object({ scene: z.string(), sentence: z.string(), alt: z.string() })
export const listScenes = endpoint({
  method: 'GET',
  path: '/api/drawings',
  access: 'anyone',
  summary: 'The scenes of a passage in the order of its story, each with a sentence for young kids',
  query: z.strictObject({ passage }),
  reply: z.array(storyScene),
})
export const readScene = endpoint({
  method: 'GET',
  path: '/api/drawings/scenes/:scene',
  access: 'anyone',
  summary: 'One scene in color, as SVG',
  query: z.strictObject({ edition: z.optional(z.string().check(z.maxLength(12))) }),
  reply: 'file',
})

/**
 * `dataUrl` is the picture itself, as PNG or as the model sent it; nothing is stored. `source` says who drew: a model of
 * the AI provider, or Storyfold: the scene of the passage that the prompt names, else a thing.
 */
export const generatedImages = z.object({
  images: z.array(z.object({ prompt: z.string(), type: z.string(), dataUrl: z.string(), source: z.enum(['provider', 'storyfold']) })),
})
export const generateImages = endpoint({
  method: 'POST',
  path: '/api/generate-images',
  access: 'subscriber',
  summary: 'Draw coloring pictures for prompts',
  body: z.strictObject({
    prompts: z
      .array(z.string().check(z.trim(), z.minLength(1, 'A prompt is empty.'), z.maxLength(imagePrompts.maxCharacters)))
      .check(z.minLength(1, 'Send at least one prompt.'), z.maxLength(imagePrompts.max)),
  }),
  reply: generatedImages,
  limit: rates.draw,
})
