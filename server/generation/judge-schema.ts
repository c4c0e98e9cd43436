import { judgement } from '#contract/lesson-book.ts'
import { list, object, text } from '#lesson/sections/model-shape.ts'

/** What a second reader is asked for: codes and the book’s own words, nothing of his own. */
export const judgeSchema = object({
  findings: list(
    object({
      code: { type: 'string', enum: [...judgement.shape.code.options] },
      section: { type: 'string', enum: [...judgement.shape.section.options] },
      quote: text('Words of that section, copied exactly.'),
    }),
  ),
})
