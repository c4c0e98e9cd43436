import * as z from 'zod/mini'
import { editedBook as limits } from '#contract/limits.ts'

/** Control characters, lone surrogates and the marks that turn a line around: nobody types them, and a hostile paste may carry them. */
const unprintable = /(?![\t\n])\p{Cc}|\p{Cs}|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\u{FFFE}\u{FFFF}]/gu
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(unprintable, '')
const characters = (most: number) => `At most ${most.toLocaleString('en')} characters fit here.`
const things = (most: number) => `At most ${most} fit here.`

/** What a person types stays text, whatever it looks like: `<b>` is four characters. */
const text = (most: number) =>
  z.string('This has to be text.').check(
    z.overwrite((given) =>
      clean(given)
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    z.maxLength(most, characters(most)),
  )
/** One line: a pasted line break is a space. */
const line = (most: number = limits.line) =>
  z.string('This has to be text.').check(
    z.overwrite((given) => clean(given).replace(/\s+/g, ' ').trim()),
    z.maxLength(most, characters(most)),
  )
const list = <S extends z.ZodMiniType>(item: S, most: number = limits.items) =>
  z.array(item, 'This has to be a list.').check(z.maxLength(most, things(most)))
/** A list of texts; one that is left empty is taken out. */
const lines = (item: ReturnType<typeof text>, most: number = limits.items) =>
  z.pipe(
    list(item, most),
    z.transform((all) => all.filter(Boolean)),
  )
const minutes = z
  .number('This has to be a number of minutes.')
  .check(z.int('Whole minutes only.'), z.minimum(0, 'Minutes cannot be less than zero.'), z.maximum(240, 'At most 240 minutes fit here.'))
const kind = z._default(z.enum(['sit', 'move', 'make'], 'Choose sit, move or make.'), 'sit')
const verse = z.strictObject({
  reference: line(),
  explanation: z._default(text(limits.text), ''),
  // The words are the translation's: what is sent of them only says which part of the passage is shown.
  text: z._default(text(limits.text), ''),
  translation: z._default(line(), ''),
})

/** What a person may write into each field of a book. The reader of a provider's answers is more patient; this one answers with sentences. */
export const editShapes = {
  title: line(),
  bottomLine: line(),
  passage: line(),
  devotional: z.nullable(z.strictObject({ title: line(), focus: z._default(line(), ''), content: text(limits.story) })),
  bibleStory: z.nullable(z.strictObject({ title: line(), content: text(limits.story) })),
  keyPoints: lines(line()),
  // For the leader alone: the sentence of the sermon that a point rests on. The checks say where the sermon does not have it.
  evidence: list(z.strictObject({ point: line(), quote: text(limits.text) })),
  memoryVerse: z.nullable(verse),
  activities: list(
    z.strictObject({
      title: line(),
      description: z._default(text(limits.text), ''),
      materials: z._default(lines(line()), []),
      goal: z._default(text(limits.text), ''),
      steps: z._default(lines(text(limits.text)), []),
      minutes: z._default(minutes, 10),
      prepMinutes: z._default(minutes, 0),
      kind,
      safety: z._default(text(limits.text), ''),
      adapt: z._default(lines(text(limits.text)), []),
    }),
  ),
  discussionQuestions: lines(text(limits.text)),
  weeklyChallenge: z.nullable(
    z.strictObject({
      title: z._default(line(), ''),
      description: z._default(text(limits.text), ''),
      days: z._default(list(z.strictObject({ day: line(), activity: text(limits.text) })), []),
    }),
  ),
  prayer: text(limits.text),
  flashcards: list(z.strictObject({ word: line(), description: z._default(text(limits.text), '') })),
  song: z.nullable(z.strictObject({ title: z._default(line(), ''), tune: z._default(line(), ''), lyrics: lines(line()) })),
  todayILearned: z.nullable(z.strictObject({ summary: text(limits.text) })),
  ownSteps: z.pipe(
    list(z.strictObject({ step: line(), what: text(limits.text) })),
    // A step without own words says what the plan says.
    z.transform((all) => all.filter(({ what }) => what)),
  ),
  addedSteps: list(
    z.strictObject({
      title: line(),
      minutes: z._default(minutes, 5),
      kind,
      say: z._default(text(limits.text), ''),
      what: z._default(text(limits.text), ''),
    }),
  ),
  stepsOut: lines(line()),
  stepsMoved: list(z.strictObject({ step: line(), after: line() })),
  leftOut: lines(text(limits.text), limits.notes),
  toCheck: lines(text(limits.text), limits.notes),
} as const
export type EditField = keyof typeof editShapes
