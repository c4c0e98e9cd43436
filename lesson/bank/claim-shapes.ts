import * as z from 'zod/mini'
import { trait } from './traits.ts'

const text = z.string().check(z.minLength(2))
const texts = z.array(text)
const byAge = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ teens: schema, children: schema, 'young-kids': schema })

export const song = z.strictObject({ title: text, tune: text, lyrics: texts })

/** One truth that a sermon may come down to, with what every lesson on it needs, whatever its story. */
export const claim = z.strictObject({
  id: text,
  truth: text,
  /** "God: mercy": the area of doctrine and the part of it. */
  doctrine: text,
  /** OSIS ranges that it is preached from. */
  passages: texts,
  /** How preachers of different pulpits say it, with hardly a word in common: what the scorer compares a sermon with. */
  said: texts,
  bottomLine: z.strictObject({ teens: texts, children: text, 'young-kids': text }),
  /** The first and the last paragraph of the teens' devotional. */
  opening: text,
  closing: text,
  questions: z.strictObject({
    teens: z.strictObject({ apply: texts, doubt: text }),
    children: texts,
    'young-kids': texts,
  }),
  prayer: byAge(text),
  week: z.strictObject({ teens: texts, children: texts }),
  tonight: text,
  song,
  /** To the leader: who may be hurt by it, and what to say. */
  careful: z.string(),
  /** Whose activities for teens go with it; a claim that none of them suits has the shared ones. */
  topic: z.optional(text),
})
export type Claim = z.output<typeof claim>

const activity = z.strictObject({
  title: text,
  kind: z.enum(['sit', 'move', 'make']),
  minutes: z.number(),
  prepMinutes: z.number(),
  materials: texts,
  goal: text,
  steps: texts,
  safety: z.string(),
  adapt: texts,
})
const verse = z.strictObject({ osis: text, clause: text, help: text })

/** A claim as one story or passage shows it. */
export const angle = z.strictObject({
  claim: text,
  /** The verses of the passage that show it. */
  verses: texts,
  shows: text,
  /** Words that have to stand in the retelling for the age, because something here leans on them. */
  presumes: z.strictObject({ children: texts, 'young-kids': texts }),
  title: byAge(text),
  /** What the younger ages say together of the claim here, where this story has a better word for it than the claim's own line. */
  line: z.optional(z.strictObject({ children: z.optional(text), 'young-kids': z.optional(text) })),
  children: z.strictObject({ closing: text, questions: texts, activity }),
  'young-kids': z.strictObject({
    refrain: text,
    /** Sentences of the retelling behind which all say the refrain; empty where the retelling's own serves. */
    after: texts,
    questions: texts,
    play: activity,
  }),
  teens: z.strictObject({
    retelling: text,
    questions: texts,
    /** What a group does with this very passage. */
    activity,
  }),
  verse: byAge(verse),
  /** To the leader, where this telling may hurt somebody. */
  careful: z.optional(z.string()),
})
export type Angle = z.output<typeof angle>
export type AngleActivity = z.output<typeof activity>

/**
 * What a group does with one story or passage whatever truth of it the lesson tells: it stands beside the angle's own activity, so it
 * leans on the telling alone. {truth} in a step stands for the lesson's own line.
 */
export const storyActivities = z.strictObject({
  span: text,
  children: z.optional(activity),
  'young-kids': z.optional(activity),
  teens: z.optional(activity),
})

/**
 * What a group does with a claim whatever story shows it: beside the activity of the angle it brings the same truth into the room, so
 * it names no story. {truth} in a step stands for the lesson's own line.
 */
export const claimActivities = z.strictObject({ claim: text, teens: activity, children: activity, 'young-kids': activity })

/** The angles of one story of the bank, by its span. */
export const storyAngles = z.strictObject({ span: text, angles: z.array(angle) })

/** A passage that is no story, told as a scene: who says it, to whom, from where and why, from what the Bible itself tells. */
export const passage = z.strictObject({
  span: text,
  form: text,
  /** Where the Bible gives the facts of the scene. */
  sceneFrom: texts,
  title: text,
  people: texts,
  gives: z.array(trait),
  refrain: text,
  leftOut: texts,
  children: texts,
  youngKids: texts,
  angles: z.array(angle),
})
