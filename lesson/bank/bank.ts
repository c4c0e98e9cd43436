import * as z from 'zod/mini'
import adaptLinesData from './adapt-lines.json' with { type: 'json' }
import bridgesData from './devotional-bridges.json' with { type: 'json' }
import flashcardsData from './flashcards.json' with { type: 'json' }
import plainWordsData from './plain-words.json' with { type: 'json' }
import sharedActivitiesData from './shared-activities.json' with { type: 'json' }
import { typographic } from '#lesson/words/typographic.ts'
import { passageFiles } from './passages/index.ts'
import { storyFiles } from './stories/index.ts'
import { themeFiles } from './themes/index.ts'
import truthsData from './truths.json' with { type: 'json' }
import versesData from './verses.json' with { type: 'json' }

const text = z.string().check(z.minLength(2))
const texts = z.array(text)
const bankActivity = z.strictObject({
  title: text,
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
const pair = z.tuple([text, text])

/** One theme: what a lesson says and does when a sermon is about it. `words` weigh how strongly a word of the sermon points to it. */
export const theme = z.strictObject({
  id: text,
  name: text,
  words: z.record(z.string(), z.number()),
  titles: byAge(text),
  truth: byAge(text),
  /** Verses for teens and children when the sermon's own passage has none of fitting length, as OSIS references. */
  verses: texts,
  kidsVerse: z.strictObject({ osis: text, clause: text }),
  /** For the youngest: the motions that go with the verse. */
  verseMeaning: byAge(text),
  /** The first and the last paragraph of the teens' devotional, around the sermon's own words. */
  opening: text,
  closing: text,
  questions: z.strictObject({
    teens: z.strictObject({ observe: text, interpret: pair, apply: pair, doubt: text }),
    children: z.strictObject({ recall: text, why: text, apply: pair }),
    'young-kids': z.strictObject({ recall: text, feel: text }),
  }),
  activities: byAge(z.array(bankActivity)),
  days: z.strictObject({ teens: texts, children: texts }),
  tonight: text,
  prayer: byAge(text),
  song: z.strictObject({ title: text, tune: text, lyrics: texts }),
  flashcards: texts,
})
/** One Bible story, retold for 6-11 and for 3-5, in paragraphs. `span` is the passage it tells. The first theme is its main one. */
export const story = z.strictObject({
  span: text,
  /** Other places of the Bible that tell the same. */
  parallels: z._default(texts, []),
  title: text,
  people: texts,
  themes: texts,
  /** A line of the retelling for 3-5 that comes three times, for everybody to say. */
  refrain: text,
  /** What the passage has and the retellings leave out; "(young kids)" behind it where only the youngest do not hear it. */
  leftOut: texts,
  children: texts,
  youngKids: texts,
})
/** One thing that sermons say of God or of living with him, in the words of the two younger ages, and in which words preachers say it. */
export const truth = z.strictObject({
  id: text,
  /** The themes that it belongs to, the nearest first. */
  themes: texts,
  children: text,
  'young-kids': text,
  /** Patterns of words as read by lesson/analyse/said-truths/pattern.ts: "GOD hear|answer prayer". */
  said: texts,
})
export type Truth = z.output<typeof truth>
export type Theme = z.output<typeof theme>
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
export const themes: Theme[] = printed(z.parse(z.array(theme), themeFiles.flat()))
/** The stories, and the passages that are told as scenes: a lesson is built on either. */
export const stories: Story[] = printed([
  ...z.parse(z.array(story), storyFiles.flat()),
  ...passageFiles.flat().map(({ angles: _, form: __, sceneFrom: ___, ...told }) => ({ ...told, parallels: [], themes: [] })),
])
/** What a key point for the younger ages may say, once the sermon says it. */
export const truths: Truth[] = printed(z.parse(z.array(truth), truthsData))
/** Activities that fit any lesson; {truth} stands for the lesson's own. */
export const sharedActivities = printed(z.parse(byAge(z.array(bankActivity)), sharedActivitiesData))
const bridges = printed(z.parse(z.strictObject({ long: texts, plain: text }), bridgesData))
/** Paragraphs for teens that go with any passage, in longer sentences: for a sermon of very short ones. */
export const devotionalBridges = bridges.long
/** One in short sentences, for a sermon of which nothing can be printed. */
export const plainBridge = bridges.plain
/** How an activity of a kind bends to the group at hand: a few children, mixed ages, a child who cannot run, read or bear noise. */
export const adaptLines = printed(z.parse(byAge(z.strictObject({ sit: texts, move: texts, make: texts })), adaptLinesData))
/** A verse or a whole clause of one that a child of six to eleven can learn, and what it is about. */
export const childVerses = z.parse(z.array(z.strictObject({ osis: text, clause: text, themes: texts })), versesData)
/** A word for the young ones and the sentence on the back of its card. */
export const flashcards: Record<string, string> = printed(z.parse(z.record(z.string(), z.string()), flashcardsData))
/** Church words and old words in plain English. */
export const plainWords: Record<string, string> = z.parse(z.record(z.string(), z.string()), plainWordsData)
