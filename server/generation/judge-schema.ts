import { judgement } from '#contract/lesson-book.ts'
import { list, object, text } from '#lesson/sections/model-shape.ts'
import { sections } from '#lesson/sections/registry.ts'

/** What a second reader is asked for: codes and the book’s own words, nothing of his own. */
export const judgeSchema = object({
  findings: list(
    object({
      code: { type: 'string', enum: [...judgement.shape.code.options] },
      section: { type: 'string', enum: sections.filter(({ model }) => model).map(({ id }) => id) },
      quote: text('Words of that section, copied exactly.'),
    }),
  ),
})
