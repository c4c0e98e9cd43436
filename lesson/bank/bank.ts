import * as z from 'zod/mini'
import flashcardsData from './flashcards.json' with { type: 'json' }
import plainWordsData from './plain-words.json' with { type: 'json' }
import sharedActivitiesData from './shared-activities.json' with { type: 'json' }
import storiesFirst from './stories-one.json' with { type: 'json' }
import storiesSecond from './stories-two.json' with { type: 'json' }
import themesFirst from './themes-one.json' with { type: 'json' }
import themesSecond from './themes-two.json' with { type: 'json' }
import themesThird from './themes-three.json' with { type: 'json' }

const text = z.string().check(z.minLength(2))
const bankActivity = z.strictObject({
  title: text,
  kind: z.enum(['sit', 'move', 'make']),
  minutes: z.number(),
  prepMinutes: z.number(),
  materials: z.array(text),
  steps: z.array(text).check(z.minLength(2)),
  safety: z._default(z.string(), ''),
  adapt: z._default(z.array(text), []),
})
const byAge = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ teens: schema, children: schema, 'young-kids': schema })

/** One theme: what a lesson says and does when a sermon is about it. `words` weigh how strongly a word of the sermon points to it. */
export const theme = z.strictObject({
  id: text,
  name: text,
  words: z.record(z.string(), z.number()),
  titles: byAge(text),
  truth: byAge(text),
  /** Verses for teens and children when the sermon's own passage has none of fitting length, as OSIS references. */
  verses: z.array(text),
  kidsVerse: z.strictObject({ osis: text, clause: text }),
  verseMeaning: byAge(text),
  opening: text,
  activities: byAge(z.array(bankActivity)),
  questions: byAge(z.array(text)),
  days: z.strictObject({ teens: z.array(text), children: z.array(text) }),
  tonight: text,
  prayer: byAge(text),
  song: z.strictObject({ title: text, tune: text, lyrics: z.array(text) }),
  flashcards: z.array(text),
})
/** One Bible story, retold for 6-11 and for 3-5. `span` is the passage it tells. */
export const story = z.strictObject({
  span: text,
  title: text,
  people: z.array(text),
  themes: z.array(text),
  children: text,
  youngKids: text,
  refrain: text,
  leftOut: z.array(text),
})
export type Theme = z.output<typeof theme>
export type Story = z.output<typeof story>
export type BankActivity = z.output<typeof bankActivity>

export const themes: Theme[] = z.parse(z.array(theme), [...themesFirst, ...themesThird, ...themesSecond])
/** Quotation marks and apostrophes as they are printed; in the data they are typed plainly. */
const printed = (text: string) =>
  text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(\w)'/g, '$1’')
    .replaceAll("'", '‘')
export const stories: Story[] = z
  .parse(z.array(story), [...storiesFirst, ...storiesSecond])
  .map((one) => ({ ...one, children: printed(one.children), youngKids: printed(one.youngKids), refrain: printed(one.refrain) }))
/** Activities that fit any lesson; {verse} and {truth} stand for the lesson's own words. */
export const sharedActivities = z.parse(byAge(z.array(bankActivity)), sharedActivitiesData)
/** A word for the young ones and the sentence on the back of its card. */
export const flashcards: Record<string, string> = z.parse(z.record(z.string(), z.string()), flashcardsData)
/** Church words and old words in plain English. */
export const plainWords: Record<string, string> = z.parse(z.record(z.string(), z.string()), plainWordsData)
