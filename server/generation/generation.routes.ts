import {
  followGeneration as followLine,
  generateContent as generateLine,
  readAiProvider,
  regenerate,
  suggestMetadata as suggestLine,
} from '#contract/generation.ts'
import { rates } from '#contract/limits.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { route } from '#server/http/route.ts'
import { finishedGeneration, followGeneration } from './follow-generation.ts'
import { generateContent } from './generate-content.ts'
import { startAgain } from './generation.store.ts'
import { suggestMetadata } from './suggest-metadata.ts'

export const generationRoutes = [
  route(
    generateLine,
    async (app, { user, body, gone }) =>
      finishedGeneration(app, { userId: user.id, ...(await generateContent(app, { userId: user.id, form: body })), gone }),
    async function* (app, { user, body, gone }) {
      yield* followGeneration(app, { userId: user.id, ...(await generateContent(app, { userId: user.id, form: body })), gone })
    },
  ),
  route(
    followLine,
    (app, { user, params, gone }) =>
      finishedGeneration(app, { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found'), gone }),
    (app, { user, params, gone }) => followGeneration(app, { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found'), gone }),
  ),
  route(regenerate, async (app, { user, params }) => {
    const sermonId = identifier(params.id, 'sermons.not_found')
    await countAgainst(app, rates.generate, user.id)
    if (!(await startAgain(app, { userId: user.id, sermonId }))) throw new Problem('sermons.not_found')
    app.jobs.poke()
    return { sermonId }
  }),
  route(suggestLine, (app, { body }) => suggestMetadata(app, { content: body.content })),
  route(readAiProvider, async (app) => ({ ...app.ai.info, supportsMultimedia: app.voices.length > 0 })),
]
