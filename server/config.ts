import path from 'node:path'
import { address, bucket, choice, host, key, mailbox, number, proxies, Refused, sender } from './config-values.ts'

/** One environment variable: what it means, what it may be, and what stands in its place. */
export type Variable = { name: string; doc: string; shown: string; read: (text: string | undefined) => unknown }

const providers = ['auto', 'openai', 'anthropic', 'google', 'compatible', 'offline'] as const
const table = {
  port: { name: 'PORT', doc: 'where it listens', shown: '3000', read: number('PORT', 3000, 0, 65_535) as (t?: string) => number },
  host: {
    name: 'HOST',
    doc: 'the address it listens on; 0.0.0.0 for every machine of your network',
    shown: '127.0.0.1',
    read: host('HOST', '127.0.0.1') as (t?: string) => string,
  },
  appUrl: {
    name: 'APP_URL',
    doc: 'the address that links carry',
    shown: 'derived from HOST and PORT',
    read: address('APP_URL', ['http:', 'https:']),
  },
  dataDir: {
    name: 'DATA_DIR',
    doc: 'database and files of the embedded default',
    shown: './data',
    read: (t?: string) => path.resolve(t || './data'),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    doc: '`postgres://…`: use a PostgreSQL server',
    shown: 'embedded',
    read: address('DATABASE_URL', ['postgres:', 'postgresql:']),
  },
  s3Bucket: {
    name: 'S3_BUCKET',
    doc: 'files in this bucket of an S3-compatible store',
    shown: 'files under DATA_DIR',
    read: bucket('S3_BUCKET'),
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    doc: 'where that store answers',
    shown: 'Amazon S3 in S3_REGION',
    read: address('S3_ENDPOINT', ['http:', 'https:']),
  },
  s3Region: { name: 'S3_REGION', doc: 'its region', shown: 'us-east-1', read: key('S3_REGION') },
  s3AccessKeyId: { name: 'S3_ACCESS_KEY_ID', doc: 'the access key for that store', shown: 'none', read: key('S3_ACCESS_KEY_ID') },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    doc: 'the secret that goes with that key',
    shown: 'none',
    read: key('S3_SECRET_ACCESS_KEY'),
  },
  role: {
    name: 'ROLE',
    doc: '`all`, `web` (answers requests) or `worker` (writes lessons)',
    shown: 'all',
    read: choice('ROLE', ['all', 'web', 'worker'], 'all'),
  },
  aiProvider: {
    name: 'AI_PROVIDER',
    doc: '`auto`, `openai`, `anthropic`, `google`, `compatible`, `offline`',
    shown: 'auto: the first key found, else offline',
    read: choice('AI_PROVIDER', providers, 'auto'),
  },
  openaiKey: { name: 'OPENAI_API_KEY', doc: 'key for OpenAI', shown: 'none', read: key('OPENAI_API_KEY') },
  anthropicKey: { name: 'ANTHROPIC_API_KEY', doc: 'key for Anthropic', shown: 'none', read: key('ANTHROPIC_API_KEY') },
  googleKey: { name: 'GOOGLE_GENERATIVE_AI_API_KEY', doc: 'key for Google', shown: 'none', read: key('GOOGLE_GENERATIVE_AI_API_KEY') },
  aiBaseUrl: {
    name: 'AI_BASE_URL',
    doc: 'any endpoint that speaks the OpenAI protocol (Ollama, llama.cpp, vLLM, a proxy)',
    shown: 'none',
    read: address('AI_BASE_URL', ['http:', 'https:']),
  },
  aiModel: { name: 'AI_MODEL', doc: 'the model that writes', shown: 'per provider', read: key('AI_MODEL') },
  aiSpeechModel: {
    name: 'AI_SPEECH_MODEL',
    doc: 'the model that reads aloud, at OpenAI or at AI_BASE_URL',
    shown: 'OpenAI: gpt-4o-mini-tts; else the voice that comes with the program',
    read: key('AI_SPEECH_MODEL'),
  },
  aiImageModel: {
    name: 'AI_IMAGE_MODEL',
    doc: 'the model that draws, at OpenAI or at AI_BASE_URL',
    shown: 'none: Storyfold draws',
    read: key('AI_IMAGE_MODEL'),
  },
  aiContextTokens: {
    name: 'AI_CONTEXT_TOKENS',
    doc: 'how many tokens of sermon the model can read at once',
    shown: '24000; less where the model has less room',
    read: number('AI_CONTEXT_TOKENS', 24_000, 1000, 2_000_000) as (t?: string) => number,
  },
  aiTimeoutMs: {
    name: 'AI_TIMEOUT_MS',
    doc: 'longest time for one call to the provider',
    shown: '180000; 900000 for a model on this machine or its network',
    read: number('AI_TIMEOUT_MS', undefined, 100, 3_600_000),
  },
  aiPatienceMs: {
    name: 'AI_PATIENCE_MS',
    doc: 'how long a lesson waits for a provider that is busy or away before it is written without AI',
    shown: '1200000',
    read: number('AI_PATIENCE_MS', 1_200_000, 0, 86_400_000) as (t?: string) => number,
  },
  aiCallsAtOnce: {
    name: 'AI_CALLS_AT_ONCE',
    doc: 'how many calls the provider gets at the same time from one process',
    shown: '12; 1 for a model on this machine or its network',
    read: number('AI_CALLS_AT_ONCE', undefined, 1, 1000),
  },
  stripeSecretKey: {
    name: 'STRIPE_SECRET_KEY',
    doc: 'real payments',
    shown: 'a rehearsal that charges no card; refused in production',
    read: key('STRIPE_SECRET_KEY', ['sk_', 'rk_']),
  },
  stripeWebhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    doc: 'proves that events come from Stripe',
    shown: 'none',
    read: key('STRIPE_WEBHOOK_SECRET', ['whsec_']),
  },
  stripePriceMonthly: {
    name: 'STRIPE_PRICE_MONTHLY',
    doc: 'the price of the monthly plan at Stripe',
    shown: 'none',
    read: key('STRIPE_PRICE_MONTHLY', ['price_']),
  },
  stripePriceYearly: {
    name: 'STRIPE_PRICE_YEARLY',
    doc: 'the price of the yearly plan at Stripe',
    shown: 'none',
    read: key('STRIPE_PRICE_YEARLY', ['price_']),
  },
  stripeApiBase: {
    name: 'STRIPE_API_BASE',
    doc: 'points the payments elsewhere, for tests',
    shown: 'Stripe',
    read: address('STRIPE_API_BASE', ['http:', 'https:']),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    doc: '`smtp://user:password@host:587`: send real mail',
    shown: 'files in DATA_DIR/outbox',
    read: address('SMTP_URL', ['smtp:', 'smtps:']),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    doc: 'who mail comes from',
    shown: 'Storyfold <no-reply@localhost>',
    read: sender('MAIL_FROM', 'Storyfold <no-reply@localhost>') as (t?: string) => string,
  },
  supportEmail: {
    name: 'SUPPORT_EMAIL',
    doc: 'where people write for help',
    shown: 'none: messages are kept in the database',
    read: mailbox('SUPPORT_EMAIL') as (t?: string) => string,
  },
  trialDays: {
    name: 'TRIAL_DAYS',
    doc: 'length of the trial',
    shown: '3',
    read: number('TRIAL_DAYS', 3, 0, 3650) as (t?: string) => number,
  },
  rateLimits: { name: 'RATE_LIMITS', doc: '`on`, or `off` for tests', shown: 'on', read: choice('RATE_LIMITS', ['on', 'off'], 'on') },
  warmUp: {
    name: 'WARM_UP',
    doc: '`on`, or `off`: the engine without AI and the reader of documents are loaded when they are first asked, not when the server starts',
    shown: 'on',
    read: choice('WARM_UP', ['on', 'off'], 'on'),
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    doc: 'addresses whose X-Forwarded-For counts, with commas',
    shown: 'none',
    read: proxies('TRUST_PROXY'),
  },
  otelEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    doc: 'an OpenTelemetry collector (OTLP over HTTP) that gets traces',
    shown: 'none',
    read: address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  },
  otelHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    doc: '`key=value` with commas: what that collector wants to be told',
    shown: 'none',
    read: key('OTEL_EXPORTER_OTLP_HEADERS'),
  },
  environment: {
    name: 'NODE_ENV',
    doc: '`production` demands `APP_URL` and refuses `RATE_LIMITS=off`',
    shown: 'development',
    read: choice('NODE_ENV', ['development', 'production', 'test'], 'development'),
  },
} as const satisfies Record<string, Variable>

