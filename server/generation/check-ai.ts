import { faultSentence } from '#lesson/notes/provider-faults.ts'
import { list, object, text } from '#lesson/sections/model-shape.ts'
import { type AiEngine, makeAi } from '#server/ai/engine.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import { type Answer, streamObject } from '#server/ai/stream-object.ts'
import { sermonCost, typicalSermon } from '#server/ai/typical-sermon.ts'
import type { Config } from '#server/config.ts'
import { CannotDo, type OperatorApp, type OperatorCommand } from '#server/operator/command.ts'
import { takenBySermon, takenSince } from './provider-calls.store.ts'

const dayMs = 86_400_000
const [daysShown, sermonsShown] = [30, 10]
const line = (name: string, says: string) => `${name.padEnd(10)} ${says}`
const number = (value: number) => Math.round(value).toLocaleString('en')
const dollars = (micro: number | null) => (micro === null ? 'no price known' : `$${(micro / 1e6).toFixed(micro < 1e6 ? 3 : 2)}`)

/**
 * The operator's card of the AI: asks it one tiny question and says whether the key, the model and the schema are taken, how fast it
 * is, what a sermon costs, and what was spent. Throws CannotDo with the cause and what to do where it does not answer.
 */
export const checkAi: OperatorCommand = async (app) => {
  const ai = makeAi(app.config)
  const spent = await spentHere(app)
  if (!ai.model)
    return [
      line('provider', 'none: lessons are written without AI.'),
      line(
        'to set one',
        'OPENAI_API_KEY, ANTHROPIC_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY; for a server of your own AI_BASE_URL and AI_MODEL.',
      ),
      ...spent,
    ]
  const head = [
    line('provider', `${ai.info.provider}, ${ai.info.model}, at ${placeOf(app.config)}`),
    line(
      'asked as',
      `${ai.profile.name}: ${number(ai.profile.context)} tokens in all, ${ai.profile.reasoningRoom ? `${number(ai.profile.reasoningRoom)} of them to think in` : 'none of them to think in'}`,
    ),
    line(
      'limits',
      `${number(ai.contextTokens)} tokens of sermon (AI_CONTEXT_TOKENS), ${ai.timeoutMs / 1000} s a call (AI_TIMEOUT_MS), waits ${Math.round(ai.patienceMs / 60_000)} min for it (AI_PATIENCE_MS)`,
    ),
  ]
  const answer = await tiny(ai).catch((error: unknown) => {
    throw new CannotDo([...head, line('LOOK', causeOf(error, app.config)), ...spent].join('\n'))
  })
  return [...head, ...saidWell(ai, answer), line('a sermon', costOfSermon(ai)), ...spent]
}

const tinySchema = object({
  truth: text('One sentence of eight words or more about God’s nearness.'),
  words: list(text('Five plain words that a child knows.')),
})
const tiny = (ai: AiEngine): Promise<Answer> =>
  streamObject(ai, {
    name: 'check',
    schema: tinySchema,
    instructions: 'Answer with one JSON object in the shape that is asked for, and nothing else.',
    prompt: { shared: [], own: 'Say in one sentence that God is near, and give five words for it.' },
    maxOutputTokens: 300,
    leastKeys: 2,
  })

function saidWell({ learned }: AiEngine, { spent, salvaged }: Answer): string[] {
  const writing = Math.max(1, spent.ms - spent.firstMs)
  return [
    line('key', 'accepted.'),
    line('model', 'answers.'),
    line(
      'schema',
      learned.schemaInWords
        ? 'refused; it is told in words instead, and the answer keeps to it.'
        : salvaged
          ? 'taken, but the answer had to be mended.'
          : 'taken and kept.',
    ),
    line(
      'speed',
      `${(spent.firstMs / 1000).toFixed(1)} s to the first word, then ${number((spent.output / writing) * 1000)} tokens a second, by ${spent.output} tokens`,
    ),
  ]
}

function costOfSermon({ profile }: AiEngine): string {
  const cost = sermonCost(profile)
  const size = `about ${number(typicalSermon.input + typicalSermon.output)} tokens in ${typicalSermon.calls} calls for ${number(typicalSermon.words)} words`
  return cost
    ? `${size}: $${cost.kept.toFixed(3)} to $${cost.anew.toFixed(3)} by the published price`
    : `${size}; no price of this model is known here`
}

/** What to do about a fault, for whoever runs Storyfold; a key or a text never stands in it. */
function causeOf(error: unknown, config: Config): string {
  if (!(error instanceof ProviderError)) return `it did not answer: ${String(error).slice(0, 200)}`
  const key = {
    openai: 'OPENAI_API_KEY',
    anthropic: 'ANTHROPIC_API_KEY',
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
    compatible: 'OPENAI_API_KEY',
  }
  const { provider } = makeAi(config).info
  const says = {
    'refused-key': `the key was refused: check ${provider === 'offline' ? 'the key' : key[provider]}.`,
    'no-credit': 'the account has no credit left: top it up with the provider.',
    busy: `it is too busy${error.retryAfterMs ? ` and asks to come again in ${Math.ceil(error.retryAfterMs / 1000)} s` : ''}: lessons wait for it. If that happens often, raise your limits with the provider or lower AI_CALLS_AT_ONCE.`,
    away: `nothing answers at ${placeOf(config)}, or it fails: is it running, and is AI_BASE_URL right?`,
    timeout: 'it did not answer in time: raise AI_TIMEOUT_MS, or take a smaller model.',
    'too-long': 'it reads less than this small question: give the server more context.',
    misconfigured: `there is no such model or address: check AI_MODEL and AI_BASE_URL.`,
    'schema-refused': 'it refuses the schema even in words: take another model.',
    'no-room': 'it thinks so long that nothing is left for the answer: take a model that thinks less.',
    declined: 'its filter declined even this small question: take another model, or ease its filter.',
    unreadable: 'its answer keeps to no shape: take a larger model.',
    failed: faultSentence('failed'),
    stopped: faultSentence('stopped'),
  }
  const detail = String(error.cause instanceof Error ? error.cause.message : (error.cause ?? ''))
    .replace(/\s+/g, ' ')
    .slice(0, 160)
  return `${says[error.fault]}${detail ? ` It said: ${detail}` : ''}`
}

const placeOf = ({ aiBaseUrl }: Config) => (aiBaseUrl ? new URL(aiBaseUrl).host : 'its own address')

/** What was spent: by model in the last days, and by sermon. */
async function spentHere(app: OperatorApp): Promise<string[]> {
  const taken = await takenSince(app, new Date(app.now().getTime() - daysShown * dayMs))
  const sermons = await takenBySermon(app, sermonsShown)
  const again = (one: { input: number; cached: number }) => (one.input ? Math.round((one.cached / one.input) * 100) : 0)
  return [
    ...taken.map((one) =>
      line(
        `${daysShown} days`,
        `${one.model}: ${one.sermons} sermons, ${number(one.calls)} calls (${one.failed} failed), ${number(one.input)} tokens read (${again(one)}% of them again), ${number(one.output)} written, ${dollars(one.microdollars)}`,
      ),
    ),
    ...sermons.map((one) =>
      line(
        'sermon',
        `${one.at.toISOString().slice(0, 10)} ${one.sermonId.slice(0, 8)} ${one.model}: ${one.calls} calls, ${number(one.tokens)} tokens, ${dollars(one.microdollars)}`,
      ),
    ),
  ]
}
