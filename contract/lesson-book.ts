import * as z from 'zod/mini'

/** The three age groups, oldest first, as payloads and routes name them. */
export const ageGroups = ['teens', 'children', 'young-kids'] as const
export const ageGroup = z.enum(ageGroups)
export type AgeGroup = z.output<typeof ageGroup>

/** The sections of a lesson: what is edited, checked, mended and written again as one piece. */
export const sectionIds = [
  'title',
  'bottomLine',
  'passage',
  'story',
  'keyPoints',
  'memoryVerse',
  'activities',
  'discussionQuestions',
  'weeklyChallenge',
  'prayer',
  'flashcards',
  'song',
  'todayILearned',
  'steps',
  'leaderNotes',
] as const
export const sectionId = z.enum(sectionIds)
export type SectionId = z.output<typeof sectionId>

const text = z.string()
export const activity = z.object({
  title: text,
  description: text,
  materials: z.array(text),
  goal: text,
  steps: z.array(text),
  minutes: z.number(),
  prepMinutes: z.number(),
  kind: z.enum(['sit', 'move', 'make']),
  safety: text,
  adapt: z.array(text),
})
/** A verse as it is shown. `text` is cut from the bundled translation by the server and never written by a model. */
export const memoryVerse = z.object({ text, reference: text, translation: text, explanation: text })
export const evidence = z.object({ point: text, quote: text })

/** What a leader is told of a book before Sunday, as a code with its parameters; `toCheck` has the sentence of each. */
export const leaderNote = z.object({
  code: z.enum([
    'idea-unconfirmed',
    'captions',
    'passage-found',
    'too-long',
    'sensitive',
    'also-sensitive',
    'also-left-out',
    'idea-led',
    'came-down-to',
    'line-heard',
    'usual-lesson',
    'claim-beside-story',
    'story-nearest',
    'story-retold',
    'story-other',
    'ours',
    'careful',
    'not-at-hand',
    'lesson-replaced',
    'sections-replaced',
    'items-left-out',
    'not-judged',
    'without-ai',
    'checks-changed',
  ]),
  params: z.record(z.string(), z.string()),
})
export type LeaderNote = z.output<typeof leaderNote>

/** What a second reader of a book found in it. `quote` stands in the section to the letter: where its words go, so does the finding. */
export const judgement = z.object({
  code: z.enum([
    'other-claim',
    'demand-before-grace',
    'unsafe-for-body',
    'unsafe-for-soul',
    'private',
    'verse-unfitting',
    'evidence-of-something-else',
    'parts-apart',
  ]),
  section: sectionId,
  quote: text,
})
export type Judgement = z.output<typeof judgement>

/** The one true shape of a lesson. What an age group does not have is empty: '', [] or null. */
export const lessonBook = z.object({
  ageGroup,
  title: text,
  bottomLine: text,
  passage: text,
  /** The verses of it, by number, that are read from a Bible in class before anything is asked; '' where the whole passage is short, or none is read. */
  readAloud: z._default(text, ''),
  devotional: z.nullable(z.object({ title: text, focus: text, content: text })),
  bibleStory: z.nullable(z.object({ title: text, content: text })),
  keyPoints: z.array(text),
  evidence: z.array(evidence),
  memoryVerse: z.nullable(memoryVerse),
  activities: z.array(activity),
  discussionQuestions: z.array(text),
  weeklyChallenge: z.nullable(z.object({ title: text, description: text, days: z.array(z.object({ day: text, activity: text })) })),
  prayer: text,
  flashcards: z.array(z.object({ word: text, description: text })),
  song: z.nullable(z.object({ title: text, tune: text, lyrics: z.array(text) })),
  todayILearned: z.nullable(z.object({ summary: text })),
  /** What the leader does in a step of the class, in the leader's own words; the others say what the minute plan says. */
  ownSteps: z._default(z.array(z.object({ step: text, what: text })), []),
  /** Steps of the class that the leader adds: an announcement, a snack, a birthday. */
  addedSteps: z._default(
    z.array(z.object({ title: text, minutes: z.number(), kind: z.enum(['sit', 'move', 'make']), say: text, what: text })),
    [],
  ),
  /** What fills the time and the leader does without, by its title, and what he does at another place: after which step. */
  stepsOut: z._default(z.array(text), []),
  stepsMoved: z._default(z.array(z.object({ step: text, after: text })), []),
  /** Faith words of this book that are new to the age, each with its meaning in plain English. */
  newWords: z._default(z.array(z.object({ word: text, meaning: text })), []),
  /** How long the class is. */
  minutes: z._default(z.number(), 45),
  /** How the story or devotional reads: its words, its Flesch-Kincaid grade, and the percent of words that a fourth-grader may not know. */
  reading: z._default(z.object({ words: z.number(), grade: z.number(), hardWords: z.number() }), { words: 0, grade: 0, hardWords: 0 }),
  /** For the leader: what the sermon has and this book leaves out, and what to look at before teaching. */
  leftOut: z.array(text),
  toCheck: z.array(text),
  /** Those lines of `toCheck` that the program wrote, as codes. */
  notes: z._default(z.array(leaderNote), []),
  /** Lines of the program and of the checks that the leader took out of `toCheck`. */
  setAside: z._default(z.array(text), []),
  /** What the model that was asked to judge the book found; the checks make findings of it. */
  judged: z._default(z.array(judgement), []),
  writtenBy: z.enum(['provider', 'offline', 'both']),
  /** Of a hundred words of this book, how many are the sermon's own, measured. -1 in books that were made before it was measured. */
  ofSermon: z._default(z.number(), -1),
})
export type LessonBook = z.output<typeof lessonBook>
export type Activity = z.output<typeof activity>
export type MemoryVerse = z.output<typeof memoryVerse>