export type Config = { [Key in keyof typeof table]: ReturnType<(typeof table)[Key]['read']> }
export const variables: readonly Variable[] = Object.values(table)

/**
 * Reads the environment into one typed object.
 * Throws one Error whose message is a sentence for each wrong or contradicting variable, naming it.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const wrong: string[] = []
  const read = Object.fromEntries(
    Object.entries(table).map(([key, variable]) => {
      try {
        return [key, variable.read(env[variable.name]?.trim())]
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        wrong.push(error.message)
        return [key, undefined]
      }
    }),
  ) as Config
  wrong.push(...contradictions(read))
  if (wrong.length) throw new Error(wrong.join('\n'))
  return read
}

function contradictions(config: Config): string[] {
  const keys = {
    openai: [config.openaiKey, 'OPENAI_API_KEY'],
    anthropic: [config.anthropicKey, 'ANTHROPIC_API_KEY'],
    google: [config.googleKey, 'GOOGLE_GENERATIVE_AI_API_KEY'],
    compatible: [config.aiBaseUrl, 'AI_BASE_URL'],
  } as const
  const found: string[] = []
  const named = config.aiProvider
  if (named && named in keys && !keys[named as keyof typeof keys][0])
    found.push(`AI_PROVIDER is ${named}, but ${keys[named as keyof typeof keys][1]} is not set.`)
  if (named === 'compatible' && config.aiBaseUrl && !config.aiModel)
    found.push('AI_PROVIDER is compatible, but AI_MODEL does not name the model to ask for.')
  if (named === 'auto' && config.aiBaseUrl && !config.aiModel && !config.openaiKey && !config.anthropicKey && !config.googleKey)
    found.push('AI_BASE_URL is set, but AI_MODEL does not name the model to ask for.')
  if (config.environment === 'production') {
    if (!config.appUrl) found.push('NODE_ENV is production, but APP_URL is not set: links would point to this machine.')
    if (config.rateLimits === 'off') found.push('RATE_LIMITS is off, but NODE_ENV is production: passwords could be guessed without limit.')
  }
  if (config.stripeSecretKey)
    for (const [value, name] of [
      [config.stripeWebhookSecret, 'STRIPE_WEBHOOK_SECRET'],
      [config.stripePriceMonthly, 'STRIPE_PRICE_MONTHLY'],
      [config.stripePriceYearly, 'STRIPE_PRICE_YEARLY'],
    ] as const)
      if (!value) found.push(`STRIPE_SECRET_KEY is set, but ${name} is not.`)
  found.push(...halfAStore(config))
  // One that was refused is named already.
  if (['web', 'worker'].includes(config.role) && !config.databaseUrl)
    found.push(`ROLE is ${config.role}, but DATABASE_URL is not set: the embedded database serves one process only.`)
  return found
}

/** Half a store would be passed over in silence, and files would lie where nobody looks for them. */
function halfAStore({ s3Bucket, s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey }: Config): string[] {
  const others = { S3_ENDPOINT: s3Endpoint, S3_REGION: s3Region, S3_ACCESS_KEY_ID: s3AccessKeyId, S3_SECRET_ACCESS_KEY: s3SecretAccessKey }
  if (!s3Bucket)
    return Object.entries(others)
      .filter(([, value]) => value)
      .map(([name]) => `${name} is set, but S3_BUCKET is not: name the bucket, or unset it to keep files under DATA_DIR.`)
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !others[name])
    .map((name) => `S3_BUCKET is set, but ${name} is not.`)
}

/** What a production installation should know of itself before its people find out, each as a sentence. */
export function warningsOf(config: Config): string[] {
  if (config.environment !== 'production') return []
  return [
    ...(config.stripeSecretKey ? [] : ['nothing can be bought: STRIPE_SECRET_KEY is not set.']),
    ...(config.role !== 'all' && !config.s3Bucket
      ? [`files lie in ${config.dataDir}: with several processes that must be one folder that all of them see. Set S3_BUCKET otherwise.`]
      : []),
    ...(config.smtpUrl
      ? []
      : [`no mail leaves this machine: SMTP_URL is not set, and each mail is a file in ${path.join(config.dataDir, 'outbox')}.`]),
    ...(config.supportEmail
      ? []
      : ['messages from the contact page reach nobody: SUPPORT_EMAIL is not set, and they wait in the database.']),
  ]
}

/** The configuration table of the README, made from the same rows that read the environment. */
export function configTable(): string {
  return ['| variable | meaning | default |', '|---|---|---|', ...variables.map((v) => `| \`${v.name}\` | ${v.doc} | ${v.shown} |`)].join(
    '\n',
  )
}
