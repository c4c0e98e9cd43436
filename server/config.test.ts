import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configTable, readConfig, variables, warningsOf } from './config.ts'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', role: 'all', trialDays: 3, rateLimits: 'on' })
  })
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address'],
    [{ AI_PROVIDER: 'openai' }, 'OPENAI_API_KEY is not set'],
    [{ AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://127.0.0.1:1' }, 'AI_MODEL does not name'],
    [{ NODE_ENV: 'production' }, 'APP_URL is not set'],
    [{ NODE_ENV: 'production', APP_URL: 'https://a.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
    [{ ROLE: 'worker' }, 'DATABASE_URL is not set'],
    [{ TRUST_PROXY: 'zzz' }, 'TRUST_PROXY must list IP addresses'],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/99' }, '"10.0.0.0/99" is not one'],
    [{ S3_BUCKET: 'church' }, 'S3_BUCKET is set, but S3_ACCESS_KEY_ID is not'],
    [{ S3_BUCKET: 'church', S3_ACCESS_KEY_ID: 'a' }, 'S3_BUCKET is set, but S3_SECRET_ACCESS_KEY is not'],
    [{ S3_BUCKET: 'Grace Chapel' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_ENDPOINT is set, but S3_BUCKET is not'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address'],
  ])('that contradicts itself stops the start with a sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
  // Free text cannot be wrong: any folder may be named so.
  test.each(variables.map(({ name }) => name).filter((name) => name !== 'DATA_DIR'))(
    'with nonsense in %s is refused in a sentence that names it',
    (name) => {
      expect(() => readConfig({ [name]: ' n o n \u0007 sense ' })).toThrow(new RegExp(`^${name} .*\\.$`))
    },
  )
  test('takes what is right', () => {
    const right = { TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32', HOST: '0.0.0.0', MAIL_FROM: 'Grace Chapel <books@grace.example>' }
    expect(readConfig(right)).toMatchObject({ trustProxy: right.TRUST_PROXY, host: '0.0.0.0', mailFrom: right.MAIL_FROM })
    for (const host of ['localhost', '::1', 'church.example']) expect(readConfig({ HOST: host }).host).toBe(host)
  })
  test('of production says what is missing there, and says nothing where it is a rehearsal or whole', () => {
    const production = { NODE_ENV: 'production', APP_URL: 'https://a.example' }
    expect(warningsOf(readConfig(production)).join(' ')).toMatch(/STRIPE_SECRET_KEY.*SMTP_URL.*SUPPORT_EMAIL/)
    expect(warningsOf(readConfig({}))).toEqual([])
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_1',
      STRIPE_PRICE_YEARLY: 'price_2',
    }
    expect(warningsOf(readConfig({ ...production, ...stripe, SMTP_URL: 'smtp://mail.example', SUPPORT_EMAIL: 'a@b.example' }))).toEqual([])
  })
  test('never repeats a password in its sentence', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^(?!.*hunter2)/)
  })
  test('is documented in the README by the table that is made from it', () => {
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(configTable())
  })
})
