import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { imagePrompts, rates } from '#contract/limits.ts'

export const picture = z.object({ name: z.string(), title: z.string(), description: z.string() })
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

/**
 * `dataUrl` is the picture itself, as PNG or as the model sent it; nothing is stored. `source` says who drew: a model of
 * the AI provider, or Storyfold from the nouns, the people and the place of the prompt.
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
