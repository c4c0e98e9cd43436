import type { Body } from '#contract/endpoint.ts'
import {
  followGeneration as followLine,
  generateContent as generateLine,
  readAiProvider,
  regenerate,
  suggestMetadata as suggestLine,
} from '#contract/generation.ts'
import { changePlan as changePlanLine, readLessons as readLessonsLine, readPlan as readPlanLine } from '#contract/lesson-plan.ts'
import { imageModelOf } from '#server/ai/image-model.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { classDefaults } from './class-of-sermon.ts'
import { finishedGeneration, followGeneration } from './follow-generation.ts'
import { generateContent } from './generate-content.ts'
import { planOfSermon } from './plan.store.ts'
import { suggestMetadata } from './suggest-metadata.ts'
import { changePlan, lessonsToChoose, writeAgain } from './write-again.ts'

const idOf = (params: { id: string }) => identifier(params.id, 'sermons.not_found')

/** What the call does not say of the class is as it is for all new sermons of this person. */
async function begin(app: App, userId: string, { anyway, ask, minutes, translation, ...sermon }: Body<typeof generateLine>) {
  const usual = await classDefaults(app, userId)
  const form = { ...sermon, minutes: minutes ?? usual.minutes, translation: translation ?? usual.translation }
  return generateContent(app, { userId, form, anyway, ask })
}

export const generationRoutes = [
  route(
    generateLine,
    async (app, { user, body, gone }) => finishedGeneration(app, { userId: user.id, ...(await begin(app, user.id, body)), gone }),
    async function* (app, { user, body, gone }) {
      yield* followGeneration(app, { userId: user.id, ...(await begin(app, user.id, body)), gone })
    },
  ),
  route(
    followLine,
    (app, { user, params, gone }) => finishedGeneration(app, { userId: user.id, sermonId: idOf(params), gone }),
    (app, { user, params, gone }) => followGeneration(app, { userId: user.id, sermonId: idOf(params), gone }),
  ),
  route(
    regenerate,
    async (app, { user, params, body, gone }) => {
      const key = { userId: user.id, sermonId: idOf(params) }
      await writeAgain(app, key, body)
      return finishedGeneration(app, { ...key, gone })
    },
    async function* (app, { user, params, body, gone }) {
      const key = { userId: user.id, sermonId: idOf(params) }
      await writeAgain(app, key, body)
      yield* followGeneration(app, { ...key, gone })
    },
  ),
  route(readPlanLine, async (app, { user, params }) => {
    const kept = await planOfSermon(app, { userId: user.id, sermonId: idOf(params) })
    if (!kept) throw new Problem('plan.not_there')
    return kept.plan
  }),
  route(readLessonsLine, (app, { user, params, query }) => lessonsToChoose(app, { userId: user.id, sermonId: idOf(params) }, query)),
  route(changePlanLine, (app, { user, params, body }) => changePlan(app, { userId: user.id, sermonId: idOf(params) }, body)),
  route(suggestLine, (app, { user, body }) => suggestMetadata(app, { userId: user.id, content: body.content })),
  route(readAiProvider, async (app) => ({
    ...app.ai.info,
    supportsMultimedia: app.voices.length > 0,
    draws: imageModelOf(app.config) !== undefined,
  })),
]
