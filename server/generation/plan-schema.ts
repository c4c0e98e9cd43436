import type { JSONSchema7 } from 'ai'
import { list, object, text } from '#lesson/sections/model-shape.ts'

const perAge = object({ teens: text(), children: text(), 'young-kids': text() })

/** What a provider says it heard. Order is the order of writing: the idea first, so that it leads what follows. */
export const planSchema: JSONSchema7 = object({
  bigIdea: object({
    text: text('The one claim of the sermon in one plain sentence, as near to the preacher’s own words as a sentence allows.'),
    quote: text('The sentence of the sermon that says it, copied exactly; empty when no sentence does.'),
    stated: { type: 'boolean' },
    others: list(object({ text: text(), quote: text('Copied exactly.') })),
  }),
  points: list(
    object({
      text: text('The point in the preacher’s words.'),
      quote: text('A sentence of the sermon that says it, copied exactly.'),
      segment: text('Where it stands: "1", "v. 4", or empty.'),
    }),
  ),
  passage: text('The main Bible passage, such as "Luke 15:1-7"; empty when there is none.'),
  verses: list(text('Another passage that the sermon leans on.')),
  story: text('The reference of the Bible story that shows the idea best for children: the sermon’s own passage where it is a story.'),
  bottomLine: perAge,
  illustrations: object({ fit: list(text()), unfit: list(text()) }),
  private: list(text('A person of the preacher’s own life or congregation, by the name or word the sermon has.')),
  sensitive: list(
    object({ topic: text(), quote: text('Copied exactly.'), note: text('One sentence to the leader: what to know, what to leave out.') }),
  ),
  leftOut: list(text('What the sermon has and no book for children should have.')),
})
