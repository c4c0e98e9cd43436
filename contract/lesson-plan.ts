import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroups } from '#contract/lesson-book.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const list = <S extends z.ZodMiniType>(schema: S, most: number) => z.array(schema).check(z.maxLength(most))
const byAge = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ teens: schema, children: schema, 'young-kids': schema })

/** How the big idea was come by: the preacher says that it is, he comes back to it, it was found in his words, or the leader gave it. */
export const ideaSource = z.enum(['stated', 'repeated', 'found', 'leader'])

/** Why a sentence may be the big idea, as a code: the page makes the sentence of it. */
export const ideaReason = z.enum([
  'announced',
  'restated',
  'title',
  'opening',
  'closing',
  'central',
  'answer',
  'heading',
  'contrast',
  'gospel',
])
export type IdeaReason = z.output<typeof ideaReason>

/** A sentence that may be the big idea. `quote` stands in the sermon to the letter; '' where the words are the leader's. */
export const ideaCandidate = z.strictObject({ text: text(600), quote: text(1200), reason: ideaReason })
export type IdeaCandidate = z.output<typeof ideaCandidate>

/** One of the preacher's own points. `quote` is a sentence of the sermon that says it; `segment` is where it stands: 'v. 4', '2', ''. */
export const planPoint = z.strictObject({
  text: text(400),
  quote: text(1200),
  segment: text(40),
  /** The books that have it. */
  ages: list(z.enum(ageGroups), 3),
})
export type PlanPoint = z.output<typeof planPoint>

/** Why a story was chosen: it is the sermon's passage, the preacher tells it, it is of the same book, or it says the same thing. */
export const storyReason = z.enum(['passage', 'retold', 'book', 'claim', 'nearest', 'leader'])
export const planStory = z.strictObject({ span: text(80), title: text(200), why: storyReason })
export type PlanStory = z.output<typeof planStory>

/** What a leader has to be careful with. `topic` and `note` are codes of `lesson/reading/sensitive`; the quote is the sermon's. */
export const sensitiveMatter = z.strictObject({ topic: text(60), quote: text(1200), note: text(800) })
export type SensitiveMatter = z.output<typeof sensitiveMatter>

/**
 * What all three books are written from: made once of a sermon, by the provider or by the reading, checked by program,
 * and changed by the leader. Everything that the sermon is said to have said stands in it to the letter.
 */
export const lessonPlan = z.strictObject({
  bigIdea: z.strictObject({ text: text(600), quote: text(1200), how: ideaSource, others: list(ideaCandidate, 4) }),
  points: list(planPoint, 8),
  /** The main passage as printed, 'Philippians 4:4-9'; '' where the sermon has none. */
  passage: text(200),
  /** Other passages that it leans on. */
  verses: list(text(120), 12),
  story: z.nullable(z.extend(planStory, { others: list(planStory, 4) })),
  /** The bank's claim that says the same; '' where none is near enough. */
  claim: text(120),
  bottomLine: byAge(text(300)),
  illustrations: z.strictObject({ fit: list(text(600), 8), unfit: list(text(600), 12) }),
  /** People of the preacher's own life, by the name or word the sermon has for them; no page for children names them. */
  private: list(text(120), 40),
  sensitive: list(sensitiveMatter, 12),
  leftOut: list(text(400), 20),
  /** 0 to 1, measured: the share of sermons of like evidence whose first candidate was the idea. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
})
export type LessonPlan = z.output<typeof lessonPlan>

/** What is asked of the leader before anything is written: a passage in the form that the sermon does not contain. */
export const planAsk = z.strictObject({ code: z.enum(['passage']), given: text(200), found: text(200) })
export type PlanAsk = z.output<typeof planAsk>

/** A plan as it is kept: who made it, whether a person has confirmed it, and what is still asked. */
export const keptPlan = z.extend(lessonPlan, {
  madeBy: z.enum(['provider', 'reading']),
  confirmed: z.boolean(),
  asks: list(planAsk, 4),
})
export type KeptPlan = z.output<typeof keptPlan>

const chosenIdea = z.strictObject({
  text: text(600).check(z.minLength(1, 'Say in one sentence what the sermon says.')),
  quote: z.optional(text(1200)),
  how: z.optional(ideaSource),
  others: z.optional(list(ideaCandidate, 4)),
})
const chosenStory = z.strictObject({
  span: text(80),
  title: z.optional(text(200)),
  why: z.optional(storyReason),
  others: z.optional(list(planStory, 4)),
})

/** The leader's version of a plan: what is left out stays as it is. A whole plan as it was read may be sent back too. */
export const planChange = z.strictObject({
  ...z.partial(keptPlan).shape,
  bigIdea: z.optional(chosenIdea),
  story: z.optional(z.nullable(chosenStory)),
  /** An empty line is left to Storyfold. */
  bottomLine: z.optional(z.partial(byAge(text(300)))),
})
export type PlanChange = z.output<typeof planChange>

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/plan',
  access: 'user',
  summary: 'What was heard in a sermon: the plan of its three books',
  reply: keptPlan,
})
/** What a story of the bank can teach: a claim, in the sentence that says it. */
export const lessonOfStory = z.strictObject({ claim: z.string(), truth: z.string() })
export type LessonOfStory = z.output<typeof lessonOfStory>
export const readLessons = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/plan/lessons',
  access: 'user',
  summary: 'What a story can teach, the nearest to an idea first; without a word of either, those of the plan',
  query: z.strictObject({ story: z._default(text(80), ''), idea: z._default(text(600), '') }),
  reply: z.array(lessonOfStory),
})
export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/sermons/:id/plan',
  access: 'user',
  summary: 'The leader’s version of the plan; what is left out stays as it is',
  body: planChange,
  reply: keptPlan,
})
