import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { wishesOfClass } from '#contract/generation-wishes.ts'
import { ageGroup, lessonBook, sectionId } from '#contract/lesson-book.ts'
import { keptPlan, planChange } from '#contract/lesson-plan.ts'
import { rates, sermonText } from '#contract/limits.ts'
import { sermonForm } from '#contract/sermons.ts'

export const generatedContent = z.object({
  sermonId: z.string(),
  teens: lessonBook,
  children: lessonBook,
  'young-kids': lessonBook,
  notices: z.array(z.string()),
})
export type GeneratedContent = z.output<typeof generatedContent>

/** What the writing waits for: the provider is busy or away. `until` is when it is asked again. */
export const providerWait = z.object({ fault: z.string(), since: z.iso.datetime(), until: z.iso.datetime() })
export type ProviderWait = z.output<typeof providerWait>

/** Where a running generation stands: the whole picture each time, so a reader that joins late misses nothing. */
export const generationProgress = z.object({
  sermonId: z.string(),
  /** 'asking': the plan is there, and the books wait for the leader's word. */
  state: z.enum(['queued', 'reading', 'asking', 'writing', 'done', 'failed']),
  books: z.array(
    z.object({
      ageGroup,
      done: z.boolean(),
      section: z.string(),
      /** The sections that the model is asked for again, because what it wrote may not be taught. */
      mending: z._default(z.array(sectionId), []),
      content: lessonBook,
    }),
  ),
  notices: z.array(z.string()),
  waiting: z._default(z.nullable(providerWait), null),
  message: z.string(),
})
export type GenerationProgress = z.output<typeof generationProgress>
export type BookProgress = GenerationProgress['books'][number]

export const aiProvider = z.object({
  provider: z.enum(['openai', 'anthropic', 'google', 'compatible', 'offline']),
  model: z.string(),
  supportsMultimedia: z.boolean(),
  /** Whether an image model draws, too: what it draws is offered beside Storyfold's pictures. */
  draws: z.boolean(),
  /** A sentence for the page: who writes the lessons here. */
  description: z.string(),
})
export type AiProvider = z.output<typeof aiProvider>
export const suggestions = z.object({ title: z.string(), scripture: z.string(), theme: z.string() })

/** What a stream of a generation says first: what was heard. */
export const planHeard = z.object({ sermonId: z.string(), plan: keptPlan })
export type PlanHeard = z.output<typeof planHeard>

export const generateContent = endpoint({
  method: 'POST',
  path: '/api/generate-content',
  access: 'subscriber',
  summary: 'Write three lesson books from a sermon; answers with JSON, or streams with Accept: text/event-stream',
  body: z.extend(sermonForm, {
    ...wishesOfClass,
    /** The leader's own word that a text which does not read like a sermon is one. */
    anyway: z._default(z.boolean(), false),
    /** Stop after the plan and wait for the leader, where a choice is his to make. */
    ask: z._default(z.boolean(), false),
  }),
  reply: generatedContent,
  streams: true,
})
/** Joins a generation that runs or continues one that was cut off; answers at once when the books are there. */
export const followGeneration = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/generation',
  access: 'user',
  summary: 'Follow the writing of the books of a sermon',
  reply: generatedContent,
  streams: true,
})
export const regenerate = endpoint({
  method: 'POST',
  path: '/api/sermons/:id/generation',
  access: 'subscriber',
  summary: 'Write the books of a sermon, by the plan as it stands, by a changed one or by the next best one; answers like generate-content',
  body: z.strictObject({
    plan: z.optional(planChange),
    engine: z.optional(z.enum(['provider', 'offline'])),
    /** Another story and other activities than last time. */
    another: z._default(z.boolean(), false),
    /** These books only; the others stay as they are. */
    ages: z.optional(z.array(ageGroup).check(z.minLength(1), z.maxLength(3))),
    /** Read the sermon, and stop after the plan as a first generation that asks does. */
    ask: z._default(z.boolean(), false),
  }),
  reply: generatedContent,
  streams: true,
})
export const suggestMetadata = endpoint({
  method: 'POST',
  path: '/api/ai-form-assist',
  access: 'user',
  summary: 'Suggest title, scripture and theme for a sermon text',
  body: z.strictObject({
    content: z.string().check(z.trim(), z.minLength(1, 'Please provide sermon content first'), z.maxLength(sermonText.maxCharacters)),
  }),
  reply: suggestions,
  limit: rates.suggest,
})
export const readAiProvider = endpoint({
  method: 'GET',
  path: '/api/ai-provider',
  access: 'anyone',
  summary: 'Which engine writes the lessons here',
  reply: aiProvider,
})
