import * as z from 'zod/mini'
import adaptLinesData from './adapt-lines.json' with { type: 'json' }
import activitiesForTeensData from './activities-for-teens.json' with { type: 'json' }
import flashcardsData from './flashcards.json' with { type: 'json' }
import plainWordsData from './plain-words.json' with { type: 'json' }
import sharedActivitiesData from './shared-activities.json' with { type: 'json' }
import { typographic } from '#lesson/words/typographic.ts'
import { trait } from './traits.ts'
import { passageFiles } from './passages/index.ts'
import { storyFiles } from './stories/index.ts'
import versesData from './verses.json' with { type: 'json' }

const text = z.string().check(z.minLength(2))
const texts = z.array(text)
const bankActivity = z.strictObject({
  title: text,
  /** What the group does and what for, in a sentence. */
  description: text,
  /** What a passage has to give that it fits. */
  needs: z.array(trait),
  kind: z.enum(['sit', 'move', 'make']),
  minutes: z.number(),
  prepMinutes: z._default(z.number(), 0),
  materials: z._default(texts, []),
  steps: texts.check(z.minLength(2)),
  safety: z._default(z.string(), ''),
  /** Where it is empty, the lines of adapt-lines.json for the age and the kind stand. */
  adapt: z._default(texts, []),
})
const byAge = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ teens: schema, children: schema, 'young-kids': schema })
/** One Bible story, retold for 6-11 and for 3-5, in paragraphs. `span` is the passage it tells. */
export const story = z.strictObject({
  span: text,
  /** Other places of the Bible that tell the same. */
  parallels: z._default(texts, []),
  title: text,
  people: texts,
  /** What both retellings give to do, draw and act. */
  gives: z.array(trait),
  /** A line of the retelling for 3-5 that comes three times, for everybody to say. */
  refrain: text,
  /** What the passage has and the retellings leave out; "(young kids)" behind it where only the youngest do not hear it. */
  leftOut: texts,
  children: texts,
  youngKids: texts,
})
export type Story = z.output<typeof story>
export type BankActivity = z.output<typeof bankActivity>

/** The data is typed with plain quotation marks and apostrophes. */
export const printed = <Value>(value: Value): Value => {
  if (typeof value === 'string') return typographic(value) as Value
  if (Array.isArray(value)) return value.map(printed) as Value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printed(one)])) as Value
  return value
}
/** The stories, and the passages that are told as scenes: a lesson is built on either. */
export const stories: Story[] = printed([
  ...z.parse(z.array(story), storyFiles.flat()),
  ...passageFiles.flat().map(({ angles: _, form: __, sceneFrom: ___, ...told }) => ({ ...told, parallels: [] }) as Story),
])
/** Activities that fit any lesson; {truth} stands for the lesson's own. */
export const sharedActivities = printed(z.parse(byAge(z.array(bankActivity)), sharedActivitiesData))
/** Activities for teens by the topic of a claim: what a group of them does with a truth, whatever passage shows it. */
export const activitiesForTeens: Record<string, BankActivity[]> = printed(
  z.parse(z.record(z.string(), z.array(bankActivity)), activitiesForTeensData),
)
/** How an activity of a kind bends to the group at hand: a few children, mixed ages, a child who cannot run, read or bear noise. */
export const adaptLines = printed(z.parse(byAge(z.strictObject({ sit: texts, move: texts, make: texts })), adaptLinesData))
/** A verse or a whole clause of one that a child of six to eleven can learn. */
export const childVerses = z.parse(z.array(z.strictObject({ osis: text, clause: text })), versesData)
/** A word for the young ones and the sentence on the back of its card. */
export const flashcards: Record<string, string> = printed(z.parse(z.record(z.string(), z.string()), flashcardsData))
/** Church words and old words in plain English. */
export const plainWords: Record<string, string> = z.parse(z.record(z.string(), z.string()), plainWordsData)
